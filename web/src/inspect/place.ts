/** Where a tooltip stands: beside the thing, never over it, nor over what must stay in view. */

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;

const meet = (one: Frame, other: Frame) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));

/** Right, left, above, below: the first that fits and covers nothing; else the first that fits. */
export function beside(thing: Frame, size: Size, room: Size, keep: readonly Frame[]): Frame {
  const across = within(thing.left, size.width, room.width);
  const along = within(thing.top, size.height, room.height);
  const above = thing.top - size.height - GAP;
  const places = [
    [thing.left + thing.width + GAP, along],
    [thing.left - size.width - GAP, along],
    [across, above],
    [across, thing.top + thing.height + GAP],
    ...keep.map((frame) => [across, Math.min(frame.top, thing.top) - size.height - GAP]),
  ].map(([left = 0, top = 0]): Frame => ({ left, top, ...size }));
  const fits = ({ left, top, width, height }: Frame) =>
    left >= EDGE && top >= EDGE && left + width <= room.width - EDGE && top + height <= room.height - EDGE;
  const fitting = places.filter((place) => fits(place) && !meet(place, thing));
  return (
    fitting.find((place) => !keep.some((frame) => meet(frame, place))) ??
    fitting[0] ?? { left: across, top: within(above, size.height, room.height), ...size }
  );
}
