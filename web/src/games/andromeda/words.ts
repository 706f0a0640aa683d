/** The words of the drawings: what the game's own texts have no need to say. */

import { telling } from "../telling";
import en from "./locale/en/moments.ftl?raw";
import ru from "./locale/ru/moments.ftl?raw";

export const tell = telling({ en: [en], ru: [ru] });
