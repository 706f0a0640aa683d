/** For tests: all words are here, in both languages. */

import { ready } from "../games/xia/words";
import { speak } from "./own";

await Promise.all([speak("en"), speak("ru")]);
await Promise.all((["en", "ru"] as const).map(ready));
