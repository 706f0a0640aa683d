/** Where we are: the lobby, or a table with perhaps an invitation in the fragment, which no server is told; there now,
 * or at a moment that is looked back to. */

/** A moment in an address: the entry, and whose eyes if they are not yours. There is no secret in it. */
export interface At {
  entry: number;
  eyes: number | null;
}

const TABLE = /^\/t\/([\w-]+)(?:\/at\/(-?\d{1,9})(?:\/eyes\/(\d{1,3}))?)?$/;

class Route {
  table = $state("");
  invite = $state("");
  at = $state.raw<At | null>(null);

  constructor() {
    this.#look();
    window.addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    window.scrollTo(0, 0);
  }

  /** The moment of the address is over: loading the page again shows the present. */
  toNow(): void {
    if (!this.at) return;
    history.replaceState(null, "", `/t/${this.table}${location.hash}`);
    this.at = null;
  }

  #look(): void {
    const [, table = "", entry, eyes] = TABLE.exec(location.pathname) ?? [];
    this.table = table;
    this.invite = table ? location.hash.slice(1) : "";
    this.at = entry === undefined ? null : { entry: Number(entry), eyes: eyes === undefined ? null : Number(eyes) };
  }
}

export const route = new Route();

/** Where a moment of a table is found, by whoever may see the table. */
export const placeOf = (table: string, { entry, eyes }: At): string =>
  `/t/${table}/at/${entry}${eyes === null ? "" : `/eyes/${eyes}`}`;

/** A click on a link of our own, without loading the page again; with a key held, the browser does as it likes. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}

/** The table and the invitation, or the moment, of a link that somebody pasted; null if it is none. */
export function pasted(text: string): string | null {
  const link = text.trim();
  const moment = /\/t\/([a-z0-9]{6,}\/at\/-?\d{1,9}(?:\/eyes\/\d{1,3})?)$/i.exec(link);
  if (moment) return `/t/${moment[1]}`;
  const found = /(?:^|\/t\/)([a-z0-9]{6,})#([\w-]+)$/i.exec(link) ?? /\/t\/([a-z0-9]{6,})$/i.exec(link);
  return found ? `/t/${found[1]}${found[2] ? `#${found[2]}` : ""}` : null;
}
