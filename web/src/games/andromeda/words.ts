/** The words of the drawings: what the game's own texts have no need to say. */

import { telling } from "../telling";
import enEdge from "./locale/en/edge.ftl?raw";
import enMoments from "./locale/en/moments.ftl?raw";
import ruEdge from "./locale/ru/edge.ftl?raw";
import ruMoments from "./locale/ru/moments.ftl?raw";

export const tell = telling({ en: [enEdge, enMoments], ru: [ruEdge, ruMoments] });
