/** The rules of thumb of Xia, by the question at which they are offered; what each does, the rules of the game know. */

import type { Thumb } from "../../table/orders";
import type { Question } from "../../types";

const about = ({ options }: Question, key: string) => options?.find((option) => option.key === key)?.about ?? {};
const has = ({ options }: Question, key: string) => options?.some((option) => option.key === key) ?? false;
const mostOf = ({ options }: Question) =>
  (options ?? []).map(({ key }) => Number(key.split(":")[1])).reduce((most, number) => Math.max(most, number), 0);

const STOW: Thumb = {
  name: "stow",
  routine: true,
  follows: (question, key) => (has(question, "auto") ? key === "auto" : null),
};

export const thumbs: Record<string, Thumb[]> = {
  "xia.cargo.placing": [STOW],
  "xia.outfit.placement": [STOW],
  "xia.status.arm": [
    {
      name: "arm-all",
      routine: true,
      follows: (question, key) => {
        const most = `arm:${mostOf(question)}`;
        return about(question, most)["energy"] === 0 ? key === most : null;
      },
    },
  ],
  "xia.business.any-order": [
    {
      name: "recharge",
      routine: true,
      follows: (question, key) => (has(question, "recharge") ? key === "recharge" : null),
    },
  ],
  "xia.outfit.shield-hazards": [{ name: "shields", routine: true }],
  "xia.action.list": [{ name: "onward", routine: true }],
  "xia.ability.use": [{ name: "average", routine: true }],
  "xia.damage.placement": [
    { name: "least-harm", routine: true, follows: (question, key) => about(question, key)["lies"] === "nothing" },
  ],
};
