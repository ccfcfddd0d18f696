import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Luck, openLuck, sealLuck } from '../claims/index.ts';
import type { NextSlot, PrizeRow, RaffleId, RaffleRow, SlotRow } from './raffle.ts';

/** All but the secret, which is long and asked for by few. */
const COLUMNS = [
  'id',
  'code',
  'names',
  'state',
  'currency',
  'slot_count',
  'prize_count',
  'drawn',
  'hits',
  'digest',
  'opens_at',
  'closes_at',
  'created_at',
  'ended_at',
] as const satisfies readonly (keyof RaffleRow)[];

const raffles = (db: Db | Tx) =>
  db.selectFrom('raffles_raffle').select(COLUMNS).$castTo<RaffleRow>();

/** Seed and deck in its order. */
export async function readLuck(db: Db | Tx, id: RaffleId): Promise<Luck> {
  const { secret } = await db
    .selectFrom('raffles_raffle')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openLuck(db, { of: 'raffles_raffle.secret', row: id }, secret);
}

export const lockCode = (tx: Tx, code: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`raffles ${code}`}, 0))`.execute(tx);

export const findByCode = (tx: Tx, code: string) =>
  raffles(tx).where('code', '=', code).executeTakeFirst();

export const findRaffle = (db: Db | Tx, id: RaffleId) =>
  raffles(db).where('id', '=', id).executeTakeFirst();

export const lockRaffle = (tx: Tx, id: RaffleId) =>
  raffles(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRaffle = (tx: Tx, { names, ...row }: RaffleRow, luck: Luck) =>
  tx
    .insertInto('raffles_raffle')
    .values({
      ...row,
      names: JSON.stringify(names),
      secret: sealLuck(tx, { of: 'raffles_raffle.secret', row: row.id }, luck),
    })
    .execute();

export const insertPrizes = (tx: Tx, prizes: readonly PrizeRow[]) =>
  tx
    .insertInto('raffles_prize')
    .values(prizes.map(({ names, ...row }) => ({ ...row, names: JSON.stringify(names) })))
    .execute();

type Gift = {
  readonly raffleId: RaffleId;
  readonly memberId: MemberId;
  readonly count: number;
  readonly sourceKey: string;
};

/** False where tickets were given for it before. */
export async function insertGift(tx: Tx, gift: Gift, at: Instant): Promise<boolean> {
  const made = await tx
    .insertInto('raffles_ticket_gift')
    .values({
      raffle_id: gift.raffleId,
      member_id: gift.memberId,
      source_key: gift.sourceKey,
      count: gift.count,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_key')
    .executeTakeFirst();
  return made !== undefined;
}

export const addTickets = (tx: Tx, { raffleId, memberId, count }: Gift) =>
  sql`insert into raffles_ticket (raffle_id, member_id, count)
    values (${raffleId}, ${memberId}, ${count})
    on conflict (raffle_id, member_id)
      do update set count = raffles_ticket.count + excluded.count`.execute(tx);

export const listTickets = (db: Db | Tx, ids: readonly RaffleId[], members: readonly MemberId[]) =>
  db
    .selectFrom('raffles_ticket')
    .selectAll()
    .where((eb) => eb('raffle_id', '=', eb.fn.any(eb.val([...ids]))))
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .execute();

export const listPrizes = (db: Db | Tx, ids: readonly RaffleId[]): Promise<readonly PrizeRow[]> =>
  db
    .selectFrom('raffles_prize')
    .selectAll()
    .where((eb) => eb('raffle_id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('number')
    .$castTo<PrizeRow>()
    .execute();

type DrawName = { readonly memberId: MemberId; readonly requestKey: string };

/** Draws that were made before under the same keys. */
export async function listKnown(
  tx: Tx,
  id: RaffleId,
  names: readonly DrawName[],
): Promise<readonly SlotRow[]> {
  const members = names.map(({ memberId }) => memberId);
  const keys = names.map(({ requestKey }) => requestKey);
  return tx
    .selectFrom('raffles_slot')
    .selectAll()
    .where('raffle_id', '=', id)
    .where(
      sql<boolean>`(member_id, request_key) in
        (select * from unnest(${members}::text[], ${keys}::text[]))`,
    )
    .execute();
}

/** The slots that are drawn next. */
export async function listNext(
  tx: Tx,
  { id, drawn }: RaffleRow,
  limit: number,
): Promise<readonly NextSlot[]> {
  const { list } = await readLuck(tx, id);
  return list
    .slice(drawn, drawn + limit)
    .map((prize, at) => ({ raffle_id: id, place: drawn + at + 1, prize: Number(prize) }));
}

/** Written now and not before: a slot that nobody drew stands in no table. */
export const takeSlots = (tx: Tx, taken: readonly SlotRow[]) =>
  sql`insert into raffles_slot (raffle_id, place, prize, member_id, request_key, drawn_at)
    select ${taken[0]?.raffle_id}, place, prize, member_id, request_key, ${taken[0]?.drawn_at}
    from unnest(${taken.map(({ place }) => place)}::int[],
      ${taken.map(({ prize }) => prize)}::int[],
      ${taken.map(({ member_id }) => member_id)}::text[],
      ${taken.map(({ request_key }) => request_key)}::text[])
      as taken (place, prize, member_id, request_key)`.execute(tx);

/** One for each draw; a member who has too few fails the check of the table, and the whole batch. */
export const takeTickets = (tx: Tx, id: RaffleId, taken: readonly SlotRow[]) =>
  sql`update raffles_ticket t set count = t.count - used.count
    from (select member_id, count(*)::int as count
      from unnest(${taken.map(({ member_id }) => member_id)}::text[]) as m (member_id)
      group by member_id) as used
    where t.raffle_id = ${id} and t.member_id = used.member_id`.execute(tx);

type Drawn = Partial<Pick<RaffleRow, 'drawn' | 'hits' | 'state' | 'ended_at'>>;

/** False when somebody drew since it was read. */
export async function saveDrawn(tx: Tx, seen: RaffleRow, change: Drawn): Promise<boolean> {
  const saved = await tx
    .updateTable('raffles_raffle')
    .set(change)
    .where('id', '=', seen.id)
    .where('drawn', '=', seen.drawn)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** What was not drawn to its end in time is over. */
export const endDue = (db: Db, now: Instant) =>
  db
    .updateTable('raffles_raffle')
    .set({ state: 'ended', ended_at: now })
    .where('state', '=', 'open')
    .where('closes_at', '<=', now)
    .execute();

/** Open ones first, then those that ended last. */
export const listNewest = (db: Db, limit: number) =>
  raffles(db).orderBy(sql`ended_at desc nulls first`).orderBy('opens_at').limit(limit).execute();

/** How many of each prize were drawn. */
export const countHits = (db: Db, ids: readonly RaffleId[]) =>
  db
    .selectFrom('raffles_slot')
    .select(({ fn }) => ['raffle_id', 'prize', fn.countAll<bigint>().as('count')])
    .where((eb) => eb('raffle_id', '=', eb.fn.any(eb.val([...ids]))))
    .where('prize', '>', 0)
    .groupBy(['raffle_id', 'prize'])
    .execute();

/** A member's draws, the newest first. */
export const listDraws = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('raffles_slot')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('drawn_at', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
