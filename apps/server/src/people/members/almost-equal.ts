/** Whether one letter was changed, added, left out, or two neighbours changed places, or nothing at all. */
export function areAlmostEqual(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const first = short.findIndex((letter, place) => letter !== long[place]);
  if (first === -1) return long.length - short.length <= 1;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  const isSwapped =
    short[first] === long[first + 1] &&
    short[first + 1] === long[first] &&
    rest(short, first + 2) === rest(long, first + 2);
  const isChanged = rest(short, first + 1) === rest(long, first + 1);
  const isAdded = rest(short, first) === rest(long, first + 1);
  return short.length === long.length ? isChanged || isSwapped : isAdded;
}
