import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { ensure, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { makeTotpSecret, totpAddress, totpStepOf } from './totp-code.ts';

export type TotpSetup = { readonly secret: string; readonly address: string };

type TotpOwner = {
  readonly memberId: MemberId;
  /** What the app shows: the brand, and the member's name there. */
  readonly issuer: string;
  readonly label: string;
};

/**
 * A new secret, which counts from `confirmTotp` on. Who has an authenticator keeps it until then:
 * they turn it off first.
 */
export async function beginTotp(
  world: World,
  tx: Tx,
  { memberId, issuer, label }: TotpOwner,
): Promise<TotpSetup> {
  const secret = makeTotpSecret(world);
  const isKept = await queries.saveNewTotp(tx, memberId, secret);
  ensure(isKept, 'verification_first');
  return { secret, address: totpAddress({ issuer, label, secret }) };
}

/** Turns the authenticator on by a first code of it, and hands out the recovery codes this once. */
export async function confirmTotp(
  world: World,
  tx: Tx,
  { memberId, code }: { memberId: MemberId; code: string },
): Promise<readonly string[]> {
  const row = await queries.lockTotp(tx, memberId);
  ensure(row && row.confirmed_at === null, 'factor_unknown');
  const step = totpStepOf(world, row.secret, code);
  ensure(step !== null, 'code_invalid');
  await queries.confirmTotp(tx, memberId, { now: world.clock.now(), step });
  return makeRecoveryCodes(world, tx, memberId);
}

/**
 * Whether this is a code of the member's authenticator, or one of the recovery codes. Each counts
 * once: a code read over a shoulder is of no use any more.
 */
export async function checkTotp(
  world: World,
  tx: Db | Tx,
  { memberId, proof }: { memberId: MemberId; proof: string },
): Promise<boolean> {
  const row = await queries.findTotp(tx, memberId);
  if (!row || row.confirmed_at === null) return false;
  const step = totpStepOf(world, row.secret, proof);
  if (step !== null) return queries.takeStep(tx, memberId, step);
  return useRecoveryCode(world, tx, { memberId, code: proof });
}

export async function hasTotp(tx: Db | Tx, memberId: MemberId): Promise<boolean> {
  const row = await queries.findTotp(tx, memberId);
  return row !== undefined && row.confirmed_at !== null;
}

/** Turns the authenticator off; the recovery codes went with it. */
export async function removeTotp(tx: Tx, memberId: MemberId): Promise<void> {
  await queries.deleteTotp(tx, memberId);
  await queries.deleteRecoveryCodes(tx, memberId);
}
