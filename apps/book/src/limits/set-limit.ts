import type { Book } from '../book.ts';
import type { Tx } from '../db/client.ts';
import type { KeptLimit } from '../db/tables.ts';
import { ensure } from '../refusal.ts';
import * as queries from './queries.ts';

export type LimitAsked = KeptLimit & {
  readonly lottery: string;
  readonly play: string;
  readonly by: string;
  readonly reason: string;
};

export type LimitOutcome = { readonly status: 'applied' | 'waiting' };

/**
 * Sets how much of a play may be sold. Less is in force at once, by one person. What is above both the
 * limit in force and the usual one lets the house lose more than was agreed: it waits for a second.
 */
export const setLimit = (
  book: Book,
  { lottery, play, by, reason, ...after }: LimitAsked,
): Promise<LimitOutcome> =>
  book.db.transaction().execute(async (tx) => {
    ensurePlay(book, lottery, play);
    await queries.lockLimits(tx);
    ensure(!(await queries.findWaiting(tx, { lottery, play })), 'change_waits');
    const row = await queries.findLimit(tx, { lottery, play });
    const before = row ? queries.keptLimitOf(row) : null;
    const isLarge = isAbove(after, await boundOf(tx, before));
    const change = { lottery, play, number: '', before, after, by, reason, isLarge };
    await queries.insertChange(tx, change);
    if (!isLarge) await queries.saveLimit(tx, { lottery, play, after, by });
    return { status: isLarge ? 'waiting' : 'applied' };
  });

const AMOUNTS = ['ticketMax', 'numberMax', 'drawMax', 'halfMax'] as const;

type Amounts = Readonly<Record<(typeof AMOUNTS)[number], string>>;

/** Up to here one person sets it: the larger of what is in force and what is usual. */
async function boundOf(tx: Tx, before: KeptLimit | null): Promise<Amounts> {
  const usual = await queries.findLimit(tx, { lottery: queries.USUAL, play: queries.USUAL });
  ensure(usual, 'limit_invalid');
  const kept = queries.keptLimitOf(usual);
  return before ? largerOf(before, kept) : kept;
}

const larger = (a: string, b: string): string => (BigInt(a) > BigInt(b) ? a : b);

const largerOf = (a: KeptLimit, b: KeptLimit): Amounts => ({
  ticketMax: larger(a.ticketMax, b.ticketMax),
  numberMax: larger(a.numberMax, b.numberMax),
  drawMax: larger(a.drawMax, b.drawMax),
  halfMax: larger(a.halfMax, b.halfMax),
});

/** What numbers pay at half their prize counts only where they are sold so. */
export const isAbove = (after: KeptLimit, bound: Amounts): boolean =>
  AMOUNTS.some(
    (name) =>
      (name !== 'halfMax' || after.whenFull === 'half') &&
      BigInt(after[name]) > BigInt(bound[name]),
  );

/** A lottery and a play that are sold here; `*` is all of them. */
export function ensurePlay({ markets }: Book, lottery: string, play: string): void {
  if (lottery === queries.USUAL) {
    ensure(play === queries.USUAL, 'limit_invalid');
    return;
  }
  const market = markets.get(lottery);
  ensure(market, 'lottery_unknown');
  ensure(play === queries.USUAL || market.plays.some(({ code }) => code === play), 'limit_invalid');
}
