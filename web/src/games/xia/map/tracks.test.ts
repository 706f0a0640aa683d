/** Ships fly where the events say, and leave a trail until their next turn. */

import { describe, expect, it } from "vitest";
import { recordings } from "../../../recorded";
import type { Event, View } from "../../../types";
import { acting, tableOf, type Ship } from "../model";
import { at } from "./hexes";
import { followed, type Track } from "./tracks";

const ship = (q: number, r: number) => ({ space: [q, r] }) as unknown as Ship;
const step = (ship: number, q: number, r: number, code = "xia.move.point-per-space"): Event => ({
  number: 0,
  code,
  depth: 0,
  params: { ship, space: [q, r] },
});
const start = followed(new Map(), [ship(0, 0), ship(5, 5)], [], 0);

describe("tracks", () => {
  it("follow a way step by step, and nobody else's", () => {
    const after = followed(start, [ship(2, 0), ship(5, 5)], [step(0, 1, 0), step(1, 9, 9), step(0, 2, 0)], -1);
    expect(after.get(0)?.flown).toEqual([at([0, 0]), at([1, 0]), at([2, 0])]);
    expect(after.get(0)?.turn).toBe(90);
    expect(after.get(1)).toBe(start.get(1));
  });

  it("grow during a turn, and end where the next one begins", () => {
    const once = followed(start, [ship(1, 0)], [step(0, 1, 0)], 0);
    const twice = followed(once, [ship(1, 1)], [step(0, 1, 1)], -1);
    expect(twice.get(0)?.trail).toEqual([at([0, 0]), at([1, 0]), at([1, 1])]);
    expect(twice.get(0)?.flown.length).toBe(2);
    expect(followed(twice, [ship(1, 1)], [], 0).get(0)?.trail).toEqual([]);
  });

  it("do not tell of a ship that was put somewhere", () => {
    const after = followed(start, [ship(4, 0), ship(5, 5)], [step(0, 4, 0, "xia.respawn.where")], -1);
    expect(after.get(0)).toMatchObject({ here: at([4, 0]), flown: [], trail: [] });
  });

  it("end where the ships of a recorded game are", () => {
    let flights = 0;
    for (const { frames } of recordings[1].viewers) {
      let tracks: Map<number, Track> = new Map();
      let now = -1;
      let view: View | undefined;
      for (const { frame, view: whole } of frames) {
        view =
          whole ??
          (view && ({ ...view, ...frame, table: { ...view.table, ...("table" in frame ? frame.table : {}) } } as View));
        if (!view) continue;
        const is = acting(view);
        tracks = followed(tracks, tableOf(view).ships, frame.events, is === now ? -1 : is);
        now = is;
        for (const [number, { flown, here }] of tracks) {
          expect(here).toEqual(at(tableOf(view).ships[number]?.space ?? [99, 99]));
          if (flown.length) expect(flown.at(-1)).toEqual(here);
        }
        flights += [...tracks.values()].filter(({ flown }) => flown.length > 2).length;
      }
    }
    expect(flights).toBeGreaterThan(10);
  });
});
