import type { Input } from '@baize/contract/endpoint';
import type { PayoutBankRules } from '@baize/contract/payment-methods';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { lookForExcluded } from '../exclusions/index.ts';
import {
  getProfile,
  insertBankAccount,
  isSameName,
  listBankAccounts,
  saveProfile,
} from '../members/index.ts';
import { readAccount } from './list-banks.ts';
import { proveFactor, refuseAsGuess } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { contactsOf, tellMember } from './tell-member.ts';

const ACCOUNTS_MAX = 5;

type Add = Input<typeof contract.addBankAccount>;

type NewAccount = {
  readonly bankCode: string;
  readonly bankName: string;
  readonly number: string;
  readonly accountName: string;
};

/**
 * Adds an account to be paid to. What was typed wrongly is said before the proof is taken, so that
 * a slip of the pen does not use up a code; a wrong name counts as a wrong proof, and without any
 * proof nothing is told about names.
 */
export const addBankAccount =
  (banks: readonly PayoutBankRules[]) =>
  async (ctx: Ctx, { factor, ...typed }: Add): Promise<SecurityCenter> => {
    const account: NewAccount = { ...readAccount(banks, typed), ...typed };
    if (factor) await checkTyped(ctx, account);
    await proveFactor(ctx, factor);
    await ctx.db.transaction().execute((tx) => insertAccount(ctx, tx, account));
    return readSecurityCenter(ctx);
  };

async function insertAccount(ctx: Ctx, tx: Tx, account: NewAccount): Promise<void> {
  const { memberId } = ctx.caller;
  const at = ctx.clock.now();
  // Touching the profile makes those who add at the same moment wait, and then count each other.
  await saveProfile(tx, memberId, { updated_at: at });
  const profile = await getProfile(tx, memberId);
  ensure(isOwnName(profile, account), 'bank_name_differs');
  await ensureRoom(tx, ctx, account);
  const isNew = await insertBankAccount(tx, {
    id: ctx.newId('bka'),
    member_id: memberId,
    bank_code: account.bankCode,
    bank_name: account.bankName,
    account_number: account.number,
    account_name: account.accountName,
    created_at: at,
    removed_at: null,
  });
  ensure(isNew, 'bank_account_taken');
  if (profile.full_name === null) {
    await saveProfile(tx, memberId, { full_name: account.accountName, updated_at: at });
  }
  await lookForExcluded(ctx, tx, memberId);
  const facts = { last4: account.number.slice(-4) };
  const news = { template: 'bank_account_added', facts } as const;
  await tellMember(ctx, tx, { contacts: contactsOf(profile), news });
}

async function checkTyped(ctx: Ctx, account: NewAccount): Promise<void> {
  const profile = await getProfile(ctx.db, ctx.caller.memberId);
  if (!isOwnName(profile, account)) await refuseAsGuess(ctx, 'bank_name_differs');
  await ensureRoom(ctx.db, ctx, account);
}

/** Who has said no name yet says it by the first account. */
const isOwnName = (
  { full_name }: { readonly full_name: string | null },
  { accountName }: NewAccount,
): boolean => full_name === null || isSameName(full_name, accountName);

async function ensureRoom(db: Db | Tx, { caller }: Ctx, account: NewAccount): Promise<void> {
  const accounts = await listBankAccounts(db, caller.memberId);
  const isThere = accounts.some(
    ({ bank_name, account_number }) =>
      account_number === account.number && isSameName(bank_name, account.bankName),
  );
  ensure(!isThere, 'bank_account_taken');
  ensure(accounts.length < ACCOUNTS_MAX, 'bank_accounts_full');
}
