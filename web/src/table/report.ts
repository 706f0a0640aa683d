/** The file of a report: what the server says about the moment, and what it cannot know. */

import type { Report } from "../types";

export function reported(told: Report, words: string, browser: string): { name: string; text: string } {
  const whole: Report = { ...told, expected: words.trim(), browser };
  return { name: `rimward-${told.view.game}-${told.entry}.json`, text: JSON.stringify(whole) };
}
