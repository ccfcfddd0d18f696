import type { AgreementKind, Carry, Period, Tier } from '@baize/contract/agreement';
import { PERIODS_OF } from '@baize/contract/agreement';
import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { DAY_MS, type Instant, instant, later } from '@baize/std/time';
import { sql } from 'kysely';
import type { SettlementOptions } from '../agents/settlement/index.ts';
import { loadBrand } from '../base/brand/index.ts';
import { cashOf, giveMoney } from './transfers.ts';
import type { TestWorld } from './world.ts';

const { brand } = loadBrand('mekhala');

/** The shipped brand; what a test is about is said. */
export const optionsOf = (facts: Partial<SettlementOptions['brand']> = {}): SettlementOptions => ({
  brand: { ...brand, ...facts },
});

export const moment = (text: string): Instant => instant(new Date(text));

type Agreed = {
  readonly payer: MemberId | null;
  readonly payee: MemberId;
  readonly kind: AgreementKind;
  readonly period?: Period;
  readonly carry?: Carry;
  /** One tier that asks for nothing. */
  readonly rate?: number;
  readonly tiers?: readonly Tier[];
  readonly from: Instant;
  readonly to?: Instant | null;
};

export const tierOf = (rate: number, facts: Partial<Tier> = {}): Tier => ({
  rate,
  activeMembers: 0,
  validBets: minor(0n),
  profit: minor(0n),
  ...facts,
});

/** An agreement as both sides left it. */
export async function givenAgreed(world: TestWorld, agreed: Agreed): Promise<Id<'agr'>> {
  const { payer, payee, kind, from, to = null } = agreed;
  const tiers = agreed.tiers ?? [tierOf(agreed.rate ?? 0)];
  const id = world.newId('agr');
  await world.db
    .insertInto('agreements_agreement')
    .values({
      id,
      kind,
      payer_id: payer,
      payee_id: payee,
      version: 1,
      period: agreed.period ?? PERIODS_OF[kind][0] ?? 'day',
      carry: agreed.carry ?? 'none',
      tiers: JSON.stringify(
        tiers.map((tier) => ({
          ...tier,
          validBets: `${tier.validBets}`,
          profit: `${tier.profit}`,
        })),
      ),
      top_rate: tiers.at(-1)?.rate ?? 0,
      status: to === null ? 'agreed' : 'ended',
      request_key: id,
      offered_at: from,
      offered_until: later(from, DAY_MS),
      answered_at: from,
      starts_at: from,
      ends_at: to,
    })
    .execute();
  return id;
}

type CountedBets = {
  readonly member: MemberId;
  readonly at: Instant;
  readonly validBets: bigint;
  readonly prizes?: bigint;
  readonly betCount?: number;
  readonly category?: string;
  /** Placed then; counted at `at`. */
  readonly placedAt?: Instant;
  /** Where they stood; where nothing is said, where they stand. */
  readonly path?: string;
};

/** What teams counted, in the slot that `at` begins. */
export async function givenCounted(world: TestWorld, rows: readonly CountedBets[]): Promise<void> {
  for (const row of rows) {
    await sql`
      insert into teams_figure (member_id, of_slot_at, category, slot_at, path, bet_count,
        valid_bets, prizes)
      select ${row.member}, ${row.placedAt ?? row.at}, ${row.category ?? 'SLOT'}, ${row.at},
        coalesce(${row.path ?? null}::ltree, path), ${row.betCount ?? 1}, ${row.validBets},
        ${row.prizes ?? 0n}
      from agents_place where member_id = ${row.member}
      on conflict (member_id, of_slot_at, category, slot_at) do update set
        bet_count = teams_figure.bet_count + excluded.bet_count,
        valid_bets = teams_figure.valid_bets + excluded.valid_bets,
        prizes = teams_figure.prizes + excluded.prizes`.execute(world.db);
  }
}

/** Every slot before it is closed. */
export const closeTo = (world: TestWorld, at: Instant) =>
  world.db.updateTable('teams_mark').set({ closed_to: at }).execute();

export const give = (world: TestWorld, memberId: MemberId, amount: bigint) =>
  world.db.transaction().execute((tx) => giveMoney(world, tx, { memberId, amount }));

export const cash = (world: TestWorld, memberId: MemberId) => cashOf(world, memberId);

/** All bills of somebody, the oldest first. */
export const billsTo = (world: TestWorld, payee: MemberId) =>
  world.db
    .selectFrom('settlement_bill')
    .selectAll()
    .where('payee_id', '=', payee)
    .orderBy('from_at')
    .orderBy('id')
    .execute();

const REASONS = '^(salary_|dividend_|rebate_)';

/** What the ledger moved for bills, by the key of the payment. */
export async function movedForBills(world: TestWorld): Promise<ReadonlyMap<string, Minor>> {
  const { rows } = await sql<{ key: string; amount: Minor }>`
    select request_key as key, amount from ledger_transfer where reason ~ ${REASONS}`.execute(
    world.db,
  );
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/** What bills say was paid of them, by the key of the payment. */
export async function paidOfBills(world: TestWorld): Promise<ReadonlyMap<string, Minor>> {
  const { rows } = await sql<{ key: string; amount: Minor }>`
    select bill_id || ':' || number as key, amount from settlement_payment`.execute(world.db);
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/**
 * Bills whose sums are not those of their payments, members whose income is not theirs, and bills
 * that are open and not listed as such, or the other way round.
 */
export async function listWrongSums(world: TestWorld): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select b.id, b.paid, coalesce(sum(p.amount), 0) as payments from settlement_bill b
    left join settlement_payment p on p.bill_id = b.id
    group by b.id having b.paid <> coalesce(sum(p.amount), 0)
      or (b.status = 'paid') <> (b.paid = b.amount and b.status not in ('unreached', 'rejected'))
    union all
    select i.member_id, sum(i.received - i.paid_below), null from settlement_income i
    group by i.member_id
    having sum(i.received - i.paid_below) <> (
      select coalesce(sum(case when b.payee_id = i.member_id then p.amount else -p.amount end), 0)
      from settlement_payment p join settlement_bill b on b.id = p.bill_id
      where i.member_id in (b.payee_id, b.payer_id))
    union all
    select coalesce(b.id, o.bill_id), b.amount - b.paid, o.owed
    from (
      select id, amount, paid,
        (select count(*) from settlement_payment p where p.bill_id = id) as payments
      from settlement_bill where status = any (array['due', 'partly', 'insufficient'])) as b
    full join settlement_open o on o.bill_id = b.id
    where (b.amount - b.paid, b.payments) is distinct from (o.owed, o.payments)`.execute(world.db);
  return rows;
}
