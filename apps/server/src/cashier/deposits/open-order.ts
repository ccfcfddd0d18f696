import type { DepositOrder } from '@baize/contract/deposit';
import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import { type Day, dayOf } from '@baize/std/day';
import type { Id } from '@baize/std/id';
import { add, type Minor, ZERO } from '@baize/std/money';
import { isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, enqueue, ensure, publish } from '../../base/kernel/index.ts';
import { findReached, readDepositGauges } from '../../books/limits/index.ts';
import { ensureLevel } from '../../people/identity/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { isStopped } from '../../play/switches/index.ts';
import { type Choice, chooseBonus } from '../bonuses/index.ts';
import { withReference } from '../payments/index.ts';
import { OPEN_JOB } from './job-names.ts';
import type { DepositsOptions } from './options.ts';
import type { Order } from './order.ts';
import { viewOf } from './order-view.ts';
import * as queries from './queries.ts';
import {
  FAILED_COUNTS_MS,
  FAILED_MAX,
  type Method,
  methodsOf,
  opensAt,
  pausedUntil,
} from './rules.ts';

type Wish = {
  readonly requestKey: string;
  readonly language: string;
  readonly method: string;
  readonly amount: Minor;
  /** Undefined for no bonus. */
  readonly promotion?: string | undefined;
};

const OPEN_MAX = 3;

/** `check` is asked of a wish whose key has opened nothing yet. */
type NewWish = Wish & { readonly check?: () => Promise<void> };

/** Opens the order of a wish, or answers with the one that its key has opened before. */
export const openOnce = (
  ctx: Ctx,
  options: DepositsOptions,
  { check, ...wish }: NewWish,
): Promise<DepositOrder> =>
  answerOnce(ctx, {
    name: `deposit ${ctx.caller.memberId} ${wish.requestKey}`,
    find: (db) => queries.findDepositByKey(db, ctx.caller.memberId, wish.requestKey),
    isSame: ({ method, amount, bonus }) =>
      method === wish.method && amount === wish.amount && bonus?.code === wish.promotion,
    ...(check ? { check } : {}),
    write: (tx) => openOrder(ctx, { tx, options }, wish),
    view: async (_db, order) => viewOf(order, { at: ctx.clock.now(), language: wish.language }),
  });

type Opening = { readonly tx: Tx; readonly options: DepositsOptions };

/** Writes an order down; the provider is told by a job. */
async function openOrder(ctx: Ctx, { tx, options }: Opening, wish: Wish): Promise<Order> {
  // What is open and what the limit leaves is counted with every order that came before.
  await queries.lockDepositsOf(tx, ctx.caller.memberId);
  await ensureMayPlay(tx, ctx.caller.memberId, ctx.clock.now());
  await ensureNotPaused(ctx, tx);
  const { brand } = options.site;
  const methods = methodsOf(brand.payments, options.providers);
  const method = methods.find(({ code }) => code === wish.method);
  ensure(method, 'method_unknown');
  ensure(!(await isStopped(tx, 'method', method.code)), 'method_stopped');
  const opens = opensAt(method, ctx.clock.now(), brand.timezone);
  ensure(opens === null, 'method_closed', { opensAt: opens?.toISOString() ?? '' });
  ensure(wish.amount >= method.min, 'amount_too_small', { min: String(method.min) });
  ensure(wish.amount <= method.max, 'amount_too_large', { max: String(method.max) });
  const { memberId } = ctx.caller;
  const open = await queries.listOpenDeposits(tx, memberId, ctx.clock.now());
  ensure(open.length < OPEN_MAX, 'too_many_open');
  await ensureWithinLimits(ctx, { tx, zone: brand.timezone }, wish.amount);
  await ensureKnown(ctx, { tx, options }, wish.amount);
  const bonus = await bonusOf(ctx, { tx, options }, wish);
  const order = await insert(ctx, tx, { wish, method, bonus, zone: brand.timezone });
  if (method.provider !== null) await enqueue(tx, OPEN_JOB, { id: order.id });
  await publish(ctx, tx, { kind: 'deposit', payload: { orderId: order.id }, memberId });
  return order;
}

/** Somebody whose payments fail again and again tries cards of others, or needs help. */
async function ensureNotPaused({ caller, clock }: Ctx, tx: Tx): Promise<void> {
  const now = clock.now();
  const since = later(now, -FAILED_COUNTS_MS);
  const failed = await queries.listFailed(tx, caller.memberId, { since, limit: FAILED_MAX });
  const until = pausedUntil(failed);
  const isPaused = until !== null && isBefore(now, until);
  ensure(!isPaused, 'deposit_paused', { until: until?.toISOString() ?? '' });
}

/** None unless it was asked for. */
async function bonusOf(
  ctx: Ctx,
  { tx, options }: Opening,
  { promotion, amount }: Wish,
): Promise<Choice | null> {
  if (promotion === undefined) return null;
  const { brand } = options.site;
  const { memberId } = ctx.caller;
  const at = ctx.clock.now();
  const bonuses = await options.bonuses.list(tx, { memberId, at });
  const choice = await chooseBonus(tx, { brand, bonuses, memberId, at, promotion, amount });
  await options.bonuses.choose(ctx, tx, { memberId, promotion });
  return choice;
}

/** Of all that was deposited so far, what is open included, with this one. */
async function ensureKnown(ctx: Ctx, { tx, options }: Opening, amount: Minor): Promise<void> {
  const { identity, timezone: zone } = options.site.brand;
  const { memberId } = ctx.caller;
  const at = ctx.clock.now();
  const before = await queries.readDeposited(tx, { memberId, from: FIRST_DAY, zone, at });
  const sum = add(before, amount);
  const today = dayOf(at, zone);
  await ensureLevel(tx, { memberId, needed: identity.deposit, sum, today });
}

const FIRST_DAY: Day = '2000-01-01';

type LimitCheck = { readonly tx: Tx; readonly zone: string };

async function ensureWithinLimits(
  ctx: Ctx,
  { tx, zone }: LimitCheck,
  amount: Minor,
): Promise<void> {
  const zoned = { zone, readDeposited: queries.readDeposited };
  const gauges = await readDepositGauges(ctx, zoned, { db: tx, memberId: ctx.caller.memberId });
  const reached = findReached(gauges, amount);
  if (!reached) return;
  const { period, amount: limit, used } = reached;
  const left = used < limit ? limit - used : 0n;
  ensure(false, 'deposit_limit_reached', { period, limit: String(limit), left: String(left) });
}

type Making = {
  readonly wish: Wish;
  readonly method: Method;
  readonly bonus: Choice | null;
  readonly zone: string;
};

async function insert(ctx: Ctx, tx: Tx, { zone, ...made }: Making): Promise<Order> {
  const { currency } = await getMember(tx, ctx.caller.memberId);
  const id = ctx.newId('dep');
  const day = dayOf(ctx.clock.now(), zone);
  return withReference({ id, day }, async (reference) => {
    const order = rowOf(ctx, made, { id, reference, currency });
    return (await queries.insertOrder(tx, order)) ? order : undefined;
  });
}

function rowOf(
  { clock, caller }: Ctx,
  { wish, method, bonus }: Omit<Making, 'zone'>,
  named: { readonly id: Id<'dep'>; readonly reference: string; readonly currency: string },
): Order {
  const at = clock.now();
  const status = method.provider === null ? 'waiting' : 'opening';
  return {
    ...named,
    request_key: wish.requestKey,
    member_id: caller.memberId,
    language: wish.language,
    method: method.code,
    names: method.names,
    kind: method.kind,
    provider: method.provider,
    amount: wish.amount,
    fee_fixed: method.fee_fixed,
    fee_ppm: method.fee_ppm,
    paid: ZERO,
    credited: ZERO,
    status,
    steps: [{ status, at: at.toISOString() }],
    instructions: instructionsOf(method),
    bonus,
    pay_url: null,
    expires_minutes: method.expiresMinutes,
    expires_at: later(at, method.expiresMinutes * MINUTE_MS),
    next_ask_at: null,
    ask_count: 0,
    slips: 0,
    remark: null,
    queued_at: null,
    decided_at: null,
    decided_by: null,
    reason: null,
    created_at: at,
    changed_at: at,
  };
}

/** Where money is sent that no provider takes. */
function instructionsOf({ provider, bank }: Method): DepositInstructions | null {
  if (provider !== null || !bank) return null;
  const { bankName, accountName, accountNumber } = bank;
  return { kind: 'bank', bankName, accountName, accountNumber };
}
