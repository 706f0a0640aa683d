/** The numbers by which the list offers what is drawn elsewhere too. */

import { grouped, offers } from "../../table/offers";
import type { Question } from "../../types";
import type { Messages } from "../../words/messages";

export function numbersOf(words: Messages, question: Question | undefined): Map<string, number> {
  if (!question) return new Map();
  const listed = grouped(offers(words, question)).flatMap((group) => group.parts.flatMap((part) => part.offers));
  return new Map(listed.map((offer, place) => [offer.key, place + 1]));
}
