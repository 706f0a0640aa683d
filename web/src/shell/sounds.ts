/** A few short tones of our own, for those who want them. */

import { settings } from "../settings.svelte";

export type Sound = "turn" | "dice" | "score";

/** Hertz, and when each begins and how long it lasts, in seconds. */
const TONES: Record<Sound, [hertz: number, at: number, long: number][]> = {
  turn: [
    [523.25, 0, 0.18],
    [783.99, 0.14, 0.34],
  ],
  dice: [
    [180, 0, 0.04],
    [240, 0.09, 0.04],
    [150, 0.2, 0.06],
  ],
  score: [
    [659.25, 0, 0.12],
    [830.61, 0.1, 0.12],
    [987.77, 0.2, 0.4],
  ],
};
const SOFT = 0.25; // of what the browser could

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sounds || !settings.volume) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume(); // browsers wait for a first click
  const peak = (settings.volume / 100) * SOFT;
  for (const [hertz, at, long] of TONES[sound]) {
    const begin = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: hertz });
    const loud = new GainNode(context, { gain: 0 });
    loud.gain.setValueAtTime(0, begin);
    loud.gain.linearRampToValueAtTime(peak, begin + 0.01);
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    tone.connect(loud).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + long);
  }
}
