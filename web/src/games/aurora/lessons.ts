/** What the coach has to say about Destiny Aurora, and when. The words are in `locale/../lessons.ftl`. */

import type { Course, Goal, Lesson } from "../../coach/course";

/** Of several that are due, the first here comes first. */
const lessons: Lesson[] = [
  { id: "aurora-welcome", rules: ["aurora.win.tier1", "aurora.round.phases"], asked: ["aurora."] },
  {
    id: "aurora-draft",
    rules: ["aurora.setup.crew-draft", "aurora.setup.crew-one-per-station"],
    asked: ["aurora.setup.crew-draft", "aurora.setup.place-crew"],
    at: ["crew"],
  },
  {
    id: "aurora-dock",
    rules: ["aurora.setup.quick-docks"],
    asked: ["aurora.setup.quick-docks", "aurora.setup.ship-start"],
    at: ["dock", "square"],
  },
  {
    id: "aurora-party",
    rules: ["aurora.landing.choose-party", "aurora.initiative.party-limit"],
    asked: ["aurora.landing.choose-party", "aurora.landing.deployment"],
    at: ["disembark", "go"],
  },
  { id: "aurora-armory", rules: ["aurora.gear.carry-limits"], asked: ["aurora.landing.assign-armory"], at: ["arm"] },
  {
    id: "aurora-surface",
    rules: ["aurora.round.surface-phase"],
    asked: ["aurora.round.surface-phase"],
    at: ["crew"],
  },
  {
    id: "aurora-actions",
    rules: ["aurora.round.two-actions", "aurora.crew-action.list"],
    asked: ["aurora.crew-action.list"],
    at: ["move", "attack"],
  },
  {
    id: "aurora-goal",
    rules: ["aurora.interact.mission-tests", "aurora.test.five-plus"],
    asked: ["aurora.crew-action.list"],
    offered: ["take"],
    at: ["take"],
  },
  {
    id: "aurora-crate",
    rules: ["aurora.search.scan", "aurora.search.open"],
    asked: ["aurora.crew-action.list"],
    offered: ["open"],
    at: ["scan", "open"],
  },
  {
    id: "aurora-moving",
    rules: ["aurora.move.any-direction", "aurora.elude.test"],
    asked: ["aurora.move."],
    at: ["go"],
  },
  {
    id: "aurora-aboard",
    rules: ["aurora.landing.party-aboard"],
    asked: ["aurora.landing.party-aboard"],
    at: ["room"],
  },
  {
    id: "aurora-ascend",
    rules: ["aurora.landing.ascend-place"],
    asked: ["aurora.landing.ascend-place"],
    at: ["square", "facing"],
  },
  {
    id: "aurora-ship",
    rules: ["aurora.ship-action.list", "aurora.ship-action.free-list"],
    asked: ["aurora.ship-action."],
    at: ["move", "attack", "descend"],
  },
  { id: "aurora-flying", rules: ["aurora.ship-move.straight"], asked: ["aurora.ship-move."], at: ["fly", "turn"] },
  {
    id: "aurora-abilities",
    rules: ["aurora.ship-ability.timing", "aurora.ship-ability.once-per-round"],
    asked: ["aurora.ship-ability."],
    at: ["ability"],
  },
  {
    id: "aurora-pairing",
    rules: ["aurora.ship-combat.pairing", "aurora.ship-combat.damage"],
    asked: ["aurora.ship-combat.pairing"],
    at: ["pair"],
  },
  {
    id: "aurora-dice",
    rules: ["aurora.ship-combat.bonus-changes-die", "aurora.terrain.hindering-defense"],
    asked: ["aurora.ship-combat.", "aurora.terrain.", "aurora.gear.weapon-bonus"],
    at: ["red", "black"],
  },
  {
    id: "aurora-boarding",
    rules: ["aurora.boarding.conditions", "aurora.boarding.battle-order"],
    asked: ["aurora.boarding.", "aurora.overtaken.", "aurora.prisoner."],
    at: ["attack"],
  },
  {
    id: "aurora-gear",
    rules: ["aurora.gear.exchange", "aurora.gear.over-limit"],
    asked: ["aurora.gear."],
    at: ["give", "discard"],
  },
  {
    id: "aurora-special",
    rules: ["aurora.ability.action-cost"],
    asked: ["aurora.ability.", "aurora.combat."],
    at: ["crew", "attack"],
  },
  { id: "aurora-first", rules: ["aurora.initiative.tie-same-faction"], asked: ["aurora.initiative."] },
  { id: "aurora-bounty", rules: ["aurora.bounty.complete", "aurora.bounty.secret"], asked: ["aurora.bounty."] },
  {
    id: "aurora-shore",
    rules: ["aurora.shore.when", "aurora.shore.sell"],
    asked: ["aurora.shore."],
    at: ["sell", "buy", "recruit"],
  },
  { id: "aurora-tactical", rules: ["aurora.tactical.use"], asked: ["aurora.tactical."] },
  { id: "aurora-held", rules: ["aurora.elude.fail-at-start"], told: ["aurora.elude.failed"] },
  { id: "aurora-down", rules: ["aurora.ko.token", "aurora.ko.carry"], told: ["aurora.ko.defeated"] },
];

const goals: Goal[] = [
  { id: "aurora-ashore", told: ["aurora.landing.disembarked"] },
  { id: "aurora-opened", told: ["aurora.search.opened"] },
  { id: "aurora-hit", told: ["aurora.combat.damage"] },
  { id: "aurora-took", told: ["aurora.interact.took"] },
  { id: "aurora-back", told: ["aurora.landing.boarded"] },
];

export default { lessons, goals } satisfies Course;
