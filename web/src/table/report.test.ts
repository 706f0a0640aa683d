import { expect, it } from "vitest";
import type { Report } from "../types";
import { reported } from "./report";

it("a report has what was told, the words of the player, and the browser", () => {
  const told = { view: { game: "xia" }, entry: 12, seat: 1, expected: "", browser: "" } as unknown as Report;
  const { name, text } = reported(told, " To fly on. \n", "a browser");
  expect(name).toBe("rimward-xia-12.json");
  expect(JSON.parse(text)).toEqual({ ...told, expected: "To fly on.", browser: "a browser" });
});
