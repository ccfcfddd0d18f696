import { minor, ZERO } from '@baize/std/money';
import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Row, Tx } from '../../db/client.ts';
import { tellPayouts } from '../../settlement/tell-payouts.ts';
import { BATCH } from '../../wallet/book-wallet.ts';
import { countLegs, lockExposure } from '../slips/exposure.ts';
import { listLegs, type Slip, type SlipLeg } from '../slips/queries.ts';
import * as queries from './queries.ts';
import { reckonSlip } from './reckon-slip.ts';
import { voidOverdue } from './void-overdue.ts';

/**
 * One turn of settlement: results go to the legs, slips whose legs were touched are reckoned, and the
 * wallet is told in batches. Killed between any two of these, the next turn goes on.
 */
export async function settleSports(book: Book): Promise<void> {
  await voidOverdue(book);
  while (await settleMarket(book));
  while ((await reckonSome(book)) === BATCH);
  while ((await tellSlips(book)) > 0);
}

/** Brings the newest result of a market to all legs on it; false when there is none left. */
const settleMarket = (book: Book): Promise<boolean> =>
  book.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string; version: number; outcomes: unknown }>`
      select sport_market.id, sport_result.version, sport_result.outcomes from sport_market
        join sport_result on sport_result.market_id = sport_market.id
          and sport_result.version = sport_market.result_version
      where sport_market.settled_version < sport_market.result_version
      order by sport_market.id limit 1 for update of sport_market skip locked`.execute(tx);
    const [market] = rows;
    if (!market) return false;
    await sql`with told as (select id, result from json_to_recordset(
          ${JSON.stringify(market.outcomes ?? [])}) as told (id text, result json)),
      legs as (update slip_leg set result_version = ${market.version},
          result = (select result from told where told.id = slip_leg.outcome)
        where market_id = ${market.id} returning slip_id)
      update slip set is_touched = true from legs
      where slip.id = legs.slip_id and slip.status in ('accepted', 'settled')
        and slip.unit_left > 0`.execute(tx);
    await sql`update sport_market set settled_version = ${market.version}
      where id = ${market.id}`.execute(tx);
    return true;
  });

/** Reckons what touched slips pay, and writes down what is new; how many they were. */
const reckonSome = (book: Book): Promise<number> =>
  book.db.transaction().execute(async (tx) => {
    const { rows: slips } = await sql<Slip>`update slip set is_touched = false
      where id in (select id from slip where is_touched order by id limit ${BATCH}
        for update skip locked) returning *`.execute(tx);
    const ids = slips.map(({ id }) => id);
    const legs = Map.groupBy(await listLegs(tx, ids), ({ slip_id }) => slip_id);
    const last = await queries.listLast(tx, ids);
    const fresh = slips.flatMap((slip) => {
      const row = settlementOf(slip, legs.get(slip.id) ?? [], last.get(slip.id));
      return row ? [row] : [];
    });
    await queries.insertSettlements(tx, fresh);
    const ending = fresh.filter(({ slip_id }) => !last.get(slip_id)?.ends);
    await freeLegs(
      tx,
      ending.flatMap(({ slip_id }) => legs.get(slip_id) ?? []),
    );
    return slips.length;
  });

async function freeLegs(tx: Tx, legs: readonly SlipLeg[]): Promise<void> {
  await lockExposure(tx, legs);
  await countLegs(tx, legs, -1);
}

/** What is to be told of a slip; null where nothing is decided, or nothing new. */
function settlementOf(
  slip: Slip,
  legs: readonly SlipLeg[],
  last: Row<'slip_settlement'> | undefined,
): queries.NewSettlement | null {
  const reckoned = reckonSlip(slip, legs);
  if (!reckoned) return null;
  const { payout, explanation } = reckoned;
  if (last?.ends && last.payout === payout) return null;
  // A free bet that was void is with the member again, and may be on another slip.
  if (last?.kind === 'void' && slip.grant_id !== null) return null;
  const isVoid = legs.every(({ void_reason }) => void_reason !== null);
  const why = legs.find(({ void_reason }) => void_reason !== null)?.void_reason ?? null;
  return {
    slip_id: slip.id,
    version: (last?.version ?? 0) + 1,
    payout,
    before: minor(last?.payout ?? ZERO),
    kind: last?.ends ? 'correction' : isVoid ? 'void' : 'result',
    reason: last?.ends ? (why ?? 'result_corrected') : why,
    explanation,
    ends: true,
  };
}

/** Tells the wallet of the next batch; how many it was. */
export async function tellSlips(book: Book): Promise<number> {
  const due = await queries.listDue(book.db, BATCH);
  if (due.length === 0) return 0;
  const isGivenBack = ({ kind, grant_id }: queries.DueSettlement) =>
    kind === 'void' && grant_id !== null;
  const back = await tellGivenBack(book, due.filter(isGivenBack));
  const paid = await tellPayouts(
    book,
    due
      .filter((row) => !isGivenBack(row))
      .map((row) => ({ ...row, id: row.slip_id, wasOwed: row.was_owed })),
  );
  const told = [...back.told, ...paid.told];
  await queries.markTold(
    book.db,
    told.map(({ row, status, balance }) => ({
      slip_id: row.slip_id,
      version: row.version,
      status,
      balance,
    })),
  );
  await queries.postpone(book.db, [...back.open, ...paid.open]);
  return told.length;
}

/** Free bets that are void as a whole: their grants are the members' again. */
async function tellGivenBack({ wallet }: Book, rows: readonly queries.DueSettlement[]) {
  if (rows.length === 0) return { told: [], open: [] };
  const words = await wallet.tellAll(
    rows.map(({ slip_id, player, currency }) => ({
      call: 'rollback',
      txId: `${slip_id}-void`,
      betId: slip_id,
      memberId: player,
      currency,
    })),
  );
  const told = rows.flatMap((row, place) => {
    const word = words[place];
    return word?.kind === 'done' ? [{ row, status: 'void' as const, balance: word.value }] : [];
  });
  const done = new Set(told.map(({ row }) => row));
  return { told, open: rows.filter((row) => !done.has(row)) };
}
