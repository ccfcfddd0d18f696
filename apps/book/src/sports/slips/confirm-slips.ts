import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { collect } from '@baize/vendor-kit/db/collect';
import { sql } from 'kysely';
import { type Book, newId } from '../../book.ts';
import type { Tx } from '../../db/client.ts';
import { SPORT_RULES } from '../rules.ts';
import { checkAgain, type Verdict } from './check-again.ts';
import { countLegs, lockExposure } from './exposure.ts';
import { beginCancel, getSlip, listLegs, type Slip } from './queries.ts';
import { keepReoffer } from './reoffer.ts';
import { readStock } from './stock.ts';

type Taken = { readonly id: string; readonly balance: Minor };

/** Slips whose stakes the wallet has taken: those in play wait, all others are decided at once. */
export type Confirming = (taken: Taken) => Promise<Slip>;

export const openConfirming = (
  book: Pick<Book, 'db' | 'clock' | 'chance' | 'priceBuilder'>,
): Confirming => collect((taken) => confirmAll(book, taken));

const confirmAll = (
  book: Pick<Book, 'db' | 'clock' | 'chance' | 'priceBuilder'>,
  taken: readonly Taken[],
) =>
  book.db.transaction().execute(async (tx) => {
    const input = JSON.stringify(taken.map(({ id, balance }) => ({ id, balance: `${balance}` })));
    const { rows } = await sql<Slip>`update slip set status = 'delayed', balance = input.balance,
        ask_at = null, wallet_token = null,
        decides_at = book_now() + case when slip.is_live
          then ${SPORT_RULES.delayMs} * interval '1 millisecond' else interval '0' end
      from json_to_recordset(${input}) as input (id text, balance bigint)
      where slip.id = input.id and slip.status = 'pending' returning slip.*`.execute(tx);
    await decideAll(
      book,
      tx,
      rows.filter(({ is_live }) => !is_live),
    );
    return Promise.all(taken.map(({ id }) => getSlip(tx, id)));
  });

/** Decides waiting slips by what is on sale now. They are held by whoever calls. */
export async function decideAll(
  book: Pick<Book, 'clock' | 'chance' | 'priceBuilder'>,
  tx: Tx,
  slips: readonly Slip[],
): Promise<void> {
  if (slips.length === 0) return;
  const legs = await listLegs(
    tx,
    slips.map(({ id }) => id),
  );
  const names = legs.map(({ event_id, market_id, outcome }) => ({
    eventId: event_id,
    marketId: market_id,
    outcome,
  }));
  const stock = await readStock(tx, names, {
    isLocked: true,
    priceBuilder: book.priceBuilder,
  });
  await lockExposure(tx, legs);
  for (const slip of slips) {
    const own = legs.filter(({ slip_id }) => slip_id === slip.id);
    const verdict = checkAgain(stock, slip, own);
    if (verdict.kind === 'accepted') await accept(tx, slip, { verdict, legs: own });
    else await refuse(book, tx, { slip, legs: own, verdict });
  }
}

type Legs = Awaited<ReturnType<typeof listLegs>>;
type Accepted = Extract<Verdict, { kind: 'accepted' }>;

async function accept(
  tx: Tx,
  slip: Slip,
  { verdict, legs }: { readonly verdict: Accepted; readonly legs: Legs },
): Promise<void> {
  if (verdict.moved) {
    const { risk, odds } = verdict.moved;
    await countLegs(tx, legs, -1);
    for (const leg of legs) {
      await tx
        .updateTable('slip_leg')
        .set({ odds: odds[leg.place] ?? leg.odds, ...risk.legs[leg.place] })
        .where('slip_id', '=', slip.id)
        .where('place', '=', leg.place)
        .execute();
    }
    await countLegs(tx, await listLegs(tx, [slip.id]), 1);
  }
  const isReferred = slip.is_large && slip.status !== 'referred';
  await tx
    .updateTable('slip')
    .set({
      status: isReferred ? 'referred' : 'accepted',
      decides_at: null,
      accepted_at: isReferred ? null : sql<Instant>`book_now()`,
      ...(verdict.moved
        ? { odds: verdict.moved.whole, largest_return: verdict.moved.risk.largestReturn }
        : {}),
    })
    .where('id', '=', slip.id)
    .execute();
}

type Refusing = {
  readonly slip: Slip;
  readonly legs: Legs;
  readonly verdict: Extract<Verdict, { kind: 'refused' }>;
};

async function refuse(
  book: Pick<Book, 'clock' | 'chance'>,
  tx: Tx,
  { slip, legs, verdict }: Refusing,
): Promise<void> {
  const reoffer = verdict.reoffer
    ? await keepReoffer(tx, {
        id: newId(book, 'quo'),
        player: slip.player,
        offered: verdict.reoffer,
      })
    : null;
  const details = reoffer ? { ...verdict.details, reoffer } : verdict.details;
  const given = await beginCancel(tx, { id: slip.id, reason: verdict.code, details });
  if (given) await countLegs(tx, legs, -1);
}

/** Decides those whose time has come; how many they were. */
export const decideDue = (book: Book, limit: number): Promise<number> =>
  book.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Slip>`select * from slip where decides_at <= book_now()
      order by decides_at limit ${limit} for update skip locked`.execute(tx);
    await decideAll(book, tx, rows);
    return rows.length;
  });
