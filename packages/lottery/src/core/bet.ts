import { type Minor, minor, type Ppm, ppm } from '@baize/std/money';
import type { Selection } from './entry.ts';
import {
  decimalText,
  exactText,
  type Fraction,
  fraction,
  NOTHING,
  plus,
  times,
  WHOLE,
} from './fraction.ts';
import { findPlay, type Lottery, type Parts } from './lottery.ts';
import { BACK, type Hit, type Play } from './play.ts';
import { type Outcome, refused, taken } from './refusal.ts';
import { countLines, linesOf, readSelection } from './selection.ts';
import { type Prizes, prizesOf, type Tariff } from './tariff.ts';

export const UNIT_MAX = 1_000_000_000_000n;
export const MULTIPLE_MAX = 99_999n;

/** What was sent, or kept: a play of a lottery by its code. */
export type BetInput = {
  readonly play: string;
  readonly selection: Selection;
  /** What one unit costs, in minor units. */
  readonly unit: bigint;
  readonly multiple: bigint;
};

/** A bet that can be taken: checked, with its numbers in their one form. */
export type Bet = {
  readonly play: Play;
  readonly selection: Selection;
  readonly unit: Minor;
  readonly multiple: bigint;
  readonly lines: number;
  /** unit × multiple × lines × the play's stakes. */
  readonly price: Minor;
};

export function readBet(lottery: Lottery, input: BetInput): Outcome<Bet> {
  const play = findPlay(lottery, input.play);
  if (!play) return refused({ reason: 'play', found: input.play.slice(0, 40) });
  const { unit, multiple } = input;
  if (unit < 1n || unit > UNIT_MAX) return refused({ reason: 'unit', ...bounds(unit, UNIT_MAX) });
  if (multiple < 1n || multiple > MULTIPLE_MAX) {
    return refused({ reason: 'multiple', ...bounds(multiple, MULTIPLE_MAX) });
  }
  const selection = readSelection(play.entry, input.selection);
  if (!selection.ok) return selection;
  const lines = countLines(play.entry, selection.value);
  const price = minor(unit * multiple * BigInt(lines) * BigInt(play.stakes));
  return taken({ play, selection: selection.value, unit: minor(unit), multiple, lines, price });
}

const bounds = (found: bigint, most: bigint) => ({
  found: `${found}`,
  least: '1',
  most: `${most}`,
});

/** A line that was paid, with everything a sentence about it needs. */
export type PaidLine = {
  readonly line: string;
  readonly hits: readonly PaidHit[];
  /** Below a million when the number was sold at a part of its prize. */
  readonly pays: Ppm;
  readonly payout: Minor;
  /** Whether a part of a minor unit was cut off. */
  readonly isRounded: boolean;
};

export type PaidHit = Hit & {
  /** For one unit: `653.3333`, cut after four digits, and exactly `1960/3`. */
  readonly pays: string;
  readonly paysExactly: string;
};

/** How the payout of a bet came to be. */
export type Settlement = {
  readonly play: string;
  readonly part: string;
  /** The part of the result the play looked at. */
  readonly result: readonly string[];
  readonly lines: number;
  readonly unit: Minor;
  readonly multiple: bigint;
  readonly paid: readonly PaidLine[];
  readonly payout: Minor;
  /** Each line is rounded down to a whole minor unit, by itself and once. */
  readonly rounding: 'down-per-line';
};

type SettleOptions = {
  readonly parts: Parts;
  readonly tariff: Tariff;
  /** What part of its prize a line pays, where a number was sold at less; all of it by default. */
  readonly paysOf?: (line: string) => Ppm;
};

const FULL = ppm(1_000_000n);

export function settleBet(bet: Bet, { parts, tariff, paysOf }: SettleOptions): Settlement {
  const { play, selection, unit, multiple, lines } = bet;
  const result = parts[play.part] ?? [];
  const paid: PaidLine[] = [];
  for (const line of linesOf(play.entry, selection)) {
    const hits = play.hits(line, result);
    if (hits.length === 0) continue;
    const prizes = prizesOf(play, line, tariff);
    paid.push(
      payLine({ line, hits, prizes, staked: unit * multiple, pays: paysOf?.(line) ?? FULL }),
    );
  }
  const payout = minor(paid.reduce((all, line) => all + line.payout, 0n));
  const { code, part } = play;
  return {
    play: code,
    part,
    result,
    lines,
    unit,
    multiple,
    paid,
    payout,
    rounding: 'down-per-line',
  };
}

type LineHit = {
  readonly line: string;
  readonly hits: readonly Hit[];
  readonly prizes: Prizes;
  readonly staked: bigint;
  readonly pays: Ppm;
};

function payLine({ line, hits, prizes, staked, pays }: LineHit): PaidLine {
  const prizeOf = (prize: string): Fraction => prizes.get(prize) ?? NOTHING;
  // A stake that comes back is no prize: it comes back whole.
  const partOf = (prize: string) => (prize === BACK ? WHOLE : fraction(pays, 1_000_000n));
  const { num, den } = hits
    .map(({ prize, count }) => times(times(prizeOf(prize), partOf(prize)), fraction(count)))
    .reduce(plus, NOTHING);
  return {
    line,
    hits: hits.map((hit) => ({
      ...hit,
      pays: decimalText(prizeOf(hit.prize)),
      paysExactly: exactText(prizeOf(hit.prize)),
    })),
    pays,
    payout: minor((staked * num) / den),
    isRounded: (staked * num) % den !== 0n,
  };
}
