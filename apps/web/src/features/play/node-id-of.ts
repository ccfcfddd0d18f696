const LARGEST = 2_000_000_000;

/** The number of a game out of an address, where numbers may come as such; null where it is none. */
export function nodeIdOf(value: unknown): number | null {
  const isText = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value);
  if (!isText && typeof value !== 'number') return null;
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= LARGEST ? number : null;
}
