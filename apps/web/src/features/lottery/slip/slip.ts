import { type Bet, MULTIPLE_MAX, readBet } from '@baize/lottery/core/bet';
import type { Selection } from '@baize/lottery/core/entry';
import { type Fraction, floorTimes, isMore } from '@baize/lottery/core/fraction';
import type { Lottery } from '@baize/lottery/core/lottery';
import { BACK } from '@baize/lottery/core/play';
import { linesOf } from '@baize/lottery/core/selection';
import { prizesOf, type Tariff } from '@baize/lottery/core/tariff';
import { type Minor, minor } from '@baize/std/money';

/** More lines on one ticket the book does not take. */
export const SLIP_LINES_MAX = 10_000;
/** More bets on one ticket the book does not take. */
export const SLIP_BETS_MAX = 50;

/** A bet on the slip: numbers of one play, each line at the same stake. */
export type SlipBet = {
  readonly play: string;
  readonly selection: Selection;
  readonly unit: Minor;
};

/** What is put together: bets that were set aside, and of each play what is chosen now. */
export type Slip = {
  readonly kept: readonly SlipBet[];
  readonly drafts: Readonly<Record<string, Selection>>;
};

export const EMPTY_SLIP: Slip = { kept: [], drafts: {} };

export const chooseNumbers = (slip: Slip, play: string, selection: Selection): Slip => ({
  ...slip,
  drafts: { ...slip.drafts, [play]: selection },
});

/** Sets what is chosen aside, so that the same play can be chosen again with other numbers. */
export function keepDraft(slip: Slip, play: string, unit: Minor): Slip {
  const selection = slip.drafts[play];
  if (!selection) return slip;
  const { [play]: _kept, ...drafts } = slip.drafts;
  return { kept: [...slip.kept, { play, selection, unit }], drafts };
}

export type PricedBet = SlipBet & {
  /** Its place on the slip: set aside at a place, or chosen now. */
  readonly id: string;
  readonly bet: Bet;
  readonly price: Minor;
  /** What one line that hits pays, at least and at most. */
  readonly wins: { readonly least: Minor; readonly most: Minor };
};

export type SlipTerms = {
  readonly lottery: Lottery;
  readonly tariff: Tariff;
  /** What one line costs. */
  readonly unit: Minor;
  readonly multiple: bigint;
};

/** The bets of a slip that make at least one line, with what they cost and pay. */
export function priceSlip(slip: Slip, terms: SlipTerms): readonly PricedBet[] {
  const drafts = Object.entries(slip.drafts).map(([play, selection]) => ({
    id: `now-${play}`,
    play,
    selection,
    unit: terms.unit,
  }));
  const kept = slip.kept.map((bet, place) => ({ ...bet, id: `kept-${place}` }));
  return [...kept, ...drafts].flatMap((bet) => priceBet(bet, terms));
}

function priceBet(
  slipBet: SlipBet & { readonly id: string },
  { lottery, tariff, multiple }: SlipTerms,
): readonly PricedBet[] {
  const read = readBet(lottery, { ...slipBet, multiple });
  if (!read.ok) return [];
  const bet = read.value;
  const wins = winsOf(bet, tariff);
  return [{ ...slipBet, selection: bet.selection, bet, price: bet.price, wins }];
}

/** Lines whose prizes are looked at: those of one play differ in few classes. */
const LOOKED_AT = 200;

function winsOf(bet: Bet, tariff: Tariff): PricedBet['wins'] {
  let least: Fraction | null = null;
  let most: Fraction | null = null;
  let seen = 0;
  for (const line of linesOf(bet.play.entry, bet.selection)) {
    if (++seen > LOOKED_AT) break;
    for (const [name, prize] of prizesOf(bet.play, line, tariff)) {
      if (name === BACK) continue;
      if (!least || isMore(least, prize)) least = prize;
      if (!most || isMore(prize, most)) most = prize;
    }
  }
  const staked = bet.unit * bet.multiple;
  const amountOf = (prize: Fraction | null) => minor(prize ? floorTimes(staked, prize) : 0n);
  return { least: amountOf(least), most: amountOf(most) };
}

/** Takes a bet off the slip by its place. */
export function removeBet(slip: Slip, id: string): Slip {
  if (id.startsWith('kept-')) {
    const place = Number(id.slice('kept-'.length));
    return { ...slip, kept: slip.kept.filter((_, at) => at !== place) };
  }
  const { [id.slice('now-'.length)]: _gone, ...drafts } = slip.drafts;
  return { ...slip, drafts };
}

export const slipTotal = (bets: readonly PricedBet[]): Minor =>
  minor(bets.reduce((all, { price }) => all + price, 0n));

export const slipLines = (bets: readonly PricedBet[]): number =>
  bets.reduce((all, { bet }) => all + bet.lines, 0);

/** Why a slip cannot be bought as it is; null when it can. */
export type SlipFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'lines'; readonly found: number; readonly most: number }
  | { readonly kind: 'bets'; readonly found: number; readonly most: number };

export function slipFault(bets: readonly PricedBet[]): SlipFault | null {
  if (bets.length === 0) return { kind: 'empty' };
  const lines = slipLines(bets);
  if (lines > SLIP_LINES_MAX) return { kind: 'lines', found: lines, most: SLIP_LINES_MAX };
  return bets.length > SLIP_BETS_MAX
    ? { kind: 'bets', found: bets.length, most: SLIP_BETS_MAX }
    : null;
}

/** The bets as they are sent, each with the multiple of the slip. */
export const wireBets = (bets: readonly PricedBet[]) =>
  bets.map(({ play, selection, bet }) => ({
    play,
    selection,
    unit: `${bet.unit}`,
    multiple: `${bet.multiple}`,
  }));

export const multipleOf = (text: string): bigint | null => {
  if (!/^[1-9]\d{0,4}$/.test(text)) return null;
  const multiple = BigInt(text);
  return multiple <= MULTIPLE_MAX ? multiple : null;
};
