/** What fills the middle of the page: the map, or the station of a seat. */

export const page = $state<{ seat: number | null }>({ seat: null });
