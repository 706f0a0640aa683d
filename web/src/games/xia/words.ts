/** The words of the drawings: what the game's own texts have no need to say. */

import { fetched } from "../telling";

/** A text by its id, in the language of the settings; to be `ready` before anything is drawn. */
export const { tell, ready } = fetched({ en: () => import("./locale/en"), ru: () => import("./locale/ru") });
