import { type Outcome, refused, taken } from './refusal.ts';

/**
 * What was drawn, as it stands on the board: the name of each prize and its numbers, as texts, so that
 * no zero in front is lost. Everything else is derived from it.
 */
export type Board = Readonly<Record<string, readonly string[]>>;

export type Tier = {
  readonly name: string;
  readonly count: number;
  /** What one number may be: so many digits, or one of these. */
  readonly digits?: number;
  readonly tokens?: readonly string[];
  /** No number comes twice: balls, not digits. */
  readonly isDistinct?: boolean;
  /** Nor does one of this other tier: a special ball comes from the same machine. */
  readonly isApartFrom?: string;
};

export type BoardShape = readonly Tier[];

/** Reads a board digit by digit; an unknown prize, a missing or a long number is refused. */
export function readBoard(shape: BoardShape, sent: unknown): Outcome<Board> {
  if (typeof sent !== 'object' || sent === null) return refused({ reason: 'form' });
  const given = sent as Readonly<Record<string, unknown>>;
  const stray = Object.keys(given).find((name) => !shape.some((tier) => tier.name === name));
  if (stray !== undefined) return refused({ reason: 'form' });
  const board: Record<string, readonly string[]> = {};
  for (const [group, tier] of shape.entries()) {
    const read = readTier(tier, group, given[tier.name]);
    if (!read.ok) return read;
    const twice = read.value.find((number) => board[tier.isApartFrom ?? '']?.includes(number));
    if (twice !== undefined) return refused({ reason: 'twice', found: twice });
    board[tier.name] = read.value;
  }
  return taken(board);
}

function readTier(tier: Tier, group: number, sent: unknown): Outcome<readonly string[]> {
  if (!Array.isArray(sent) || sent.some((number) => typeof number !== 'string')) {
    return refused({ reason: 'form' });
  }
  const numbers = sent as readonly string[];
  if (numbers.length !== tier.count) {
    const { count } = tier;
    return refused({ reason: 'count', group, found: numbers.length, least: count, most: count });
  }
  const [least, most] = boundsOf(tier);
  const wrong = numbers.find((number) => !isOfTier(tier, number));
  if (wrong !== undefined)
    return refused({ reason: 'number', found: wrong.slice(0, 20), least, most });
  const twice = numbers.find((number, place) => numbers.indexOf(number) !== place);
  if (tier.isDistinct && twice !== undefined) return refused({ reason: 'twice', found: twice });
  return taken(numbers);
}

const isOfTier = ({ digits, tokens }: Tier, number: string): boolean =>
  digits === undefined
    ? (tokens ?? []).includes(number)
    : number.length === digits && /^[0-9]+$/.test(number);

const boundsOf = ({ digits = 0, tokens }: Tier): readonly [string, string] =>
  tokens ? [tokens[0] ?? '', tokens.at(-1) ?? ''] : ['0'.repeat(digits), '9'.repeat(digits)];

export type BoardDifference = {
  readonly tier: string;
  readonly place: number;
  /** Which digit of the number, counted from 0. */
  readonly digit: number;
  readonly first: string;
  readonly second: string;
};

/** Where two entries of one draw differ, digit by digit; nothing when they are the same. */
export function compareBoards(first: Board, second: Board): readonly BoardDifference[] {
  const tiers = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...tiers].flatMap((tier) => {
    const [ours, theirs] = [first[tier] ?? [], second[tier] ?? []];
    const places = Array.from(
      { length: Math.max(ours.length, theirs.length) },
      (_, place) => place,
    );
    return places.flatMap((place) => compareNumbers(tier, place, [ours[place], theirs[place]]));
  });
}

function compareNumbers(
  tier: string,
  place: number,
  [first = '', second = '']: readonly (string | undefined)[],
): readonly BoardDifference[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, digit) => digit)
    .filter((digit) => first[digit] !== second[digit])
    .map((digit) => ({
      tier,
      place,
      digit,
      first: first[digit] ?? '',
      second: second[digit] ?? '',
    }));
}
