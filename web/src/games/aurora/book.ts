/** How people look things up in the rules of Destiny Aurora. */

import type { Book } from "../../table/search";

const everyday: Book["everyday"] = {
  en: [
    ["win won winn victor goal aim", ["aurora.win.tier1", "aurora.win.tier2", "aurora.win.deck-out"]],
    ["point score money digit earn", ["aurora.reward.crew", "aurora.reward.paid-at-shore-leave"]],
    ["shoot shot fire gun", ["aurora.combat.procedure", "aurora.ship-combat.procedure"]],
    ["attack fight", ["aurora.combat.procedure", "aurora.ship-combat.procedure", "aurora.boarding.battle-order"]],
    ["walk move go", ["aurora.move.any-direction", "aurora.ship-move.straight"]],
    ["fly flight", ["aurora.ship-move.straight", "aurora.terrain.blocking-flight"]],
    ["hide sneak invisible", ["aurora.stealth.test", "aurora.stealth.eligible-squares"]],
    ["escape flee", ["aurora.elude.test"]],
    ["see sight line", ["aurora.combat.line-of-sight", "aurora.ship-combat.firing-lines"]],
    ["chest box crate loot", ["aurora.search.open", "aurora.search.scan"]],
    ["heal doctor medic", ["aurora.heal.med-bay", "aurora.heal.revive"]],
    ["die dead death kill", ["aurora.ko.token", "aurora.ship-damage.critical"]],
    ["land planet", ["aurora.landing.descend", "aurora.landing.deployment"]],
    ["start lift orbit", ["aurora.landing.ascend-place", "aurora.landing.ascend-action"]],
    ["board capture steal", ["aurora.boarding.conditions", "aurora.overtaken.definition"]],
    ["dice test roll", ["aurora.test.pool", "aurora.test.five-plus"]],
    ["turn round", ["aurora.round.phases", "aurora.round.two-actions"]],
  ],
  ru: [
    ["побед выигр цель", ["aurora.win.tier1", "aurora.win.tier2", "aurora.win.deck-out"]],
    ["очк деньг денег дигит", ["aurora.reward.crew", "aurora.reward.paid-at-shore-leave"]],
    ["стрел выстр огонь", ["aurora.combat.procedure", "aurora.ship-combat.procedure"]],
    [
      "атак драк бой напад",
      ["aurora.combat.procedure", "aurora.ship-combat.procedure", "aurora.boarding.battle-order"],
    ],
    ["идти движ ходить", ["aurora.move.any-direction", "aurora.ship-move.straight"]],
    ["лет полет", ["aurora.ship-move.straight", "aurora.terrain.blocking-flight"]],
    ["спрят скры красть", ["aurora.stealth.test", "aurora.stealth.eligible-squares"]],
    ["убеж сбеж", ["aurora.elude.test"]],
    ["вид лини", ["aurora.combat.line-of-sight", "aurora.ship-combat.firing-lines"]],
    ["ящик сундук добыч", ["aurora.search.open", "aurora.search.scan"]],
    ["леч врач медик", ["aurora.heal.med-bay", "aurora.heal.revive"]],
    ["смерт убит гибел", ["aurora.ko.token", "aurora.ship-damage.critical"]],
    ["сесть посад планет", ["aurora.landing.descend", "aurora.landing.deployment"]],
    ["взлет космос", ["aurora.landing.ascend-place", "aurora.landing.ascend-action"]],
    ["абордаж захват", ["aurora.boarding.conditions", "aurora.overtaken.definition"]],
    ["кубик брос провер", ["aurora.test.pool", "aurora.test.five-plus"]],
    ["ход раунд", ["aurora.round.phases", "aurora.round.two-actions"]],
  ],
};

export default { terms: {}, everyday } satisfies Book;
