import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import type { Tx } from '../db/index.ts';
import { type Ctx, ensure } from '../kernel/index.ts';
import {
  getProfile,
  insertBankAccount,
  isSameName,
  listBankAccounts,
  saveProfile,
} from '../members/index.ts';
import { proveFactor } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { contactsOf, tellMember } from './tell-member.ts';

const ACCOUNTS_MAX = 5;

type Asked = Input<typeof contract.addBankAccount>;

/** Adds an account to be paid to. The proof comes first: without it nothing is told about names. */
export async function addBankAccount(
  ctx: Ctx,
  { factor, ...asked }: Asked,
): Promise<SecurityCenter> {
  await proveFactor(ctx, factor);
  await ctx.db.transaction().execute((tx) => insertAccount(ctx, tx, asked));
  return readSecurityCenter(ctx);
}

async function insertAccount(ctx: Ctx, tx: Tx, asked: Omit<Asked, 'factor'>): Promise<void> {
  const { memberId } = ctx.caller;
  const at = ctx.clock.now();
  const number = asked.accountNumber.replaceAll(/\D/g, '');
  // Touching the profile makes those who add at the same moment wait, and then count each other.
  await saveProfile(tx, memberId, { updated_at: at });
  const profile = await getProfile(tx, memberId);
  ensure(
    isSameName(profile.full_name ?? asked.accountName, asked.accountName),
    'bank_name_differs',
  );
  await ensureRoom(tx, ctx, { ...asked, number });
  const isNew = await insertBankAccount(tx, {
    id: ctx.newId('bka'),
    member_id: memberId,
    bank_name: asked.bankName,
    account_number: number,
    account_name: asked.accountName,
    created_at: at,
    removed_at: null,
  });
  ensure(isNew, 'bank_account_taken');
  if (profile.full_name === null) {
    await saveProfile(tx, memberId, { full_name: asked.accountName, updated_at: at });
  }
  const facts = { last4: number.slice(-4) };
  const news = { template: 'bank_account_added', facts } as const;
  await tellMember(ctx, tx, { contacts: contactsOf(profile), news });
}

type Wanted = { readonly bankName: string; readonly number: string };

async function ensureRoom(tx: Tx, { caller }: Ctx, { bankName, number }: Wanted): Promise<void> {
  const accounts = await listBankAccounts(tx, caller.memberId);
  const isThere = accounts.some(
    ({ bank_name, account_number }) => account_number === number && isSameName(bank_name, bankName),
  );
  ensure(!isThere, 'bank_account_taken');
  ensure(accounts.length < ACCOUNTS_MAX, 'bank_accounts_full');
}
