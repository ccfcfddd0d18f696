import { partialCashOut } from '@baize/sports/slip/cash-out';
import { type Minor, minor } from '@baize/std/money';
import { sql } from 'kysely';
import { type Book, newId } from '../../book.ts';
import type { Tx } from '../../db/client.ts';
import { ensure } from '../../refusal.ts';
import { SPORT_RULES } from '../rules.ts';
import { insertSettlements, listLast } from '../settlement/queries.ts';
import { tellSlips } from '../settlement/settle-sports.ts';
import { countLegs, lockExposure } from '../slips/exposure.ts';
import { getSlip, listLegs, type Slip, type SlipLeg } from '../slips/queries.ts';
import { readStock, type Stock } from '../slips/stock.ts';
import { worthOfSlip } from './worth-of-slip.ts';

/** What was offered, and how the slip and its matches stood. */
type KeptQuote = {
  readonly amount: string;
  readonly percent: number;
  readonly unitLeft: string;
  readonly scores: readonly string[];
};

type Asking = { readonly player: string; readonly slipId: string };

const standingOf = async (tx: Tx, { player, slipId }: Asking) => {
  const slip = await tx
    .selectFrom('slip')
    .selectAll()
    .where('id', '=', slipId)
    .forUpdate()
    .executeTakeFirst();
  ensure(slip && slip.player === player, 'slip_unknown');
  const legs = await listLegs(tx, [slip.id]);
  const names = legs.map(({ event_id, market_id }) => ({ eventId: event_id, marketId: market_id }));
  return { slip, legs, stock: await readStock(tx, names, { isLocked: true }) };
};

const scoresOf = ({ events }: Stock, legs: readonly SlipLeg[]): readonly string[] =>
  legs.map(({ event_id }) => JSON.stringify(events.get(event_id)?.match?.score ?? null));

/** Offers money for an open slip or a part of it, for five seconds and once. */
export const quoteCashOut = (book: Book, asking: Asking & { readonly percent: number }) =>
  book.db.transaction().execute(async (tx) => {
    const { slip, legs, stock } = await standingOf(tx, asking);
    const worth = worthOfSlip(stock, slip, legs);
    if (!worth.ok) return { offered: false as const, reason: worth.reason };
    const { percent } = asking;
    const part = partialCashOut(worth.offer, slip.unit_left, percent);
    const isPart = percent < 100;
    if (part.paid === 0n || (isPart && part.unitStakeLeft === 0n)) {
      return { offered: false as const, reason: 'too_small' as const };
    }
    const body: KeptQuote = {
      amount: `${part.paid}`,
      percent,
      unitLeft: `${slip.unit_left}`,
      scores: scoresOf(stock, legs),
    };
    const { id, expires_at } = await tx
      .insertInto('sport_quote')
      .values({
        id: newId(book, 'quo'),
        kind: 'cash-out',
        player: asking.player,
        slip_id: slip.id,
        body: JSON.stringify(body),
        expires_at: sql`book_now() + ${SPORT_RULES.quoteMs} * interval '1 millisecond'`,
        used_at: null,
      })
      .returning(['id', 'expires_at'])
      .executeTakeFirstOrThrow();
    return {
      offered: true as const,
      quoteId: id,
      amount: body.amount,
      percent,
      expiresAt: expires_at.toISOString(),
      stakeLeft: `${isPart ? part.unitStakeLeft * BigInt(slip.lines) : 0n}`,
    };
  });

/** Takes an offer: the slip, or that part of it, is sold back at what was offered. */
export async function takeCashOut(
  book: Book,
  asking: Asking & { readonly quoteId: string },
): Promise<Slip> {
  await book.db.transaction().execute(async (tx) => {
    const { slip, legs, stock } = await standingOf(tx, asking);
    const quote = await useQuote(tx, asking);
    const worth = worthOfSlip(stock, slip, legs);
    ensure(worth.ok, 'cash_out_off', worth.ok ? {} : { reason: worth.reason });
    const isSame = JSON.stringify(scoresOf(stock, legs)) === JSON.stringify(quote.scores);
    ensure(isSame, 'cash_out_off', { reason: 'score_changed' });
    ensure(quote.unitLeft === `${slip.unit_left}`, 'quote_ended');
    await sell(tx, { slip, legs, quote });
  });
  await tellSlips(book);
  return getSlip(book.db, asking.slipId);
}

/** Once, and while it stands: decided by the statement that marks it. */
async function useQuote(
  tx: Tx,
  { player, slipId, quoteId }: Asking & { readonly quoteId: string },
): Promise<KeptQuote> {
  const quote = await tx
    .selectFrom('sport_quote')
    .select(['body', 'used_at', sql<boolean>`expires_at > book_now()`.as('stands')])
    .where('id', '=', quoteId)
    .where('kind', '=', 'cash-out')
    .where('player', '=', player)
    .where('slip_id', '=', slipId)
    .forUpdate()
    .executeTakeFirst();
  ensure(quote, 'quote_ended');
  ensure(quote.used_at === null, 'quote_used');
  ensure(quote.stands, 'quote_ended');
  await tx
    .updateTable('sport_quote')
    .set({ used_at: sql`book_now()` })
    .where('id', '=', quoteId)
    .execute();
  return quote.body as KeptQuote;
}

type Selling = {
  readonly slip: Slip;
  readonly legs: readonly SlipLeg[];
  readonly quote: KeptQuote;
};

async function sell(tx: Tx, { slip, legs, quote }: Selling): Promise<void> {
  const { percent } = quote;
  const amount = minor(BigInt(quote.amount));
  const left =
    percent === 100 ? minor(0n) : partialCashOut(amount, slip.unit_left, percent).unitStakeLeft;
  const cashedOut = minor(slip.cashed_out + amount);
  await shrinkLegs(tx, { slip, legs, left });
  await tx
    .updateTable('slip')
    .set({ cashed_out: cashedOut, unit_left: left })
    .where('id', '=', slip.id)
    .execute();
  const last = (await listLast(tx, [slip.id])).get(slip.id);
  await insertSettlements(tx, [
    {
      slip_id: slip.id,
      version: (last?.version ?? 0) + 1,
      payout: cashedOut,
      before: minor(last?.payout ?? 0n),
      kind: 'cash-out',
      reason: null,
      explanation: { legs: [], lines: [], cashedOut: `${cashedOut}` },
      ends: left === 0n,
    },
  ]);
}

/** What was sold back is no longer at risk. */
async function shrinkLegs(
  tx: Tx,
  { slip, legs, left }: Omit<Selling, 'quote'> & { readonly left: Minor },
): Promise<void> {
  await lockExposure(tx, legs);
  await countLegs(tx, legs, -1);
  const part = (amount: Minor): Minor => minor((amount * left) / slip.unit_left);
  for (const leg of legs) {
    await tx
      .updateTable('slip_leg')
      .set({
        liability: part(leg.liability),
        expected: part(leg.expected),
        stake: part(leg.stake),
      })
      .where('slip_id', '=', slip.id)
      .where('place', '=', leg.place)
      .execute();
  }
  await countLegs(tx, await listLegs(tx, [slip.id]), 1);
}
