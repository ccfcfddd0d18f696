import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import type { World } from '../../apps/server/src/base/kernel/index.ts';
import { escrowAccount, getBalance } from '../../apps/server/src/books/ledger/index.ts';
import type { EnvelopeId } from '../../apps/server/src/rewards/envelopes/envelope.ts';
import { sendRain } from '../../apps/server/src/rewards/envelopes/index.ts';

type Filling = { readonly count: number; readonly currency: string };

const FILLED_AT_ONCE = 100_000;

/** Members with empty pockets, by two statements for many of them. */
export async function fillMembers(
  world: World,
  { count, currency }: Filling,
): Promise<readonly MemberId[]> {
  const ids = Array.from({ length: count }, () => world.newId('mem'));
  for (let first = 0; first < count; first += FILLED_AT_ONCE) {
    await fillSome(world, currency, ids.slice(first, first + FILLED_AT_ONCE));
  }
  await sql`analyze`.execute(world.db);
  return ids;
}

async function fillSome(
  { db, clock }: World,
  currency: string,
  ids: readonly MemberId[],
): Promise<void> {
  await sql`insert into members_member
      (id, account, nickname, type, status, currency, created_at, avatar, is_demo)
    select id, lower(id), id, 0, 'active', ${currency}, ${clock.now()}, 'a1', false
    from unnest(${ids}::text[]) as id`.execute(db);
  await sql`insert into ledger_account (id, holder, purpose, currency, floor)
    select nextval('ledger_member_account_number'), id, purpose, ${currency}, 0
    from unnest(${ids}::text[]) as id, unnest(array['cash', 'bonus', 'locked', 'held']) as purpose`.execute(
    db,
  );
}

type NewEnvelope = { readonly key: string; readonly packets: number };

/** An envelope of the brand that is open now. */
export async function givenEnvelope(world: World, { key, packets }: NewEnvelope) {
  const { brand } = loadBrand('mekhala');
  await sendRain(world, {
    brand,
    rain: { names: { EN: 'Bench' }, total: '1000000', packets, least: '100', split: 'random' },
    opensAt: world.clock.now(),
    key,
  });
  const { id } = await world.db
    .selectFrom('envelopes_envelope')
    .select('id')
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** What the tables say of an envelope when all is over. */
export async function weighEnvelope({ db }: World, id: EnvelopeId) {
  const { total, currency } = await db
    .selectFrom('envelopes_envelope')
    .select(['total', 'currency'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { taken, paid } = await db
    .selectFrom('envelopes_packet')
    .select(({ fn }) => [
      fn.count<bigint>('member_id').distinct().as('taken'),
      fn.sum<bigint>('amount').as('paid'),
    ])
    .where('envelope_id', '=', id)
    .where('member_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const escrow = await getBalance(db, await escrowAccount(db, id, currency));
  return { total, paid, taken: Number(taken), escrow };
}
