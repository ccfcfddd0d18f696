import type { AgreementKind } from '@baize/contract/agreement';
import type { PlatformView } from '@baize/contract/platform-agreement';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Db, sortedBy, type Tx } from '../../../base/db/index.ts';
import type { ListOrder } from '../../../base/kernel/index.ts';
import { beginningWith } from '../../../people/members/index.ts';
import { type AgreementId, type AgreementRow, isNotOver, type Of } from '../queries.ts';

type PlatformFilter = {
  readonly view: PlatformView;
  readonly kind?: AgreementKind | undefined;
  /** How the payee's account begins. */
  readonly account?: string | undefined;
  readonly before?: AgreementId | undefined;
  readonly order: ListOrder<'offeredAt' | 'topRate'>;
  readonly now: Instant;
  readonly limit: number;
};

const isOpenOffer = (now: Instant) => sql<SqlBool>`(status = 'offered' and offered_until > ${now})`;

/** An agent asks to end it, and waits for the platform. */
const IS_ASKED = sql<SqlBool>`exists (select from agreements_ending as asked
  where asked.agreement_id = agreements_agreement.id
    and asked.status = 'open' and asked.asked_by is not null)`;

const VIEWS: Readonly<Record<PlatformView, (now: Instant) => RawBuilder<SqlBool>>> = {
  current: (now) => sql`(${isOpenOffer(now)} or (${isNotOver(now)}))`,
  asked: () => IS_ASKED,
  offered: isOpenOffer,
  agreed: (now) => sql`(${isNotOver(now)})`,
  over: (now) => sql`not (${isOpenOffer(now)} or (${isNotOver(now)}))`,
};

/** Ids rise with time: the latest offer has the highest. */
const KEYS = {
  offeredAt: [sql`agreements_agreement.id`],
  topRate: [sql`agreements_agreement.top_rate`, sql`agreements_agreement.id`],
};

/** Agreements of the platform in an order. */
export function listOfPlatform(db: Db, sought: PlatformFilter): Promise<readonly AgreementRow[]> {
  const { view, kind, account, before, order, now, limit } = sought;
  const keys = KEYS[order.by];
  const { orderBy, isAfter } = sortedBy(keys, order.isDown);
  let query = db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payer_id', 'is', null)
    .where(VIEWS[view](now));
  if (kind) query = query.where('kind', '=', kind);
  if (before) {
    const last = sql`select ${sql.join(keys)} from agreements_agreement where id = ${before}`;
    query = query.where(isAfter([last]));
  }
  if (account) {
    query = query.where(
      sql<SqlBool>`payee_id in (select found.member_id from (${beginningWith(account)}) as found)`,
    );
  }
  return query.orderBy(orderBy).limit(limit).execute();
}

type StandingRates = {
  readonly payeeId: MemberId;
  readonly kinds: readonly AgreementKind[];
  readonly now: Instant;
};

/** The highest rate of each of these kinds that the platform offers somebody or has agreed, in all. */
export async function sumStandingRates(
  tx: Tx,
  { payeeId, kinds, now }: StandingRates,
): Promise<number> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(top), 0)::bigint as sum from (
      select max(top_rate) as top from agreements_agreement
      where payer_id is null and payee_id = ${payeeId} and kind = any (${[...kinds]}::text[])
        and (${isOpenOffer(now)} or (${isNotOver(now)}))
      group by kind) as standing`.execute(tx);
  return Number(rows[0]?.sum ?? 0n);
}

/** How many agents wait for the platform to let them go, and since when. */
export const countAsked = (db: Db) =>
  db
    .selectFrom('agreements_ending as asked')
    .innerJoin('agreements_agreement as agreed', 'agreed.id', 'asked.agreement_id')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      fn.min<Instant | null>('asked.asked_at').as('oldestAt'),
    ])
    .where('asked.status', '=', 'open')
    .where('asked.asked_by', 'is not', null)
    .where('agreed.payer_id', 'is', null)
    .where('agreed.status', '=', 'agreed')
    .executeTakeFirstOrThrow();

const VERSIONS_MAX = 100;

/** All of a kind between the platform and somebody, the newest first. */
export const listVersions = (db: Db, { payeeId, kind }: Of) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payer_id', 'is', null)
    .where('payee_id', '=', payeeId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(VERSIONS_MAX)
    .execute();
