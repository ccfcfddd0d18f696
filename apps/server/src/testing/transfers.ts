import type { Brand } from '@baize/contract/brand';
import * as records from '@baize/contract/records';
import * as contract from '@baize/contract/transfer';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { loadBrand } from '../base/brand/index.ts';
import { answer, type Route } from '../base/kernel/index.ts';
import {
  findMemberAccounts,
  getBalance,
  houseAccount,
  postTransfer,
} from '../books/ledger/index.ts';
import { transfersRoutes } from '../cashier/transfers/index.ts';
import { hashPassword, setPassword } from '../people/credentials/index.ts';
import { createMember, type NewMember, saveProfile } from '../people/members/index.ts';
import { listEntriesOf } from '../records/list-entries.ts';
import { asked, type TestWorld } from './world.ts';

export const SECRET = 'Payments-9-only';

type NewSender = Partial<NewMember> & { readonly cash?: bigint; readonly email?: string };

let made = 0;
let hash: Promise<string> | null = null;

/** Somebody with a payment password and that much cash; it was won, so that all of it may leave. */
export async function givenSender(
  world: TestWorld,
  { cash = 0n, email, ...facts }: NewSender = {},
) {
  made += 1;
  const account = `sender${made}`;
  hash ??= hashPassword(world, SECRET);
  const known = await hash;
  return world.db.transaction().execute(async (tx) => {
    const member = await createMember(world, tx, { account, currency: 'THB', ...facts });
    const at = world.clock.now();
    if (email) await saveProfile(tx, member.id, { email, email_verified_at: at, updated_at: at });
    await setPassword(world, tx, { memberId: member.id, kind: 'payment', hash: known });
    if (cash > 0n) await giveMoney(world, tx, { memberId: member.id, amount: cash });
    return member;
  });
}

type Gift = { readonly memberId: MemberId; readonly amount: bigint; readonly reason?: string };

/** Money from outside; as a deposit, it must be played before it may leave. */
export async function giveMoney(
  world: TestWorld,
  tx: Parameters<typeof postTransfer>[0],
  { memberId, amount, reason = 'given' }: Gift,
): Promise<void> {
  const pockets = await findMemberAccounts(tx, memberId, 'THB');
  assert(pockets, 'a member has pockets');
  await postTransfer(tx, {
    requestKey: `${reason} ${world.newId('req')}`,
    at: world.clock.now(),
    from: await houseAccount(tx, { purpose: 'adjustment', currency: 'THB' }),
    to: pockets.cash,
    amount: minor(amount),
    reason,
  });
}

export async function cashOf(world: TestWorld, memberId: MemberId): Promise<bigint> {
  const pockets = await findMemberAccounts(world.db, memberId, 'THB');
  assert(pockets, 'a member has pockets');
  return getBalance(world.db, pockets.cash);
}

/** What a member's account record shows, the newest first. */
export async function recordOf(world: TestWorld, memberId: MemberId) {
  const site = loadBrand('mekhala');
  const wanted = { ...records.listEntries.input.parse({}), memberId };
  const { entries } = await listEntriesOf(world, { site }, wanted);
  return entries.map(({ type, amount, balance }) => ({ type, amount, balance }));
}

type Wire = Readonly<Record<string, unknown>>;

let keys = 0;

/** The calls of transfers, made as members do; `rules` are set otherwise than in the brand. */
export function openTransfers(world: TestWorld, rules: Partial<Brand['payments']['transfers']>) {
  const { brand } = loadBrand('mekhala');
  const payments = { ...brand.payments, transfers: { ...brand.payments.transfers, ...rules } };
  const routes = transfersRoutes({ ...brand, payments });
  const ask = async (endpoint: unknown, memberId: MemberId, body: Wire) => {
    const route = routes.find((each: Route) => each.endpoint === endpoint);
    assert(route, 'the call is served');
    const caller = { role: 'member', memberId } as const;
    const told = { ...world, wording: (code: string) => code };
    const { body: reply } = await answer(route, told, asked(body, { caller }));
    return { message: reply.message, value: reply.value as Record<string, never> };
  };
  return {
    desk: (memberId: MemberId) => ask(contract.readUplineDesk, memberId, {}),
    send: (memberId: MemberId, amount: bigint, facts: Wire = {}) => {
      keys += 1;
      return ask(contract.transferToUpline, memberId, {
        requestKey: `transfer-${keys}`,
        amount: `${amount}`,
        paymentPassword: SECRET,
        ...facts,
      });
    },
  };
}
