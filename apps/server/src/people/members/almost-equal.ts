/** Whether one letter was changed, added, left out, or two neighbours changed places, or nothing at all. */
export function areAlmostEqual(one: string, other: string): boolean {
  // Letters are code units: an emoji in a name counts as two.
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let first = 0;
  while (first < short.length && short[first] === long[first]) first += 1;
  if (first === short.length) return long.length - short.length <= 1;
  const isSwapped =
    short[first] === long[first + 1] &&
    short[first + 1] === long[first] &&
    short.slice(first + 2) === long.slice(first + 2);
  const isChanged = short.slice(first + 1) === long.slice(first + 1);
  const isAdded = short.slice(first) === long.slice(first + 1);
  return short.length === long.length ? isChanged || isSwapped : isAdded;
}
