/** How long something has lasted, in the largest unit that fits; nothing for what has just begun. */

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

export function since(language: string, seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  const count = Math.floor(seconds / size);
  if (count < 1) return "";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
}
