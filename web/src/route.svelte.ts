/** Where we are: the lobby, or a table with perhaps an invitation in the fragment, which no server is told. */

class Route {
  table = $state("");
  invite = $state("");

  constructor() {
    this.#look();
    window.addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    window.scrollTo(0, 0);
  }

  #look(): void {
    this.table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1] ?? "";
    this.invite = this.table ? location.hash.slice(1) : "";
  }
}

export const route = new Route();

/** A click on a link of our own, without loading the page again; with a key held, the browser does as it likes. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}

/** The table and the invitation of a link that somebody pasted; null if it is none. */
export function pasted(text: string): string | null {
  const found =
    /(?:^|\/t\/)([a-z0-9]{6,})#([\w-]+)\s*$/i.exec(text.trim()) ?? /\/t\/([a-z0-9]{6,})\s*$/i.exec(text.trim());
  return found ? `/t/${found[1]}${found[2] ? `#${found[2]}` : ""}` : null;
}
