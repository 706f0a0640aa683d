/** Signs of moments and of what follows from them, as lines round (0, 0), about 24 wide. */

export const SIGNS: Record<string, string> = {
  battle: "M-10,-10L4,4M10,-10L-4,4M-8,10L-3,5M8,10L3,5M-10,3L-5,8M10,3L5,8",
  development: "M-10,10V-1L-4,-5V10M-4,10V-9L3,-12V10M3,10V-3L10,0V10M-12,10H12",
  event: "M0,-12L3,-3L12,0L3,3L0,12L-3,3L-12,0L-3,-3Z",
  raiders: "M-9,-6C-9,-13 9,-13 9,-6V2L5,5V10H-5V5L-9,2ZM-4,-3V-1M4,-3V-1",
  lost: "M-8,-8L8,8M-8,8L8,-8",
  shield: "M0,-11L9,-8V0C9,6 4,9 0,11C-4,9 -9,6 -9,0V-8Z",
  prize: "M-7,-10H7V-3C7,2 3,4 0,4C-3,4 -7,2 -7,-3ZM0,4V9M-5,10H5",
  points: "M0,-11L3,-4L11,-4L5,1L7,9L0,4L-7,9L-5,1L-11,-4L-3,-4Z",
};
