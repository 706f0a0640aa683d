/** How people look things up in the rules of Andromeda's Edge. */

import type { Book } from "../../table/search";

const everyday: Book["everyday"] = {
  en: [
    [
      "win won winn victor goal aim beat",
      ["andromeda.general.goal", "andromeda.end.trigger", "andromeda.scoring.order"],
    ],
    ["point score vp", ["andromeda.general.goal", "andromeda.scoring.order", "andromeda.track.vp-values"]],
    [
      "money cash coin earn rich credit",
      ["andromeda.resource.credits", "andromeda.resource.kinds", "andromeda.resource.costs"],
    ],
    [
      "shoot shot fire fight attack war",
      ["andromeda.battle.condition", "andromeda.battle.steps", "andromeda.battle.compare"],
    ],
    ["weapon gun laser", ["andromeda.battle.dice-weapons", "andromeda.ship.specs"]],
    ["shield", ["andromeda.ship.specs", "andromeda.repair.shield", "andromeda.damage.shield-depleted"]],
    ["fly flight travel move", ["andromeda.launch.sequence", "andromeda.range.counting", "andromeda.ship.move-effect"]],
    ["turn", ["andromeda.turn.launch-or-return", "andromeda.turn.end-steps"]],
    [
      "shop market buy",
      ["andromeda.module.gain-steps", "andromeda.module.buy-or-free", "andromeda.setup.module-market"],
    ],
    ["heal fix mend", ["andromeda.repair.choose", "andromeda.repair.repair-barge"]],
    ["fuel power", ["andromeda.resource.energy"]],
    ["die dead death explode destroy", ["andromeda.damage.ship", "andromeda.damage.scrapyard-return"]],
    ["pirat enem monster", ["andromeda.raider.card", "andromeda.raider.strike-timing"]],
    ["tie draw", ["andromeda.scoring.tie-break", "andromeda.battle.everyone-loses"]],
    ["people", ["andromeda.general.player-count"]],
    ["partner team", ["andromeda.team.seating", "andromeda.team.transfer"]],
    ["home", ["andromeda.return.steps", "andromeda.turn.voluntary-return"]],
    ["end finish", ["andromeda.end.trigger", "andromeda.end.final-turns"]],
  ],
  ru: [
    ["побед выигр цель", ["andromeda.general.goal", "andromeda.end.trigger", "andromeda.scoring.order"]],
    ["очк счет", ["andromeda.general.goal", "andromeda.scoring.order", "andromeda.track.vp-values"]],
    [
      "деньг денег монет кредит",
      ["andromeda.resource.credits", "andromeda.resource.kinds", "andromeda.resource.costs"],
    ],
    [
      "стрел выстр воев драк атак напад",
      ["andromeda.battle.condition", "andromeda.battle.steps", "andromeda.battle.compare"],
    ],
    ["оруж пушк", ["andromeda.battle.dice-weapons", "andromeda.ship.specs"]],
    ["щит", ["andromeda.ship.specs", "andromeda.repair.shield", "andromeda.damage.shield-depleted"]],
    ["лет полет движ", ["andromeda.launch.sequence", "andromeda.range.counting", "andromeda.ship.move-effect"]],
    ["ход", ["andromeda.turn.launch-or-return", "andromeda.turn.end-steps"]],
    [
      "рынок рынк магазин купи покуп",
      ["andromeda.module.gain-steps", "andromeda.module.buy-or-free", "andromeda.setup.module-market"],
    ],
    ["чини почин", ["andromeda.repair.choose", "andromeda.repair.repair-barge"]],
    ["топлив", ["andromeda.resource.energy"]],
    ["смерт гибел уничт взорв", ["andromeda.damage.ship", "andromeda.damage.scrapyard-return"]],
    ["пират враг", ["andromeda.raider.card", "andromeda.raider.strike-timing"]],
    ["ничь", ["andromeda.scoring.tie-break", "andromeda.battle.everyone-loses"]],
    ["игрок люд", ["andromeda.general.player-count"]],
    ["напарник команд", ["andromeda.team.seating", "andromeda.team.transfer"]],
    ["домой", ["andromeda.return.steps", "andromeda.turn.voluntary-return"]],
    ["конец конц", ["andromeda.end.trigger", "andromeda.end.final-turns"]],
  ],
};

export default { terms: {}, everyday } satisfies Book;
