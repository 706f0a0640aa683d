/** Whose station is shown in the place of the map, or the map where it is null; which ship a launch is with; and which
 * ship comes home next, or energy where it is null. */
export const page: { seat: number | null; ship: string; carrier: number | null | undefined } = $state({
  seat: null,
  ship: "",
  carrier: undefined,
});
