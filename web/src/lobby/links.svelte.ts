/** Whether links to this server work from outside this computer, and where they lead. */

import * as api from "../rest";

/** Names by which only this computer means itself. */
export const isHere = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Where a link is to lead: by the name under which the page was opened, unless only this computer knows it by that. */
export function origin(network: string, at: Pick<Location, "origin" | "hostname">): string {
  if (!isHere(at.hostname) || !network) return at.origin;
  return new URL(network).origin;
}

class Links {
  #network = $state("");
  /** The server has told what it knows. */
  known = $state(false);

  async look(): Promise<void> {
    this.tell((await api.games().catch(() => ({ network: "" }))).network);
  }

  /** What the server says of its address in the network. */
  tell(network: string): void {
    this.#network = network;
    this.known = true;
  }

  get origin(): string {
    return origin(this.#network, location);
  }

  get host(): string {
    return new URL(this.origin).host;
  }

  get work(): boolean {
    return !isHere(new URL(this.origin).hostname);
  }
}

export const links = new Links();
