import type { Brand } from '@baize/contract/brand';
import type { Endpoint } from '@baize/contract/endpoint';
import type { PaymentsRules } from '@baize/contract/payment-methods';
import * as contract from '@baize/contract/withdrawal';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { Id, MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { loadBrand } from '../base/brand/index.ts';
import { sealValue } from '../base/db/index.ts';
import { answer, type Caller, type OperatorCaller } from '../base/kernel/index.ts';
import { findMemberAccounts, houseAccount, postTransfer } from '../books/ledger/index.ts';
import { withdrawalsJobs, withdrawalsRoutes } from '../cashier/withdrawals/index.ts';
import { hashPassword, setPassword } from '../people/credentials/index.ts';
import { insertBankAccount, saveProfile } from '../people/members/index.ts';
import { createTestProvider } from './payment-provider.ts';
import { givenMember } from './play.ts';
import { askAs, codeTo, sentTo } from './security.ts';
import { asked, origin, type TestWorld } from './world.ts';

export const PAYMENT_PASSWORD = 'lotus-7-bridge';
const NAME = 'Somchai Jaidee';

type Terms = Partial<PaymentsRules['withdrawal']>;

/** The shipped brand, with what a test is about. */
export const brandWith = (terms: Terms = {}, facts: Partial<Brand> = {}): Brand => {
  const { brand } = loadBrand('mekhala');
  const { payments } = brand;
  const withdrawal = { ...payments.withdrawal, ...terms };
  return { ...brand, payments: { ...payments, withdrawal }, ...facts };
};

/** What is read of an answer; what else there is, is compared and not read. */
export type WithdrawalValue = Readonly<Record<string, unknown>> & {
  readonly orderId: string;
  readonly orders: readonly { readonly orderId: string }[];
};

export type Reply = { readonly message: string | null; readonly value: WithdrawalValue };

/** The cashier's window: calls as members and operators make them, and the jobs behind it. */
export function openWindow(world: TestWorld, brand = brandWith()) {
  const far = createTestProvider(world.clock);
  const providers = new Map([[far.provider.code, far.provider]]);
  const jobs = withdrawalsJobs({ brand, providers });
  const routes = withdrawalsRoutes({ brand });

  const ask = async (caller: Caller, endpoint: Endpoint, body: unknown): Promise<Reply> => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, `${endpoint.path} is served`);
    const facts = { caller, origin: origin() };
    const reply = await answer(route, { ...world, wording: (code) => code }, asked(body, facts));
    const { message, value } = reply.body;
    return { message, value: value as WithdrawalValue };
  };
  const run = async (name: string, payload: unknown = {}): Promise<void> => {
    const job = jobs.find((each) => each.name === `withdrawals.${name}`);
    assert(job, `there is a job ${name}`);
    await job.run(world, payload as never);
  };
  const calls = callsOf(ask);
  return { far, ask, run, jobs, ...calls, request: patientRequest(world, calls.requestOnce) };
}

type Ask = (caller: Caller, endpoint: Endpoint, body: unknown) => Promise<Reply>;

type RequestExtras = Readonly<Record<string, unknown>>;

const callsOf = (ask: Ask) => ({
  requestOnce: (payee: Payee, amount: bigint, facts: RequestExtras = {}) =>
    ask(payee.caller, contract.requestWithdrawal, {
      requestKey: `key-${nextNumber()}`,
      bankAccountId: payee.bankAccountId,
      amount: `${amount}`,
      paymentPassword: PAYMENT_PASSWORD,
      ...facts,
    }),
  read: (payee: Payee, orderId: string) => ask(payee.caller, contract.readWithdrawal, { orderId }),
  confirm: (payee: Payee, orderId: string, facts: Record<string, unknown>) =>
    ask(payee.caller, contract.confirmReceipt, { orderId, ...facts }),
  decide: (operator: OperatorCaller, orderId: string, facts: Record<string, unknown>) =>
    ask(operator, contract.decideWithdrawal, { orderId, reason: '', ...facts }),
  decideClaim: (operator: OperatorCaller, orderId: string, facts: Record<string, unknown>) =>
    ask(operator, contract.decideClaim, { orderId, reason: 'the bank told us so', ...facts }),
});

type Request = (payee: Payee, amount: bigint, facts?: RequestExtras) => Promise<Reply>;

/** Asks as the page does: whoever is asked for a code has one sent and asks again with it. */
const patientRequest =
  (world: TestWorld, once: Request): Request =>
  async (payee, amount, facts = {}) => {
    const reply = await once(payee, amount, facts);
    if (reply.message !== 'verification_first') return reply;
    return once(payee, amount, { ...facts, factor: await givenFactor(world, payee) });
  };

/** A code that was sent to the payee's address just now, whenever the last one was. */
export async function givenFactor(world: TestWorld, { memberId, caller }: Payee) {
  await world.db.deleteFrom('challenges_code').execute();
  const { message } = await askAs(world, { caller }, ['POST security/code', { way: 'email' }]);
  assert(message === null, `a code is sent and not ${message}`);
  return { way: 'email', proof: await codeTo(world, emailOf(memberId)) };
}

export type Window = ReturnType<typeof openWindow>;

let numbers = 0;
const nextNumber = (): string => {
  numbers += 1;
  return String(numbers).padStart(8, '0');
};

export type Payee = {
  readonly memberId: MemberId;
  readonly bankAccountId: Id<'bka'>;
  readonly caller: { readonly role: 'member'; readonly memberId: MemberId };
};

type NewPayee = {
  readonly cash?: bigint;
  readonly bonus?: bigint;
  /** Whether everything about them is old and nothing has to be looked at. */
  readonly isKnown?: boolean;
  readonly accountName?: string;
};

const emailOf = (memberId: MemberId) => `${memberId.toLowerCase()}@mail.example`;

/** What a member was written under that heading. */
export const mailTo = async (world: TestWorld, { memberId }: Payee, template: string) =>
  (await sentTo(world, emailOf(memberId))).find((mail) => mail.template === template)?.facts;

let hash: Promise<string> | null = null;

/** A member who can be paid: a name, a bank account, a payment password and an address. */
export async function givenPayee(world: TestWorld, given: NewPayee = {}): Promise<Payee> {
  const { cash = 0n, bonus = 0n, isKnown = true, accountName = NAME } = given;
  const memberId = await givenMember(world, { cash, bonus });
  hash ??= hashPassword(world, PAYMENT_PASSWORD);
  const known = await hash;
  const bankAccountId = world.newId('bka');
  const now = world.clock.now();
  const before = later(now, -2 * DAY_MS);
  await world.db.transaction().execute(async (tx) => {
    await setPassword(world, tx, { memberId, kind: 'payment', hash: known });
    const email = emailOf(memberId);
    const profile = { full_name: NAME, email, email_verified_at: now, updated_at: now };
    await saveProfile(tx, memberId, profile);
    await insertBankAccount(tx, {
      id: bankAccountId,
      member_id: memberId,
      bank_name: 'Lantern Bank',
      account_number: '1234567890',
      account_name: accountName,
      created_at: isKnown ? before : now,
      removed_at: null,
    });
    if (!isKnown) return;
    await tx
      .updateTable('members_member')
      .set({ created_at: before })
      .where('id', '=', memberId)
      .execute();
  });
  const payee = { memberId, bankAccountId, caller: { role: 'member', memberId } } as const;
  if (isKnown) await givenPaidBefore(world, payee);
  return payee;
}

/** An order of the day before yesterday that was paid and received. */
export async function givenPaidBefore(
  world: TestWorld,
  { memberId, bankAccountId }: Pick<Payee, 'memberId' | 'bankAccountId'>,
) {
  const at = later(world.clock.now(), -2 * DAY_MS);
  const id = world.newId('wdr');
  await world.db
    .insertInto('withdrawals_order')
    .values({
      id,
      reference: `WD-BEFORE-${id.slice(-6)}`,
      request_key: id,
      member_id: memberId,
      bank_account_id: bankAccountId,
      bank_name: 'Lantern Bank',
      account_number: sealValue(
        world.db,
        { of: 'withdrawals_order.account_number', row: id },
        '1234567890',
      ),
      account_name: NAME,
      currency: 'THB',
      amount: minor(10_000n),
      fee: ZERO,
      payout: minor(10_000n),
      deposited: ZERO,
      turnover_left: ZERO,
      status: 'received',
      outcome: 'confirmed',
      checks: '[]',
      requested_on: dayOf(at, 'UTC'),
      created_at: at,
      changed_at: at,
      waiting_since: at,
      paid_at: at,
    })
    .execute();
}

/** Money that a member brought in. */
export async function givenDeposit(world: TestWorld, memberId: MemberId, amount: bigint) {
  await world.db.transaction().execute(async (tx) => {
    const accounts = await findMemberAccounts(tx, memberId, 'THB');
    assert(accounts, 'a member has pockets');
    const holder = 'provider:sandbox';
    await postTransfer(tx, {
      requestKey: `${world.newId('dep')}:payment`,
      at: world.clock.now(),
      from: await houseAccount(tx, { holder, purpose: 'payment_clearing', currency: 'THB' }),
      to: accounts.cash,
      amount: minor(amount),
      reason: 'deposit_credited',
    });
  });
}

/** What a member has in cash and on its way to their bank. */
export async function moneyOf(world: TestWorld, memberId: MemberId) {
  const rows = await world.db
    .selectFrom('ledger_account')
    .select(['purpose', 'balance'])
    .where('holder', '=', memberId)
    .execute();
  const of = (purpose: string) => rows.find((row) => row.purpose === purpose)?.balance ?? 0n;
  return { cash: of('cash'), held: of('held') };
}
