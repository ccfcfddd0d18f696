/** Three digits as one of five kinds, by the gaps on a ring of ten. */
export function kind(digits: readonly number[]): string {
  const [a = 0, b = 0, c = 0] = digits.toSorted((x, y) => x - y);
  if (a === c) return 'leopard';
  if (a === b || b === c) return 'pair';
  const ones = [b - a, c - b, a + 10 - c].filter((gap) => gap === 1).length;
  return ones === 2 ? 'straight' : ones === 1 ? 'half' : 'mixed';
}

/** Five digits as a hand: by how many of the ten pairs of places are the same. */
export function hand(digits: readonly number[]): string {
  let same = 0;
  for (let first = 0; first < 5; first += 1) {
    for (let other = first + 1; other < 5; other += 1)
      if (digits[first] === digits[other]) same += 1;
  }
  const names: Readonly<Record<number, string>> = {
    10: 'five',
    6: 'four',
    4: 'full-house',
    3: 'trips',
    2: 'two-pair',
    1: 'pair',
  };
  if (same > 0) return names[same] ?? '';
  const sorted = digits.toSorted((a, b) => a - b);
  const gaps = sorted.map((digit, place) =>
    place < 4 ? (sorted[place + 1] ?? 0) - digit : (sorted[0] ?? 0) + 10 - digit,
  );
  return gaps.filter((gap) => gap === 1).length === 4 ? 'straight' : 'high';
}

/** Bull by three places of five, written out. */
export function bull(digits: readonly number[]): string {
  const at = (place: number) => digits[place] ?? 0;
  for (let i = 0; i < 3; i += 1) {
    for (let j = i + 1; j < 4; j += 1) {
      for (let k = j + 1; k < 5; k += 1) {
        const three = at(i) + at(j) + at(k);
        if (![0, 10, 20].includes(three)) continue;
        const rest = at(0) + at(1) + at(2) + at(3) + at(4) - three;
        const points = rest > 9 ? rest - 10 : rest;
        return points === 0 ? 'bull-bull' : `bull-${points}`;
      }
    }
  }
  return 'none';
}
