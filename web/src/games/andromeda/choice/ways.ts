/** What a module or a Shipyard is used for, offered with the activation itself: what the game would ask next. */

import type { Follow, Way, Ways } from "../../../table/offers";
import type { Option, Question } from "../../../types";
import type { Messages } from "../../../words/messages";
import { page } from "../page.svelte";
import { carriers } from "../station/choices";
import { tell } from "../words";

const REPAIR = "andromeda.repair.choose";
/** By the first word of an answer, what asks for it; the rest is chosen among what can be repaired. */
const ASKING: Record<string, string> = {
  build: "andromeda.core.shipwright",
  repair: "andromeda.core.shipwright",
  develop: "andromeda.core.architect",
  draw: "andromeda.core.architect",
  vp: "andromeda.repair.nothing",
};
const NAMED: Record<string, string> = { module: "module", build: "ship", ship: "ship", shield: "ship" };

export const ways: Ways = (option, question, words) => {
  const told = option.about["ways"];
  if (typeof told !== "string") return { ways: [], instead: false };
  const activates = option.thing.startsWith("module:");
  const found = activates && !isInHand(option, question) ? [] : told.split(" ");
  return { ways: found.map((way) => read(way, option, words, activates)), instead: !activates };
};

/** Of all ships that could come home to a module, the one in hand does. */
function isInHand({ key }: Option, { options }: Question): boolean {
  const crew = carriers(options ?? []);
  const carrier = crew.find(({ ship }) => ship === page.carrier) ?? crew[0];
  return [...(carrier?.docks.values() ?? [])].some((one) => one.key === key);
}

function read(way: string, option: Option, words: Messages, activates: boolean): Way {
  const [keys = "", label = ""] = way.split("=");
  const [what = "", thing = "", price = ""] = label.split("/");
  const follow = keys.split(">").map((key): Follow => ({ key, code: ASKING[key.split(":")[0] ?? ""] ?? REPAIR }));
  const does = tell(`edge-way-${what}`, { name: nameOf(what, thing, words) });
  return {
    title: activates
      ? tell("edge-way", { module: words.name("module", String(option.about["module"])), does })
      : upper(does),
    detail: activates ? whence(option, words) : "",
    cost: price ? words.text("andromeda.cost.price", { price }) : "",
    sort: what === "develop" ? "goal" : "plain",
    follow,
  };
}

function nameOf(what: string, thing: string, words: Messages): string {
  if (what === "develop") return words.text("andromeda.space", words.naming.spaces.get(thing) ?? {});
  return NAMED[what] ? words.name(NAMED[what], thing) : "";
}

/** What comes home for it, and from where. */
function whence({ about: { kind, from } }: Option, words: Messages): string {
  if (typeof kind !== "string") return tell("edge-energy", { count: 1 });
  const place = words.naming.spaces.get(String(from));
  return tell("edge-way-with", {
    ship: words.name("ship", kind),
    from: place ? words.text("andromeda.space", place) : tell("edge-on-barge"),
  });
}

const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
