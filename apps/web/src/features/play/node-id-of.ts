const LARGEST = 2_000_000_000;

/** The number of a game out of an address; null where it is none. */
export function nodeIdOf(value: unknown): number | null {
  const text = String(value ?? '');
  const number = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && number <= LARGEST ? number : null;
}
