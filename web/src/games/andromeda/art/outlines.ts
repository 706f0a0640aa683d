/** Outlines of pieces, all our own drawings: ships, raiders, developments. */

import type { Hull } from "../model";

/** Nose up. */
export const HULLS: Record<Hull, string> = {
  transport: "M-4,-14H4L6,-9V-6H10V2H6V4H10V12H5L4,15H-4L-5,12H-10V4H-6V2H-10V-6H-6V-9Z",
  fighter: "M0,-16L3,-6L4,0L14,9L13,13L5,10L3,14H-3L-5,10L-13,13L-14,9L-4,0L-3,-6Z",
  "science-vessel":
    "M0,-15C8,-15 12.5,-10 12.5,-4C12.5,1 9,5 3.4,6.4V9L8,13V15H-8V13L-3.4,9V6.4C-9,5 -12.5,1 -12.5,-4C-12.5,-10 -8,-15 0,-15Z",
  "heavy-cruiser":
    "M-2.5,-17H2.5L5,-11L5,-5L9,-8L12,-6L13,4L16,8V14L10,13L8,10L5,12L4,17H-4L-5,12L-8,10L-10,13L-16,14V8L-13,4L-12,-6L-9,-8L-5,-5L-5,-11Z",
};

/** Raiders by their class. */
export const WEDGES: Record<string, string> = {
  S: "M0,-14L5,3L13,10L4,8L0,13L-4,8L-13,10L-5,3Z",
  A: "M-14,2C-14,-3 -8,-5 -6,-5C-5,-11 5,-11 6,-5C8,-5 14,-3 14,2C14,5 7,7 4,7L7,13H-7L-4,7C-7,7 -14,5 -14,2Z",
  B: "M-12,-9C2,-15 15,-6 12,12C10,2 3,-4 -5,-3L1,3L-4,13L-9,6Z",
  C: "M-4,13H4V5L10,1L13,-11L7,-6L4,0H-4L-7,-6L-13,-11L-10,1L-4,5Z",
  D: "M-12,-4C-13,-15 13,-15 12,-4L11,3L6,5V12L2,9L0,13L-2,9L-6,12V5L-11,3Z",
};
export const FANG = "M-12,-10L-4,-7.5H4L12,-10L9.5,4L0,12L-9.5,4Z";
export const HEXAGON = "M0,-13L11.3,-6.5V6.5L0,13L-11.3,6.5V-6.5Z";

export const DEVELOPMENTS: Record<string, string> = {
  observatory: "M-11,11V5H-8A8.6,8.6 0 0 1 2,-6.6L6.6,-12L10,-9L5.4,-4.4A8.6,8.6 0 0 1 8.6,5H11V11Z",
  factory: "M-11,11V-1L-4.5,-5.5V-1L2,-5.5V-1H4V-12H8V-1H11V11Z",
  obelisk: "M-3.4,11L-2,-8L0,-13L2,-8L3.4,11H9V13H-9V11Z",
  spaceport: "M-12,11L-9,6H-2V1H-6L0,-12L6,1H2V6H9L12,11Z",
  city: "M-12,11V0H-7.5V-6H-3V-13H3V-3H7V-8H12V11Z",
};

/** What is cut out of a hull, so that it tells its type by its shape. */
export const CUTS: Record<Hull, string> = {
  transport: "M-6,-2H6M-6,8H6M0,-10V-6",
  fighter: "M0,-8V6M-6,6L-3,3M6,6L3,3",
  "science-vessel": "M0,-4.4A.1,.1 0 1 1 0,-4.39M-4.8,-4.4A4.8,4.8 0 1 1 4.8,-4.4A4.8,4.8 0 1 1 -4.8,-4.4",
  "heavy-cruiser": "M0,-11V11M-9,0V8M9,0V8M-4,-2H4",
};
export const WEDGE_CUTS: Record<string, string> = {
  S: "M0,-6V3",
  A: "M-6,-5H6M-5,1.4H-4.9M0,2H.1M5,1.4H5.1",
  B: "M3,-8L6,-3",
  C: "M0,4V9",
  D: "M-7,-4L-3,-2M7,-4L3,-2M0,1V3",
};
