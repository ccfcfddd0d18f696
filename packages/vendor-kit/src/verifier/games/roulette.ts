import { chipRules, HALF, LOST, won } from './chips.ts';

type RouletteSheet = {
  readonly numbers: number;
  readonly reds: readonly number[];
  readonly partage: boolean;
  readonly pays: Readonly<Record<string, string>>;
};

type Place = { readonly kind: string; readonly numbers: readonly number[] };

const from = (first: number, count: number, step = 1): readonly number[] =>
  Array.from({ length: count }, (_, place) => first + place * step);

const EVEN_CHANCES: Readonly<Record<string, (n: number, reds: readonly number[]) => boolean>> = {
  red: (n, reds) => reds.includes(n),
  black: (n, reds) => !reds.includes(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n % 2 === 0,
  low: (n) => n <= 18,
  high: (n) => n > 18,
};

const isSplit = (a: number, b: number): boolean =>
  (a === 0 && b >= 1 && b <= 3) ||
  (a >= 1 && b <= 36 && (b === a + 3 || (b === a + 1 && a % 3 !== 0)));

/** The numbers of a place by its name; null where the cloth has none of it. */
function placeOf(bet: string, reds: readonly number[]): Place | null {
  const chance = EVEN_CHANCES[bet];
  if (chance) return { kind: 'even', numbers: from(1, 36).filter((n) => chance(n, reds)) };
  if (bet === 'first-four') return { kind: 'corner', numbers: from(0, 4) };
  if (bet === 'trio:0-1-2') return { kind: 'street', numbers: [0, 1, 2] };
  if (bet === 'trio:0-2-3') return { kind: 'street', numbers: [0, 2, 3] };
  const [, kind = '', first = '', second] =
    /^([a-z]+):(0|[1-9]\d?)(?:-([1-9]\d?))?$/.exec(bet) ?? [];
  const [n, other] = [Number(first), Number(second)];
  if (kind === 'split') return isSplit(n, other) ? { kind, numbers: [n, other] } : null;
  if (second !== undefined) return null;
  const isRowStart = n % 3 === 1;
  const numbers: Readonly<Record<string, readonly number[] | false>> = {
    straight: n <= 36 && [n],
    street: isRowStart && n <= 34 && from(n, 3),
    corner: n >= 1 && n <= 32 && n % 3 !== 0 && [n, n + 1, n + 3, n + 4],
    line: isRowStart && n <= 31 && from(n, 6),
    dozen: n >= 1 && n <= 3 && from(12 * n - 11, 12),
    column: n >= 1 && n <= 3 && from(n, 12, 3),
  };
  const covered = numbers[kind];
  return covered ? { kind, numbers: covered } : null;
}

export const playRoulette = chipRules((given, stream) => {
  const { numbers, reds, partage, pays } = given as RouletteSheet;
  const number = stream.next(numbers);
  return {
    told: [{ type: 'spin', number }],
    priceOf(bet) {
      const place = placeOf(bet, reds);
      if (!place) return null;
      if (number === 0 && place.kind === 'even') return partage ? HALF : LOST;
      return won(place.numbers.includes(number), pays[place.kind]);
    },
  };
});
