/** How much room there is. */
import { MediaQuery } from "svelte/reactivity";

/** One part at a time: a phone, upright or on its side. Style sheets write the same out, for they know no constants. */
export const phone = new MediaQuery("(max-width: 760px), (max-width: 1100px) and (max-height: 520px)");

/** A phone on its side: the map and what is asked stand beside each other. */
export const sideways = new MediaQuery("(min-width: 561px) and (max-width: 1100px) and (max-height: 520px)");
