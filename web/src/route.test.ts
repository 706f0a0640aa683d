/** Addresses of tables and of moments. */

import { beforeEach, describe, expect, it } from "vitest";
import { pasted, placeOf, route } from "./route.svelte";

beforeEach(() => route.go("/"));

describe("an address", () => {
  it("is of the lobby, of a table, or of a moment of one", () => {
    expect([route.table, route.at]).toEqual(["", null]);
    route.go("/t/abc234#an-invitation");
    expect([route.table, route.invite, route.at]).toEqual(["abc234", "an-invitation", null]);
    route.go("/t/abc234/at/12");
    expect([route.table, route.invite, route.at]).toEqual(["abc234", "", { entry: 12, eyes: null }]);
    route.go("/t/abc234/at/-3/eyes/2");
    expect(route.at).toEqual({ entry: -3, eyes: 2 });
  });

  it.each(["/t/abc234/at/", "/t/abc234/at/x", "/t/abc234/at/1/eyes/", "/t/abc234/12", "/t/abc234/at/12345678901"])(
    "%s is none of a table",
    (path) => {
      route.go(path);
      expect([route.table, route.at]).toEqual(["", null]);
    },
  );

  it("of a moment leads to it, and holds no secret", () => {
    for (const at of [
      { entry: 12, eyes: null },
      { entry: -3, eyes: 2 },
      { entry: 0, eyes: 0 },
    ]) {
      route.go("/t/abc234#an-invitation");
      route.go(placeOf(route.table, at));
      expect([route.table, route.at, location.hash]).toEqual(["abc234", at, ""]);
    }
  });

  it("of a moment becomes that of the table when one goes on to now", () => {
    route.go("/t/abc234/at/12#an-invitation");
    route.toNow();
    expect([location.pathname, location.hash, route.at]).toEqual(["/t/abc234", "#an-invitation", null]);
  });
});

describe("a link that is pasted", () => {
  it.each([
    ["http://host:1/t/abc234#in-vite ", "/t/abc234#in-vite"],
    ["abc234#invite", "/t/abc234#invite"],
    ["http://host/t/abc234", "/t/abc234"],
    ["https://host/t/abc234/at/12", "/t/abc234/at/12"],
    ["https://host/t/abc234/at/12/eyes/1", "/t/abc234/at/12/eyes/1"],
    ["something else", null],
  ])("%s", (text, path) => expect(pasted(text)).toBe(path));
});
