/** Whether the key of the dice, told at the end, is the one whose hash was shown from the start. */

export type Verdict = "fits" | "wrong" | "practice" | "unable";

interface Header {
  key?: string;
  commitment?: string;
  practice?: boolean;
}

export async function verify(record: string, commitment: string): Promise<Verdict> {
  const header = JSON.parse(record.slice(0, record.indexOf("\n"))) as Header;
  if (header.practice) return "practice";
  if (!globalThis.crypto?.subtle || !header.key) return "unable"; // a page without TLS on the local network
  const bytes = Uint8Array.from(header.key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const own = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return own === commitment && header.commitment === commitment ? "fits" : "wrong";
}
