/** Focus never falls to the page: where the thing that had it is gone, what `selector` finds takes it. */

import type { Attachment } from "svelte/attachments";

export function keepsFocus(selector: string): Attachment<HTMLElement> {
  return (page) => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => (last = target as Element);
    page.addEventListener("focusin", note);
    const watching = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      page.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    });
    watching.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener("focusin", note);
      watching.disconnect();
    };
  };
}
