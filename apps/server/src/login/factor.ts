import type { FactorWay } from '@baize/contract/login-answer';
import type { MemberId } from '@baize/std/id';
import { assertNotBlocked, checkCode, noteFailure } from '../challenges/index.ts';
import { checkTotp, hasTotp } from '../credentials/index.ts';
import type { Db, Tx } from '../db/index.ts';
import { ensure, Refusal, type World } from '../kernel/index.ts';
import {
  getProfile,
  isSameName,
  listBankAccounts,
  maskEmail,
  maskMobile,
} from '../members/index.ts';

export type KnownWay = {
  readonly way: FactorWay;
  /** Where a code goes; null for ways that send none. */
  readonly target: string | null;
};

/** The ways a member has to prove that it is really them, the strongest first. */
export async function listFactorWays(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly KnownWay[]> {
  const profile = await getProfile(db, memberId);
  const banks = await listBankAccounts(db, memberId);
  const ways: (KnownWay | false)[] = [
    (await hasTotp(db, memberId)) && { way: 'totp', target: null },
    profile.mobile_verified_at !== null && { way: 'mobile', target: profile.mobile },
    profile.email_verified_at !== null && { way: 'email', target: profile.email },
    banks.length > 0 && { way: 'bankName', target: null },
  ];
  return ways.filter((way) => way !== false);
}

/** The same for the member's eyes: enough of a target to know it again. */
export const maskWays = (ways: readonly KnownWay[]) =>
  ways.map(({ way, target }) => ({
    way,
    target: target && (way === 'email' ? maskEmail(target) : maskMobile(target)),
  }));

export type Proof = {
  readonly memberId: MemberId;
  readonly way: FactorWay;
  readonly proof: string;
};

/**
 * Refuses what does not prove it. Asked outside any transaction: what was tried stays tried. Wrong
 * guesses make the member's next one wait, from wherever it comes; only who came as far as here,
 * past the password, can make them.
 */
export async function checkFactor(world: World, { memberId, way, proof }: Proof): Promise<void> {
  const known = (await listFactorWays(world.db, memberId)).find((each) => each.way === way);
  ensure(known, 'factor_unknown');
  if (known.target !== null) {
    return checkCode(world, { purpose: 'factor', target: known.target, code: proof });
  }
  const attempt = { account: `factor ${memberId}`, address: `factor ${memberId}` };
  await assertNotBlocked(world, attempt);
  const isRight =
    way === 'totp'
      ? await checkTotp(world, world.db, { memberId, proof })
      : await isBankName(world.db, memberId, proof);
  if (isRight) return;
  await noteFailure(world, attempt);
  throw new Refusal(way === 'totp' ? 'code_invalid' : 'factor_wrong');
}

async function isBankName(db: Db, memberId: MemberId, name: string): Promise<boolean> {
  const accounts = await listBankAccounts(db, memberId);
  return accounts.some((account) => isSameName(account.account_name, name));
}
