import type { CaseFile } from '@baize/contract/case';
import * as cases from '@baize/contract/case';
import type { RiskRuleCode } from '@baize/contract/risk-rules';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, type Instant, later, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { insertOrder } from '../cashier/withdrawals/queries.ts';
import { casesRoutes } from '../desk/cases/index.ts';
import { lookForRisk, riskRoutes } from '../desk/risk/index.ts';
import { callerOf, type GivenOperator, givenOperator } from './operator.ts';
import { countBets } from './play.ts';
import { type TestWorld, useWorld } from './world.ts';

const { brand } = loadBrand('mekhala');

export type GivenBets = {
  readonly count?: number;
  readonly stake?: bigint;
  readonly payout?: bigint;
  /** Of each stake, what a bonus paid. */
  readonly bonus?: bigint;
  readonly game?: string;
  readonly hoursAgo?: number;
};

type GivenDeposit = { readonly amount: bigint; readonly hoursAgo: number };
type GivenWithdrawal = {
  readonly amount: bigint;
  readonly hoursAgo?: number;
  readonly status?: 'review' | 'cancelled' | 'refused';
};

const ago = ({ clock }: TestWorld, hours: number): Instant => later(clock.now(), -hours * HOUR_MS);

let made = 0;
const next = () => (made += 1);

async function givenDeposit(
  world: TestWorld,
  memberId: MemberId,
  { amount, hoursAgo }: GivenDeposit,
): Promise<string> {
  const [id, at] = [world.newId('dep'), ago(world, hoursAgo)];
  await world.db
    .insertInto('deposits_order')
    .values({
      id,
      reference: `D${next()}`,
      request_key: id,
      member_id: memberId,
      language: 'EN',
      method: 'bank',
      names: '{}',
      kind: 'bank',
      currency: 'THB',
      amount: minor(amount),
      fee_fixed: minor(0n),
      fee_ppm: 0,
      status: 'waiting',
      expires_minutes: 30,
      expires_at: at,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await world.db
    .insertInto('deposits_receipt')
    .values({
      provider: 'sandbox',
      payment_id: id,
      order_id: id,
      member_id: memberId,
      amount: minor(amount),
      covered: minor(0n),
      fee: minor(0n),
      credited: minor(amount),
      arrived_at: at,
      created_at: at,
    })
    .execute();
  return id;
}

async function givenWithdrawal(
  world: TestWorld,
  memberId: MemberId,
  { amount, hoursAgo = 1, status = 'review' }: GivenWithdrawal,
): Promise<void> {
  const [id, at] = [world.newId('wdr'), ago(world, hoursAgo)];
  await world.db.transaction().execute((tx) =>
    insertOrder(tx, {
      id,
      reference: `W${next()}`,
      request_key: id,
      member_id: memberId,
      bank_account_id: 'bank',
      bank_name: 'Siam',
      account_number: '1',
      account_name: 'Ploy',
      currency: 'THB',
      amount: minor(amount),
      fee: minor(0n),
      payout: minor(amount),
      deposited: minor(0n),
      turnover_left: minor(0n),
      status,
      outcome: null,
      checks: JSON.stringify([]),
      reason: null,
      bank_reference: null,
      amount_received: null,
      remark: null,
      returned: minor(0n),
      round: 0,
      requested_on: '2026-11-15',
      created_at: at,
      changed_at: at,
      waiting_since: at,
      paid_at: null,
      valid_bets: null,
    }),
  );
}

/** Bets that were placed and settled, a minute between two of them. */
async function givenBets(world: TestWorld, memberId: MemberId, facts: GivenBets): Promise<void> {
  const { count = 1, stake = 100n, payout = 0n, bonus = 0n, game = 'tigers' } = facts;
  const first = ago(world, facts.hoursAgo ?? 1);
  await world.db
    .insertInto('play_bet')
    .values(
      Array.from({ length: count }, (_, place) => {
        const at = later(first, place * (MINUTE_MS / 60));
        return {
          vendor: 'acme',
          kind: 'bet' as const,
          ref: `bet-${next()}`,
          member_id: memberId,
          currency: 'THB',
          game,
          round_id: null,
          status: 'settled' as const,
          is_instant: true,
          stake_cash: minor(stake - bonus),
          stake_bonus: minor(bonus),
          payout_cash: minor(payout),
          payout_bonus: minor(0n),
          placed_on: '2026-11-15',
          placed_at: at,
          event_at: at,
          changed_at: at,
          version: 1,
        };
      }),
    )
    .execute();
}

/** As the jobs do: bets are counted, then the rules look. Tests write of the past: all is counted. */
async function look(world: TestWorld, isAnew: boolean): Promise<void> {
  if (isAnew) {
    await sql`update valid_bets_mark set changed_to = '2000-01-01', seen_xid = 0`.execute(world.db);
    await sql`update risk_mark set looked_to = '2000-01-01'`.execute(world.db);
  }
  await countBets(world);
  await lookForRisk(world, { brand });
}

/** A world in which members pay and play, a job looks at it, and somebody of risk works on cases. */
export function useRisk() {
  const t = useWorld();
  const kept: { operator?: GivenOperator } = {};
  beforeAll(async () => {
    kept.operator = await givenOperator(t.world, 'risk');
  });
  const operator = (): GivenOperator => {
    if (!kept.operator) throw new Error('the operator is there once the tests run');
    return kept.operator;
  };
  const ask: ReturnType<typeof callerOf> = (...call) =>
    callerOf(t.world, [...riskRoutes({ brand }), ...casesRoutes()])(...call);

  async function casesOf(
    memberId: MemberId,
    { rule, view = 'open' }: { rule?: RiskRuleCode; view?: 'open' | 'ended' } = {},
  ): Promise<CaseFile[]> {
    const { value } = await ask(operator().caller, cases.listCases, { view });
    const files = (value as unknown as { cases: CaseFile[] }).cases;
    return files.filter(
      ({ member, code }) => member?.memberId === memberId && (!rule || code === rule),
    );
  }

  const end = ({ kind, source }: CaseFile, outcome: string, reason = 'looked at it') =>
    ask(operator().caller, cases.endCase, { kind, source, outcome, reason });

  return {
    get world() {
      return t.world;
    },
    get operator() {
      return operator();
    },
    ago: (hours: number) => ago(t.world, hours),
    ask,
    deposit: (memberId: MemberId, amount: bigint, hoursAgo = 1) =>
      givenDeposit(t.world, memberId, { amount, hoursAgo }),
    withdraw: (memberId: MemberId, amount: bigint, facts: Omit<GivenWithdrawal, 'amount'> = {}) =>
      givenWithdrawal(t.world, memberId, { amount, ...facts }),
    bet: (memberId: MemberId, facts: GivenBets = {}) => givenBets(t.world, memberId, facts),
    look: ({ isAnew = true } = {}) => look(t.world, isAnew),
    casesOf,
    end,
  };
}
