/** Whether ships are fighting, which the table wants to know before anything of it is drawn. */

import type { Question, View } from "../../../types";

const FIGHTS = ["Attack", "Barrage", "RailShot"];
const DECLARED = ["xia.combat.declare-attack", "xia.combat.declare-defense"];

/** The frames of a fight, from the outermost on: what an Ability does to several ships, then the attack on one. */
export const fights = (view: View) => view.stack.filter((frame) => FIGHTS.includes(String(frame["is"])));

export const underWay = (view: View) => fights(view).length > 0;

/** Whether its options tell what would come through, so that they can be compared. */
export const declares = (question: Question) =>
  DECLARED.includes(question.code) && (question.options ?? []).every(({ about }) => "fatal" in about);
