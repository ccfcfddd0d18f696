import type { Day } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Luck, openLuck, sealLuck } from '../claims/index.ts';
import type { EnvelopeId, EnvelopeRow, NextPacket, PacketRow } from './envelope.ts';

/** All but the secret, which is long and asked for by few. */
const COLUMNS = [
  'id',
  'sender_id',
  'request_key',
  'names',
  'wish',
  'split',
  'currency',
  'total',
  'packet_count',
  'least',
  'digest',
  'state',
  'claimed',
  'paid',
  'refunded',
  'sent_on',
  'opens_at',
  'closes_at',
  'created_at',
  'ended_at',
] as const satisfies readonly (keyof EnvelopeRow)[];

const envelopes = (db: Db | Tx) =>
  db.selectFrom('envelopes_envelope').select(COLUMNS).$castTo<EnvelopeRow>();

/** Seed and packets in their order. */
export async function readLuck(db: Db | Tx, id: EnvelopeId): Promise<Luck> {
  const { secret } = await db
    .selectFrom('envelopes_envelope')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openLuck(db, { of: 'envelopes_envelope.secret', row: id }, secret);
}

/** What one sends at once is decided one after the other. */
export const lockSender = (tx: Tx, sender: MemberId | 'brand') =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`envelopes ${sender}`}, 0))`.execute(tx);

export const findEnvelopeByKey = (tx: Db | Tx, senderId: MemberId | null, requestKey: string) =>
  envelopes(tx)
    .where('sender_id', senderId === null ? 'is' : '=', senderId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const findEnvelope = (db: Db | Tx, id: EnvelopeId) =>
  envelopes(db).where('id', '=', id).executeTakeFirst();

export const lockEnvelope = (tx: Tx, id: EnvelopeId) =>
  envelopes(tx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertEnvelope = (tx: Tx, { names, ...row }: EnvelopeRow, luck: Luck) =>
  tx
    .insertInto('envelopes_envelope')
    .values({
      ...row,
      names: JSON.stringify(names),
      secret: sealLuck(tx, { of: 'envelopes_envelope.secret', row: row.id }, luck),
    })
    .execute();

export const listTaken = (db: Db | Tx, id: EnvelopeId, members: readonly MemberId[]) =>
  db
    .selectFrom('envelopes_packet')
    .selectAll()
    .where('envelope_id', '=', id)
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .execute();

/** The packets that are taken next. */
export async function listNext(
  tx: Tx,
  { id, claimed }: EnvelopeRow,
  limit: number,
): Promise<readonly NextPacket[]> {
  const { list } = await readLuck(tx, id);
  return list
    .slice(claimed, claimed + limit)
    .map((amount, at) => ({ place: claimed + at + 1, amount: minor(BigInt(amount)) }));
}

export const listPackets = (db: Db | Tx, id: EnvelopeId): Promise<readonly PacketRow[]> =>
  db
    .selectFrom('envelopes_packet')
    .selectAll()
    .where('envelope_id', '=', id)
    .orderBy('place')
    .execute();

/** Those who opened it last, the newest first. */
export const listOpenings = (db: Db | Tx, id: EnvelopeId, limit: number) =>
  db
    .selectFrom('envelopes_packet')
    .selectAll()
    .where('envelope_id', '=', id)
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();

type Taking = {
  readonly id: EnvelopeId;
  readonly packets: readonly NextPacket[];
  /** Who takes each of them. */
  readonly memberIds: readonly MemberId[];
  readonly at: Instant;
};

/** Written now and not before: a packet that is nobody's stands in no table. */
export const takePackets = (tx: Tx, { id, packets, memberIds, at }: Taking) =>
  sql`insert into envelopes_packet (envelope_id, place, amount, member_id, claimed_at)
    select ${id}, place, amount, member_id, ${at}
    from unnest(${packets.map(({ place }) => place)}::int[],
      ${packets.map(({ amount }) => String(amount))}::bigint[], ${[...memberIds]}::text[])
      as taken (place, amount, member_id)`.execute(tx);

type Claimed = Partial<Pick<EnvelopeRow, 'claimed' | 'paid' | 'refunded' | 'state' | 'ended_at'>>;

/** False when somebody claimed since it was read: then nothing of it is written. */
export async function saveClaimed(tx: Tx, seen: EnvelopeRow, change: Claimed): Promise<boolean> {
  const saved = await tx
    .updateTable('envelopes_envelope')
    .set(change)
    .where('id', '=', seen.id)
    .where('claimed', '=', seen.claimed)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

const DUE_MAX = 200;

export const listDueEnvelopes = (db: Db, now: Instant) =>
  db
    .selectFrom('envelopes_envelope')
    .select('id')
    .where('state', '=', 'open')
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(DUE_MAX)
    .execute();

export async function sumOfDay(db: Db | Tx, memberId: MemberId, day: Day): Promise<Minor> {
  const { sent } = await db
    .selectFrom('envelopes_envelope')
    .select(({ fn }) => fn.sum<bigint | null>('total').as('sent'))
    .where('sender_id', '=', memberId)
    .where('sent_on', '=', day)
    .executeTakeFirstOrThrow();
  return minor(sent ?? 0n);
}

/** The brand's envelopes that can be opened, or will be; what opens first first. */
export const listRain = (db: Db, now: Instant) =>
  envelopes(db)
    .where('sender_id', 'is', null)
    .where('state', '=', 'open')
    .where('closes_at', '>', now)
    .orderBy('opens_at')
    .limit(DUE_MAX)
    .execute();

/** What a member sent or opened, the newest first. */
export const listOfMember = (db: Db, memberId: MemberId, limit: number) =>
  envelopes(db)
    .where((eb) =>
      eb.or([
        eb('sender_id', '=', memberId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('envelopes_packet')
            .select('envelope_id')
            .where('member_id', '=', memberId)
            .orderBy('claimed_at', 'desc')
            .limit(limit),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/** What a member got out of these envelopes. */
export const listMine = (db: Db | Tx, memberId: MemberId, ids: readonly EnvelopeId[]) =>
  db
    .selectFrom('envelopes_packet')
    .select(['envelope_id', 'amount'])
    .where('member_id', '=', memberId)
    .where((eb) => eb('envelope_id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
