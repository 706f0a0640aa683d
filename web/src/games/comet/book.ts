/** How people look things up in the rules of Comet Rush. */

import type { Book } from "../../table/search";

const everyday: Book["everyday"] = {
  en: [
    ["win won winn goal", ["comet.general.aim", "comet.round.target"]],
    ["point score money", ["comet.lane.worth", "comet.turn.haul"]],
    ["lose bust", ["comet.drill.bust", "comet.lane.risk"]],
    ["card", ["comet.gadget.deck", "comet.gadget.play"]],
  ],
  ru: [
    ["побед выигр цель", ["comet.general.aim", "comet.round.target"]],
    ["очк деньг денег", ["comet.lane.worth", "comet.turn.haul"]],
    ["проигр неудач", ["comet.drill.bust", "comet.lane.risk"]],
    ["карт", ["comet.gadget.deck", "comet.gadget.play"]],
  ],
};

export default { terms: {}, everyday } satisfies Book;
