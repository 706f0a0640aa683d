/** Whose station is shown in the place of the map, or the map where it is null; and which ship a launch is with. */
export const page: { seat: number | null; ship: string } = $state({ seat: null, ship: "" });
