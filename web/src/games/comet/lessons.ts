/** What the coach has to say about Comet Rush, and when. The words are in `locale/../lessons.ftl`. */

import type { Course, Goal, Lesson } from "../../coach/course";

/** Of several that are due, the first here comes first. */
const lessons: Lesson[] = [
  { id: "comet-welcome", rules: ["comet.general.aim"], asked: ["comet."] },
  { id: "comet-lane", rules: ["comet.lane.choose", "comet.lane.alone"], asked: ["comet.lane.choose"] },
  { id: "comet-turn", rules: ["comet.turn.action"], asked: ["comet.turn.action"] },
  { id: "comet-gadget", rules: ["comet.gadget.after-roll"], asked: ["comet.gadget.after-roll"] },
  { id: "comet-gift", rules: ["comet.gift.accept"], asked: ["comet.gift.accept"] },
  { id: "comet-bust", rules: ["comet.drill.bust"], told: ["comet.drill.bust"] },
  { id: "comet-ice", rules: ["comet.drill.success", "comet.drill.full"], told: ["comet.drill.ice"] },
  { id: "comet-home", rules: ["comet.turn.haul"], told: ["comet.turn.hauled"] },
  { id: "comet-tune", rules: ["comet.turn.tune"], offered: ["tune"] },
];

const goals: Goal[] = [
  { id: "comet-drill", told: ["comet.drill.ice"] },
  { id: "comet-home", told: ["comet.turn.hauled"] },
  { id: "comet-gadget", told: ["comet.gadget.played"] },
];

export default { lessons, goals } satisfies Course;
