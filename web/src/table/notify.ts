/** Tells by a notice of the browser that it is my turn: once per wait, and only while nobody looks at the page. */

import { settings } from "../settings.svelte";
import { say } from "../words/own";

export class Notifier {
  #waiting = false;

  /** `prompt` is what I am asked, or empty while I am not. */
  look(prompt: string, title: string, table: string): void {
    const begins = prompt !== "" && !this.#waiting;
    this.#waiting = prompt !== "";
    if (!begins || !document.hidden || !settings.notify || !canNotify() || Notification.permission !== "granted")
      return;
    try {
      const notice = new Notification(say("notice-turn", { table: title }), { body: prompt, tag: `rimward-${table}` });
      notice.onclick = () => window.focus();
    } catch {
      // Some phones only let a service worker tell; the title of the page still shows it.
    }
  }
}

export const canNotify = () => "Notification" in window;

/** Asks the person once; the browser remembers the answer. */
export async function allowNotices(): Promise<boolean> {
  settings.notify = canNotify() && (await Notification.requestPermission()) === "granted";
  settings.keep();
  return settings.notify;
}
