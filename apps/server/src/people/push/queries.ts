import type { PushChoices, PushKind } from '@baize/contract/push';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import { type Db, digestValue, openValue, sealValue, type Tx } from '../../base/db/index.ts';
import type { ReceiverKeys } from './encrypt.ts';
import type { SenderKey } from './sender-key.ts';

/** There is one, and its row says so. */
const THE_KEY = { of: 'push_key.private_key', row: 'true' } as const;

export async function findSenderKey(db: Db | Tx): Promise<SenderKey | undefined> {
  const row = await db.selectFrom('push_key').selectAll().executeTakeFirst();
  return (
    row && {
      publicKey: row.public_key,
      privateKey: openValue(db, THE_KEY, row.private_key),
    }
  );
}

/** Of several who make one at once, the first has made it. */
export const insertSenderKey = (db: Db | Tx, { publicKey, privateKey }: SenderKey) =>
  db
    .insertInto('push_key')
    .values({ public_key: publicKey, private_key: sealValue(db, THE_KEY, privateKey) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export async function readChoices(db: Db | Tx, memberId: MemberId): Promise<PushChoices> {
  const row = await db
    .selectFrom('push_choice')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) return { withdrawals: true, messages: true, draws: true, bets: true, quiet: null };
  const { withdrawals, messages, draws, bets, quiet_from: from, quiet_to: to } = row;
  const quiet = from === null || to === null ? null : { from, to };
  return { withdrawals, messages, draws, bets, quiet };
}

type Chosen = PushChoices & { readonly memberId: MemberId; readonly at: Instant };

export function saveChoices(db: Db | Tx, { memberId, at, quiet, ...kinds }: Chosen) {
  const chosen = {
    ...kinds,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    changed_at: at,
  };
  return db
    .insertInto('push_choice')
    .values({ member_id: memberId, ...chosen })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(chosen))
    .execute();
}

const ENDPOINT = 'push_subscription.endpoint';
const KEYS = 'push_subscription.keys';

export type Subscription = {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: ReceiverKeys;
};

type NewSubscription = Subscription & { readonly memberId: MemberId; readonly at: Instant };

/** A browser is of who used it last. */
export const saveSubscription = (tx: Tx, { id, memberId, endpoint, keys, at }: NewSubscription) =>
  sql`with gone as (
      delete from push_subscription
      where endpoint_digest = ${digestValue(tx, ENDPOINT, endpoint)})
    insert into push_subscription (id, member_id, endpoint, endpoint_digest, keys, created_at)
    values (${id}, ${memberId}, ${sealValue(tx, { of: ENDPOINT, row: id }, endpoint)},
      ${digestValue(tx, ENDPOINT, endpoint)},
      ${sealValue(tx, { of: KEYS, row: id }, JSON.stringify(keys))}, ${at})`.execute(tx);

/** Only the newest of a member's devices are kept. */
export const trimSubscriptions = (tx: Tx, memberId: MemberId, most: number) =>
  sql`delete from push_subscription where id in (
    select id from push_subscription where member_id = ${memberId}
    order by id desc offset ${most})`.execute(tx);

export async function listSubscriptions(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly Subscription[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['id', 'endpoint', 'keys'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, endpoint, keys }) => ({
    id,
    endpoint: openValue(db, { of: ENDPOINT, row: id }, endpoint),
    keys: JSON.parse(openValue(db, { of: KEYS, row: id }, keys)) as ReceiverKeys,
  }));
}

export const deleteSubscription = (db: Db | Tx, id: string) =>
  db.deleteFrom('push_subscription').where('id', '=', id).execute();

/** Of a browser by its address; a member takes away their own alone. */
export const deleteByEndpoint = (db: Db | Tx, memberId: MemberId, endpoint: string) =>
  db
    .deleteFrom('push_subscription')
    .where('member_id', '=', memberId)
    .where('endpoint_digest', '=', digestValue(db, ENDPOINT, endpoint))
    .execute();

type NewNotes = {
  readonly memberIds: readonly MemberId[];
  readonly kind: PushKind;
  readonly note: string;
  readonly at: Instant;
};

/** For those of them who have a device; true if there is one. */
export async function insertNotes(
  tx: Tx,
  { memberIds, kind, note, at }: NewNotes,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into push_note (member_id, kind, note, created_at, due_at)
    select distinct member_id, ${kind}, ${note}::jsonb, ${at}::timestamptz, ${at}::timestamptz
    from push_subscription where member_id = any (${[...memberIds]}::text[])`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

type Taking = { readonly now: Instant; readonly again: Instant; readonly limit: number };

/** Takes what is due. Until `again` nobody else takes it; who is killed meanwhile loses nothing. */
export const takeNotes = (db: Db, { now, again, limit }: Taking) =>
  db
    .updateTable('push_note')
    .set((eb) => ({ due_at: again, tries: eb('tries', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_note')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'member_id', 'kind', 'note', 'created_at', 'tries'])
    .execute();

export const deleteNote = (db: Db, id: bigint) =>
  db.deleteFrom('push_note').where('id', '=', id).execute();

/** It waits until then, as if it had never been tried. */
export const postponeNote = (db: Db, id: bigint, until: Instant) =>
  db.updateTable('push_note').set({ due_at: until, tries: 0 }).where('id', '=', id).execute();
