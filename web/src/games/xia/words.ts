/** The words of the drawings: what the game's own texts have no need to say. */

import { telling } from "../telling";
import en from "./locale/en.ftl?raw";
import enMoments from "./locale/en/moments.ftl?raw";
import ru from "./locale/ru.ftl?raw";
import ruMoments from "./locale/ru/moments.ftl?raw";

/** A text by its id, in the language of the settings. */
export const tell = telling({ en: [en, enMoments], ru: [ru, ruMoments] });
