import type { MemberId } from '@baize/std/id';
import { Secret, TOTP } from 'otpauth';
import type { Db, Tx } from '../db/index.ts';
import { ensure, type World } from '../kernel/index.ts';
import * as queries from './queries.ts';
import { makeRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';

const PERIOD_SECONDS = 30;

/** Telephones' clocks go a little wrong: the step before and the one after count too. */
const STEPS_ASIDE = 1;

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
  const secret = new Secret({ buffer: new Uint8Array(world.chance.bytes(20)).buffer });
  const isKept = await queries.saveNewTotp(tx, memberId, secret.base32);
  ensure(isKept, 'verification_first');
  const totp = new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
  return { secret: secret.base32, address: totp.toString() };
}

/** Turns the authenticator on by a first code of it, and hands out the recovery codes this once. */
export async function confirmTotp(
  world: World,
  tx: Tx,
  { memberId, code }: { memberId: MemberId; code: string },
): Promise<readonly string[]> {
  const row = await queries.lockTotp(tx, memberId);
  ensure(row && row.confirmed_at === null, 'factor_unknown');
  const step = stepOf(world, row.secret, code);
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
  const step = stepOf(world, row.secret, proof);
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

/** Which step of time a code is of; null when it is of none around now. */
function stepOf({ clock }: World, secret: string, code: string): bigint | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return null;
  const timestamp = clock.now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : BigInt(totp.counter({ timestamp }) + delta);
}
