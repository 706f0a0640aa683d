/** What the coach has to say about Andromeda's Edge, and when. The words are in `locale/../lessons.ftl`. */

import type { Course, Goal, Lesson } from "../../coach/course";

/** Of several that are due, the first here comes first. */
const lessons: Lesson[] = [
  { id: "andromeda-welcome", rules: ["andromeda.general.goal", "andromeda.end.trigger"], asked: ["andromeda."] },
  {
    id: "andromeda-faction",
    rules: ["andromeda.player.faction-choice"],
    asked: ["andromeda.player.faction-choice"],
    at: ["faction"],
  },
  {
    id: "andromeda-turn",
    rules: ["andromeda.turn.launch-or-return"],
    asked: ["andromeda.turn.launch-or-return"],
    at: ["launch"],
  },
  {
    id: "andromeda-reaction",
    rules: ["andromeda.turn.start-effects", "andromeda.launch.sequence"],
    asked: ["andromeda.turn.start-effects", "andromeda.launch.", "andromeda.activate.", "andromeda.tactics."],
    at: ["play"],
  },
  {
    id: "andromeda-base",
    rules: ["andromeda.base.trade-hub"],
    asked: ["andromeda.base.", "andromeda.core.shipwright", "andromeda.core.architect"],
  },
  {
    id: "andromeda-station",
    rules: ["andromeda.return.steps"],
    asked: ["andromeda.return.", "andromeda.core.primary-reactor"],
    at: ["ship", "energy"],
  },
  {
    id: "andromeda-battle",
    rules: ["andromeda.battle.steps"],
    asked: ["andromeda.battle.", "andromeda.ship.ability-jump"],
    at: ["ship", "fight"],
  },
  {
    id: "andromeda-moon",
    rules: ["andromeda.moon.limit", "andromeda.moon.slot-any-time"],
    asked: ["andromeda.moon.", "andromeda.free.abandon-moon-payment"],
    at: ["slot", "abandon"],
  },
  {
    id: "andromeda-leaders",
    rules: ["andromeda.free.recruit-leaders"],
    asked: ["andromeda.free."],
    at: ["recruit", "region"],
  },
  { id: "andromeda-module", rules: ["andromeda.module.gain-steps"], asked: ["andromeda.module."], at: ["buy", "take"] },
  {
    id: "andromeda-ships",
    rules: ["andromeda.ship.build", "andromeda.upgrade.gain"],
    asked: ["andromeda.ship.", "andromeda.upgrade."],
    at: ["build", "tile"],
  },
  {
    id: "andromeda-development",
    rules: ["andromeda.development.requirements", "andromeda.development.scoring"],
    asked: ["andromeda.development."],
    at: ["develop"],
  },
  {
    id: "andromeda-track",
    rules: ["andromeda.track.five", "andromeda.track.vp-values"],
    asked: ["andromeda.track."],
    at: ["track", "token"],
  },
  {
    id: "andromeda-event",
    rules: ["andromeda.event.resolve-timing", "andromeda.turn.end-discard"],
    asked: ["andromeda.event.", "andromeda.turn.end-steps"],
  },
  {
    id: "andromeda-raiders",
    rules: ["andromeda.raider.card", "andromeda.raider.strike-timing"],
    asked: ["andromeda.raider."],
    at: ["raider"],
  },
  {
    id: "andromeda-damage",
    rules: ["andromeda.damage.ship", "andromeda.damage.module"],
    asked: ["andromeda.damage.", "andromeda.general.opponent"],
  },
  {
    id: "andromeda-repair",
    rules: ["andromeda.repair.choose"],
    asked: ["andromeda.repair."],
    at: ["ship", "module", "shield"],
  },
  {
    id: "andromeda-paying",
    rules: ["andromeda.resource.kinds", "andromeda.resource.costs"],
    asked: ["andromeda.resource.", "andromeda.general.effect-overrides"],
  },
  { id: "andromeda-destiny", rules: ["andromeda.destiny.goal"], asked: ["andromeda.destiny."], at: ["destiny"] },
  { id: "andromeda-team", rules: ["andromeda.team.not-opponents"], asked: ["andromeda.team."] },
  {
    id: "andromeda-landed",
    rules: ["andromeda.activate.once"],
    told: ["andromeda.activate.planet", "andromeda.activate.base"],
  },
  { id: "andromeda-won", rules: ["andromeda.battle.winner-supremacy"], told: ["andromeda.battle.won"] },
];

const goals: Goal[] = [
  { id: "andromeda-launch", told: ["andromeda.launch.placed"] },
  { id: "andromeda-moon", told: ["andromeda.moon.gained"] },
  { id: "andromeda-return", told: ["andromeda.return.returned"] },
  { id: "andromeda-module", told: ["andromeda.module.gained"] },
  { id: "andromeda-track", told: ["andromeda.track.advanced"] },
  { id: "andromeda-battle", told: ["andromeda.battle.won"] },
];

export default { lessons, goals } satisfies Course;
