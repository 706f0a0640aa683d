/** The stream against a server that plays back what the real one sent. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordings } from "./recorded";
import { RefusedError, Stream, type Known, type Socket } from "./stream";
import type { Change, Full, Standing } from "./types";

const frames = recordings[0].viewers[0]?.frames.map((one) => one.frame) as [Full, ...Change[]];
const [full, ...changes] = frames;

/** A socket whose server is the test. */
class Fake implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.lose(1000);
  }
  #call(listener: unknown, event: object) {
    (listener as ((event: object) => void) | null)?.(event);
  }
  greet() {
    this.#call(this.onopen, {});
  }
  tell(message: object) {
    this.#call(this.onmessage, { data: JSON.stringify(message) });
  }
  lose(code: number) {
    this.#call(this.onclose, { code, reason: "" });
  }
}

let sockets: Fake[];
let known: Known | null;
let online: boolean[];
let asides: string[];
let notes: string[];
let denied: number[];
let orders: Standing[];
let stream: Stream;

const last = () => sockets.at(-1) as Fake;
const fullAt = (cursor: number, before: number, events: Full["events"]): Full => ({ ...full, cursor, before, events });

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, known, online, denied, asides, notes, orders] = [[], null, [], [], [], [], []];
  const open = () => {
    sockets.push(new Fake());
    return last();
  };
  stream = new Stream(
    open,
    { key: "k", invite: "" },
    {
      known: (now) => (known = now),
      chat: () => {},
      orders: (now) => (orders = now),
      aside: (line) => asides.push(line.text),
      notes: (text) => notes.push(text),
      online: (yes) => online.push(yes),
      denied: (code) => denied.push(code),
    },
  );
  last().greet();
});

afterEach(() => {
  stream.close();
  vi.useRealTimers();
});

describe("a stream", () => {
  it("tells what is said to our side, and what we wrote down", () => {
    last().greet();
    last().tell({ is: "aside", at: 1, seat: 2, text: "now" });
    last().tell({ is: "notes", text: "a jam" });
    expect([asides, notes]).toEqual([["now"], ["a jam"]]);
  });

  it("does not wait for the socket when the network is gone, and comes back", () => {
    last().greet();
    last().tell(full);
    stream.drop();
    expect(online).toEqual([true, false]);
    stream.drop();
    stream.hurry();
    expect(sockets.length).toBe(2);
    last().greet();
    expect(last().sent[0]).toMatchObject({ cursor: full.cursor });
  });

  it("says first who looks, and follows", () => {
    expect(last().sent).toEqual([{ key: "k", invite: "", cursor: 0 }]);
    last().tell(full);
    for (const change of changes.slice(0, 5)) last().tell(change);
    expect(known?.cursor).toBe(changes[4]?.cursor);
    expect(known?.events.map((event) => event.number)).toEqual([...Array(known?.cursor).keys()]);
    expect(known?.table.waiting).toEqual(changes[4]?.asked.filter((q) => !q.answered).map((q) => q.seat));
  });

  it("comes back with its cursor and misses nothing", () => {
    last().tell(full);
    last().tell(changes[0] as Change);
    const cursor = known?.cursor ?? 0;
    last().lose(1012);
    expect(online).toEqual([true, false]);
    vi.advanceTimersByTime(300);
    last().greet();
    expect(sockets.length).toBe(2);
    expect(last().sent).toEqual([{ key: "k", invite: "", cursor }]);
    const missed = changes.slice(1, 4).flatMap((change) => change.events);
    last().tell(fullAt(changes[3]?.cursor ?? 0, cursor, missed));
    expect(online.at(-1)).toBe(true);
    expect(known?.events.map((event) => event.number)).toEqual([...Array(changes[3]?.cursor).keys()]);
    expect(known?.before).toBe(0);
  });

  it("forgets what does not join on to what it is sent", () => {
    last().tell(full);
    last().lose(1006);
    vi.advanceTimersByTime(300);
    last().greet();
    last().tell(fullAt(1000, 900, []));
    expect(known?.events).toEqual([]);
    expect(known?.before).toBe(900);
  });

  it("waits longer each time, and not at all when told to hurry", () => {
    const tries: number[] = [];
    for (const wait of [300, 600, 1200]) {
      last().lose(1006);
      vi.advanceTimersByTime(wait - 1);
      tries.push(sockets.length);
      vi.advanceTimersByTime(1);
      tries.push(sockets.length);
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4]);
    last().lose(1006);
    stream.hurry();
    expect(sockets.length).toBe(5);
  });

  it.each([4401, 4403, 4404, 4409])("does not come back when it is told %i", (code) => {
    last().lose(code);
    vi.advanceTimersByTime(60_000);
    expect([denied, sockets.length]).toEqual([[code], 1]);
  });
});

describe("standing orders", () => {
  it("come whole, and are none where nothing is told of them", () => {
    const standing: Standing = { order: { where: "rolled" }, blind: true, at: "", since: 1, answered: 0, last: 0 };
    last().tell(full);
    last().tell({ is: "orders", orders: [standing] });
    expect(orders).toEqual([standing]);
    stream.drop();
    stream.hurry();
    last().greet();
    last().tell(full);
    expect(orders).toEqual([]);
  });
});

describe("a command", () => {
  it("is done or refused by its number", async () => {
    last().tell(full);
    const first = stream.send({ do: "answer", question: 1, key: "near" });
    const second = stream.send({ do: "undo" });
    expect(last().sent.slice(1)).toEqual([
      { do: "answer", question: 1, key: "near", request: 1 },
      { do: "undo", request: 2 },
    ]);
    last().tell({ is: "refused", request: 2, refusal: { code: "kernel.refused.stale", rule: "", numbers: {} } });
    last().tell({ is: "done", request: 1, cursor: 9 });
    await expect(first).resolves.toMatchObject({ cursor: 9 });
    await expect(second).rejects.toBeInstanceOf(RefusedError);
  });

  it("fails when the connection is lost before it is stored", async () => {
    last().tell(full);
    const sent = stream.send({ do: "undo" });
    last().lose(1006);
    await expect(sent).rejects.toMatchObject({ refusal: { code: "web.lost" } });
    await expect(stream.send({ do: "undo" })).rejects.toMatchObject({ refusal: { code: "web.lost" } });
  });
});
