/** What the log of Xia can be narrowed down to. */

import type { LogKind } from "..";
import { tell } from "./words";
import { sort } from "./sort";

export const kinds: LogKind[] = [
  { name: "fame", label: () => tell("log-fame"), has: (event) => sort(event, -1)?.kind === "score" },
  { name: "credits", label: () => tell("log-credits"), has: ({ params }) => "credits" in params || "price" in params },
];
