/** Signs beside what follows from a moment, round (0, 0) and about 24 wide. */

export const STAR = "M0,-12L3.2,-3.8L12,-3.6L5,1.8L7.5,10.4L0,5.4L-7.5,10.4L-5,1.8L-12,-3.6L-3.2,-3.8Z";
export const CROWN = "M-8,6L-9.5,-5L-4,-1L0,-8L4,-1L9.5,-5L8,6Z";
const THORNS = Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4;
  const point = (r: number, by: number) =>
    `${(r * Math.sin(turn + by)).toFixed(1)},${(-r * Math.cos(turn + by)).toFixed(1)}`;
  return `M${point(8, -0.4)}L${point(14, 0)}L${point(8, 0.4)}Z`;
}).join("");

/** What is filled, in which colour. */
export const FILLED: Record<string, [path: string, colour: string]> = {
  fame: [STAR, "var(--text)"],
  energy: ["M3,-13L-9,2H-1L-3,13L9,-3H1Z", "var(--gate)"],
  bounty: [THORNS, "var(--outlaw)"],
  skill: [CROWN, "var(--rule)"],
};
/** What is drawn as a line. */
export const DRAWN: Record<string, [path: string, colour: string]> = {
  bounty: ["M0,-8A8,8 0 1 1 -.01,-8Z", "var(--outlaw)"],
  check: ["M-9,0L-3,6L9,-7", "var(--good)"],
  clock: ["M0,-10A10,10 0 1 1 -.01,-10ZM0,-5V0L4,3", "var(--text)"],
  credits: ["M0,-10A10,10 0 1 1 -.01,-10ZM3,-4H-1A2,2 0 0 0 -1,0H1A2,2 0 0 1 1,4H-3M0,-6V6", "var(--text)"],
  damage: ["M-8,-8L8,8M-8,8L8,-8", "var(--risk)"],
  impulse: ["M-9,-6L9,0L-9,6Z", "var(--text)"],
  mission: ["M0,-11L2.6,-2.6L11,0L2.6,2.6L0,11L-2.6,2.6L-11,0L-2.6,-2.6Z", "var(--risk)"],
};
