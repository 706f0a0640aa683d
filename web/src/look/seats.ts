/** Who is who: a colour, a shape and a letter, always the three together. */

import type { Colour, Seat, Shape } from "../types";

export const COLOURS: Colour[] = ["sky", "coral", "leaf", "orchid", "bone", "rose"];
export const SHAPES: Shape[] = ["circle", "triangle", "square", "diamond", "cross", "hexagon"];

export const PATHS: Record<Shape, string> = {
  circle: "M0,-10.5A10.5,10.5 0 1 1 -.01,-10.5Z",
  triangle: "M0,-11.5L11.5,8.5L-11.5,8.5Z",
  square: "M-9.3,-9.3H9.3V9.3H-9.3Z",
  diamond: "M0,-12L12,0L0,12L-12,0Z",
  cross: "M-5.6,-12H5.6V-5.6H12V5.6H5.6V12H-5.6V5.6H-12V-5.6H-5.6Z",
  hexagon: "M0,-11.5L10,-5.75V5.75L0,11.5L-10,5.75V-5.75Z",
};

/** The initial of each name, or the next letter of it that is free. */
export function letters(seats: Pick<Seat, "name">[]): string[] {
  const taken: string[] = [];
  for (const [place, { name }] of seats.entries()) {
    const own = [...name.toUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    taken.push(own.find((letter) => !taken.includes(letter)) ?? String(place + 1));
  }
  return taken;
}

/** Sides are told apart by a letter of their own, whoever sits on them. */
export const sideLetter = (side: number) => String.fromCharCode(65 + (side % 26));
