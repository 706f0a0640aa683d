/** Whether a key is free to be a command: nobody writes, and it is no shortcut of the browser. */
export function free(event: KeyboardEvent, but = "input, textarea, select, dialog"): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return !(event.target instanceof Element && event.target.closest(but));
}
