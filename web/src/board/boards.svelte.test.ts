/** Several boards: tabs, two side by side, and the other one small and live. */

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Event } from "../types";
import { Boards } from "./boards.svelte";
import View from "./Boards.svelte";

const event = (number: number, at: string): Event => ({ number, code: "moved", depth: 0, params: { at } });
const where = ({ params }: Event) => String(params["at"]) || null;
const board = createRawSnippet((key: () => string, role: () => string) => ({
  render: () => "<i></i>",
  setup: (element) => {
    $effect(() => {
      (element as HTMLElement).dataset["board"] = `${key()} ${role()}`;
    });
  },
}));

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => shown && unmount(shown));
function drawn(boards: Boards, asked: string | null = null) {
  shown = mount(View, {
    target: document.body,
    props: {
      boards,
      covered: 0,
      asked,
      nameOf: (key) => `the ${key}`,
      textOf: ({ number }) => `news ${number}`,
      board,
    },
  });
  flushSync();
  const roles = () => [...document.querySelectorAll<HTMLElement>("[data-board]")].map((one) => one.dataset["board"]);
  const press = (text: string) => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
    button?.click();
    flushSync();
  };
  return { roles, press };
}

it("draws one board without anything beside it", () => {
  const { roles } = drawn(new Boards(["map"]));
  expect(roles()).toEqual(["map main"]);
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

it("draws the other one small, and changes by its tab, by the small one and by X", () => {
  const boards = new Boards(["surface", "orbit"]);
  const { roles, press } = drawn(boards);
  expect(roles()).toEqual(["surface main", "orbit small"]);
  press("the orbit");
  expect(roles()).toEqual(["surface small", "orbit main"]);
  document.querySelector<HTMLElement>(".lens")?.click();
  flushSync();
  expect(roles()).toEqual(["surface main", "orbit small"]);
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyX" }));
  flushSync();
  expect(roles()).toEqual(["surface small", "orbit main"]);
});

it("draws both side by side", () => {
  const boards = new Boards(["surface", "orbit"]);
  const { roles } = drawn(boards);
  boards.sideBySide();
  flushSync();
  expect(roles()).toEqual(["surface main", "orbit beside"]);
});

it("changes by itself only where I am asked, once for each time", () => {
  const boards = new Boards(["surface", "orbit"]);
  boards.asks("orbit");
  expect(boards.shown).toBe("orbit");
  boards.show("surface");
  boards.asks("orbit");
  expect(boards.shown).toBe("surface");
  boards.asks(null);
  boards.asks("orbit");
  expect(boards.shown).toBe("orbit");
});

it("tells the newest of the board that is not looked at, until it is", () => {
  const boards = new Boards(["surface", "orbit"]);
  drawn(boards);
  boards.happened([event(1, "orbit"), event(2, "orbit"), event(3, "surface"), event(4, "")], where);
  flushSync();
  expect(document.querySelector(".news")?.textContent).toBe("news 2");
  expect(boards.news("surface")).toBeUndefined();
  boards.show("orbit");
  expect(boards.news("orbit")).toBeUndefined();
});
