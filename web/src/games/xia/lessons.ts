/** What the coach has to say about Xia, and when. The words are in `locale/../lessons.ftl`. */

import type { Course, Goal, Lesson } from "../../coach/course";

/** Of several that are due, the first here comes first. */
const lessons: Lesson[] = [
  { id: "xia-welcome", rules: ["xia.general.objective", "xia.fame.nine-sources"], asked: ["xia."] },
  { id: "xia-ship", rules: ["xia.ship.mat"], asked: ["xia.setup.ship-choice-tier-one"], at: ["mat"] },
  { id: "xia-kit", rules: ["xia.first-game.kit-choice"], asked: ["xia.first-game.kit-choice"], at: ["kit"] },
  { id: "xia-outfits", rules: ["xia.setup.starting-outfits"], asked: ["xia.setup.starting-outfits"], at: ["outfit"] },
  {
    id: "xia-stow",
    rules: ["xia.ship.hold-capacity"],
    asked: ["xia.outfit.placement", "xia.business.buy-ship-transfer"],
  },
  { id: "xia-turn", rules: ["xia.turn.phases", "xia.action.unlimited"], asked: ["xia.action.list"], at: ["engine"] },
  { id: "xia-move", rules: ["xia.move.point-per-space"], asked: ["xia.move.point-per-space"], at: ["hex"] },
  { id: "xia-damage", rules: ["xia.damage.placement"], asked: ["xia.damage.placement"] },
  { id: "xia-shields", rules: ["xia.outfit.shield-hazards"], asked: ["xia.outfit.shield-hazards"] },
  {
    id: "xia-defend",
    rules: ["xia.combat.declare-defense"],
    asked: ["xia.combat.declare-defense", "xia.ability.defense-timing"],
  },
  { id: "xia-rearm", rules: ["xia.combat.rearm"], asked: ["xia.combat.rearm"], at: ["arm"] },
  {
    id: "xia-attack",
    rules: ["xia.combat.acquire", "xia.combat.declare-attack"],
    asked: ["xia.combat.acquire", "xia.combat.declare-attack", "xia.combat.ability-attack"],
    at: ["ship"],
  },
  { id: "xia-buy", rules: ["xia.cargo.buy"], asked: ["xia.cargo.buy", "xia.cargo.buy-where"], at: ["pairs"] },
  { id: "xia-cube", rules: ["xia.cargo.placing"], asked: ["xia.cargo.placing"] },
  { id: "xia-sell", rules: ["xia.cargo.sell", "xia.fame.trade"], asked: ["xia.cargo.sell"], at: ["sell"] },
  {
    id: "xia-loose",
    rules: ["xia.cargo.collect"],
    asked: ["xia.cargo.collect", "xia.cargo.jettison"],
    at: ["collect"],
  },
  { id: "xia-missions", rules: ["xia.mission.draw"], asked: ["xia.mission.draw"], at: ["keep"] },
  { id: "xia-fulfilled", rules: ["xia.mission.reveal"], asked: ["xia.mission.reveal"], at: ["reveal"] },
  { id: "xia-business", rules: ["xia.business.any-order"], asked: ["xia.business.any-order"], at: ["recharge"] },
  { id: "xia-arm", rules: ["xia.status.arm", "xia.status.arm-free"], asked: ["xia.status.arm"], at: ["arm"] },
  { id: "xia-claim", rules: ["xia.title.claim"], asked: ["xia.title.claim"], at: ["title"] },
  { id: "xia-edge", rules: ["xia.explore.declare-edge"], asked: ["xia.explore.declare-edge"], at: ["edge"] },
  { id: "xia-respawn", rules: ["xia.respawn.where"], asked: ["xia.respawn.where"] },
  { id: "xia-rescued", rules: ["xia.rescue.arm-now"], asked: ["xia.rescue.arm-now"], at: ["arm"] },
  { id: "xia-tigris", rules: ["xia.gate.tigris"], asked: ["xia.gate.tigris"] },
  { id: "xia-steer", rules: ["xia.npc.controller"], asked: ["xia.npc."] },
  { id: "xia-ability", rules: ["xia.ability.use"], asked: ["xia.ability."] },
  { id: "xia-gift", rules: ["xia.credits.gift"], asked: ["xia.credits.gift"] },
  { id: "xia-dead", rules: ["xia.death.removed", "xia.fame.no-loss"], told: ["xia.death.removed"], whom: "ship" },
  { id: "xia-stranded", rules: ["xia.stranded.limits"], told: ["xia.stranded.definition"] },
  { id: "xia-roll", rules: ["xia.move.engine", "xia.marker.spend"], told: ["xia.move.engine"] },
  { id: "xia-bounty", rules: ["xia.bounty.status"], told: ["xia.bounty."] },
  { id: "xia-fame", rules: ["xia.fame.nine-sources", "xia.fame.immediate"], told: ["xia.fame."] },
  { id: "xia-mission", rules: ["xia.mission.one-active"], told: ["xia.mission.one-active"], at: ["look:job:"] },
  { id: "xia-title", rules: ["xia.title.draw"], told: ["xia.title.draw"], anybody: true, at: ["look:title:"] },
  { id: "xia-npc", rules: ["xia.npc.list"], told: ["xia.npc.spawn"], anybody: true },
  { id: "xia-sector", rules: ["xia.explore.place-tile"], told: ["xia.explore.place-tile"], anybody: true },
  { id: "xia-fight", rules: ["xia.combat.resolve"], told: ["xia.combat.resolve"], anybody: true },
  { id: "xia-end", rules: ["xia.turn.order"], told: ["xia.turn.ends"] },
  { id: "xia-engine", rules: ["xia.move.engine"], offered: ["engine"] },
  { id: "xia-border", rules: ["xia.border.immediate"], offered: ["cross"] },
  { id: "xia-jump", rules: ["xia.explore.blind-jump"], offered: ["jump"] },
  { id: "xia-scan", rules: ["xia.explore.scan"], offered: ["scan"] },
  { id: "xia-token", rules: ["xia.explore.token-collect"], offered: ["token"] },
  { id: "xia-draw", rules: ["xia.mission.draw"], offered: ["draw"] },
  { id: "xia-market", rules: ["xia.cargo.buy"], offered: ["buy"] },
  { id: "xia-sale", rules: ["xia.cargo.sell"], offered: ["sell"] },
  {
    id: "xia-gather",
    rules: ["xia.cargo.mine", "xia.cargo.salvage", "xia.cargo.harvest"],
    offered: ["mine", "salvage", "harvest"],
  },
  { id: "xia-target", rules: ["xia.combat.acquire"], offered: ["attack"] },
  { id: "xia-rescue", rules: ["xia.rescue.conditions"], offered: ["rescue"] },
  { id: "xia-reach", rules: ["xia.move.use-occupied-space"], offered: ["use"] },
  { id: "xia-gate", rules: ["xia.gate.use"], offered: ["gate", "tigris"] },
  { id: "xia-impulse", rules: ["xia.move.impulse"], offered: ["impulse"] },
];

const BUSINESS = ["recharge", "repair", "buy-outfits", "sell-outfits", "buy-ship", "buy-fame"].map(
  (name) => `xia.business.${name}`,
);

const goals: Goal[] = [
  { id: "xia-roll", told: ["xia.move.engine"] },
  { id: "xia-discover", told: ["xia.explore.scan", "xia.explore.blind-jump"] },
  { id: "xia-token", told: ["xia.explore.token-collect"] },
  { id: "xia-mission", told: ["xia.mission.one-active"] },
  { id: "xia-sell", told: ["xia.cargo.sell"] },
  { id: "xia-business", told: BUSINESS },
  { id: "xia-fame", told: ["xia.fame.", "xia.gate.first-use-fame"] },
];

export default { lessons, goals } satisfies Course;
