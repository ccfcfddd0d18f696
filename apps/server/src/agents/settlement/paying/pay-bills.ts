import type { BillKind } from '@baize/contract/bill-shape';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { AccountId, Id, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import { publishToMany, type World } from '../../../base/kernel/index.ts';
import {
  type HousePurpose,
  houseAccount,
  type LockedAccounts,
  listCashAccounts,
  lockFunds,
  postRequests,
  spendable,
} from '../../../books/ledger/index.ts';
import type { SettlementOptions } from '../options.ts';
import { allot } from './allot.ts';
import * as queries from './pay-queries.ts';

/** How many bills a transaction pays: their accounts wait for each other no longer than that. */
const CHUNK = 1_000;

/**
 * Pays what is open, from the top of the tree down, so that what somebody gets from above is there
 * for what they owe below. A payer who has less pays what is there, the oldest bill first, and owes
 * the rest. Harmless at any time and by several at once: a bill, its payment and the transfer are
 * written together, and one chunk is paid at a time.
 */
export async function payBills(
  world: Pick<World, 'db' | 'clock'>,
  options: SettlementOptions,
  chunk = CHUNK,
): Promise<void> {
  let after: queries.OpenPlace | null = null;
  do {
    const page: queries.OpenPage = { after, limit: chunk };
    after = await world.db.transaction().execute((tx) => payChunk(world, tx, { options, page }));
  } while (after);
}

type Chunk = { readonly options: SettlementOptions; readonly page: queries.OpenPage };

/** Answers where the next chunk begins; null at the end. */
async function payChunk(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { options, page }: Chunk,
): Promise<queries.OpenPlace | null> {
  await queries.waitForTurn(tx);
  const bills = await queries.lockOpen(tx, page);
  if (bills.length === 0) return null;
  const { code } = options.brand.currency;
  const cash = await listCashAccounts(tx, membersOf(bills), code);
  const houses = await readHouses(tx, bills, code);
  const at = world.clock.now();
  const held = await lockFunds(tx, at, [...cash.values()]);
  const allotted = allot(
    bills.map((bill) => ({
      id: bill.id,
      payer: bill.payer_id && cashOf(cash, bill.payer_id),
      payee: cashOf(cash, bill.payee_id),
      open: bill.owed,
    })),
    new Map(held.values().map((account) => [account.id, spendable(account)])),
  );
  await writePayments(world, tx, { bills, allotted, cash, houses, held, at, options });
  return bills.length < page.limit ? null : queries.placeOf(bills.at(-1));
}

const membersOf = (bills: readonly queries.OpenBill[]): readonly MemberId[] => [
  ...new Set(bills.flatMap((bill) => [bill.payee_id, bill.payer_id ?? bill.payee_id])),
];

function cashOf(cash: ReadonlyMap<MemberId, AccountId>, memberId: MemberId): AccountId {
  const account = cash.get(memberId);
  assert(account, `${memberId} has cash in the brand's currency`);
  return account;
}

const PURPOSES: Readonly<Record<BillKind, HousePurpose>> = {
  dividend: 'commission',
  daily: 'salary',
  hourly: 'salary',
  realtime: 'salary',
  rebate: 'rebate',
};

/** What the ledger calls it. */
const REASONS: Readonly<Record<BillKind, string>> = {
  dividend: 'dividend_paid',
  daily: 'salary_daily',
  hourly: 'salary_hourly',
  realtime: 'salary_realtime',
  rebate: 'rebate_paid',
};

async function readHouses(
  tx: Tx,
  bills: readonly queries.OpenBill[],
  currency: string,
): Promise<ReadonlyMap<BillKind, AccountId>> {
  const kinds = new Set(bills.filter((bill) => bill.payer_id === null).map(({ kind }) => kind));
  const houses = new Map<BillKind, AccountId>();
  for (const kind of kinds) {
    houses.set(kind, await houseAccount(tx, { purpose: PURPOSES[kind], currency }));
  }
  return houses;
}

type Payments = {
  readonly bills: readonly queries.OpenBill[];
  readonly allotted: ReadonlyMap<Id<'bil'>, Minor>;
  readonly cash: ReadonlyMap<MemberId, AccountId>;
  readonly houses: ReadonlyMap<BillKind, AccountId>;
  readonly held: LockedAccounts;
  readonly at: Instant;
  readonly options: SettlementOptions;
};

async function writePayments(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { bills, allotted, cash, houses, held, at, options }: Payments,
): Promise<void> {
  const paid = bills.flatMap((bill) => {
    const amount = allotted.get(bill.id);
    return amount === undefined ? [] : [{ ...bill, amount, number: bill.payments + 1 }];
  });
  await queries.settle(tx, bills, { allotted, at });
  if (paid.length === 0) return;
  await postRequests(tx, {
    at,
    held,
    transfers: paid.map((bill) => ({
      requestKey: paymentKey(bill),
      from: fromOf(bill, { cash, houses }),
      to: cashOf(cash, bill.payee_id),
      amount: bill.amount,
      reason: REASONS[bill.kind],
    })),
  });
  await queries.insertPayments(tx, paid, at);
  await queries.addIncome(tx, paid, dayOf(at, options.brand.timezone));
  await publishToMany(world, tx, { kind: 'balance', payload: {}, memberIds: membersOf(paid) });
}

/** The name of a payment in the ledger: the bill, and how many of its payments it makes. */
export const paymentKey = ({ id, number }: { id: Id<'bil'>; number: number }): string =>
  `${id}:${number}`;

function fromOf(
  { payer_id, kind }: queries.OpenBill,
  { cash, houses }: Pick<Payments, 'cash' | 'houses'>,
): AccountId {
  const from = payer_id === null ? houses.get(kind) : cashOf(cash, payer_id);
  assert(from, 'the house has an account for every kind');
  return from;
}
