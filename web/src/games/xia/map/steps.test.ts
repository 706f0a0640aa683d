/** Ships fly where the events of a recorded game say. */

import { describe, expect, it } from "vitest";
import { at } from "../../../board/hexes";
import { followed, type Track } from "../../../board/tracks";
import { recordings } from "../../../recorded";
import type { Event, View } from "../../../types";
import { acting, tableOf } from "../model";
import { flown } from "./steps";

describe("steps", () => {
  it("are those that a ship flew, not where it was put", () => {
    const told = (code: string): Event => ({ number: 0, code, depth: 0, params: { ship: 2, space: [4, 0] } });
    expect(flown([told("xia.move.point-per-space"), told("xia.respawn.where")])).toEqual([
      { piece: 2, to: at([4, 0]) },
    ]);
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
        const places = tableOf(view).ships.map(({ space }) => space && at([space[0], space[1]]));
        tracks = followed(tracks, places, flown(frame.events), is === now ? -1 : is);
        now = is;
        for (const [number, { flown, here }] of tracks) {
          expect(here).toEqual(places[number]);
          if (flown.length) expect(flown.at(-1)).toEqual(here);
        }
        flights += [...tracks.values()].filter(({ flown }) => flown.length > 2).length;
      }
    }
    expect(flights).toBeGreaterThan(10);
  });
});
