/** Whether things move, and how much time they take. */

import { MediaQuery } from "svelte/reactivity";
import { settings, type Speed } from "../settings.svelte";

const TEMPO: Record<Speed, number> = { instant: 0, normal: 1, slow: 2 };

const calm = new MediaQuery("prefers-reduced-motion: reduce");

/** Everything is a cut. */
export const still = () => settings.motion === "reduced" || (settings.motion === "auto" && calm.current);

/** How many times the usual time everything takes; 0 is a cut. */
export const tempo = () => (still() ? 0 : TEMPO[settings.speed]);
