import { assert } from '@baize/std/assert';
import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, networkOf, Refusal, type World } from '../../base/kernel/index.ts';
import { send } from '../delivery/index.ts';
import { isNear, secondsLeft } from './nearness.ts';
import * as queries from './queries.ts';
import { isSame, openSecret } from './secret.ts';

/** What a code is good for; one of another purpose is as wrong as any other number. */
export type CodePurpose = 'login' | 'register' | 'reset' | 'factor' | 'contact';

const VALID_MINUTES = 5;
const RESEND_MINUTES = 1;
const GUESSES_MAX = 5;

/**
 * Past a limit nothing is sent until five minutes have passed since the last code. With a minute
 * between two codes, five in five minutes are never exceeded: a target is counted for ten.
 */
const PAUSE_MS = 5 * MINUTE_MS;
const TARGET = { sendsMax: 5, withinMs: 10 * MINUTE_MS };
const NETWORK = { sendsMax: 15, withinMs: 5 * MINUTE_MS };

export type CodeToSend = {
  readonly purpose: CodePurpose;
  readonly channel: 'sms' | 'email';
  readonly target: string;
  readonly language: string;
  /**
   * Nobody is known by this target. All is done, counted and answered as ever, and then the
   * message itself is taken back: neither the answer nor its time tells who has an account.
   */
  readonly isForNobody?: boolean;
};

/** Sends six digits, and answers for how many minutes no other code will be sent. */
export async function sendCode(
  ctx: World & Pick<Ctx, 'origin'>,
  tx: Tx,
  code: CodeToSend,
): Promise<{ expiredMinutes: number }> {
  const { purpose, target } = code;
  const now = ctx.clock.now();
  const network = networkOf(ctx.origin.ip);
  await assertMaySend(tx, now, { purpose, target, network });
  const digits = drawDigits(ctx);
  const sign = await openSecret(tx, ctx.chance);
  await queries.retireCodes(tx, purpose, { target, now });
  await queries.insertCode(tx, {
    id: ctx.newId('cod'),
    purpose,
    target,
    network,
    code_hash: sign('code', `${purpose} ${target} ${digits}`),
    created_at: now,
    expires_at: later(now, VALID_MINUTES * MINUTE_MS),
    failures: 0,
    used_at: null,
  });
  await deliver(ctx, tx, { ...code, digits });
  return { expiredMinutes: RESEND_MINUTES };
}

type CodeRequest = { readonly purpose: string; readonly target: string; readonly network: string };

/** One at a time for a target and for a network, so that those who ask at once count each other. */
async function assertMaySend(tx: Tx, now: Instant, { purpose, target, network }: CodeRequest) {
  await queries.waitForTurn(tx, `code from ${network}`);
  await queries.waitForTurn(tx, `code to ${target}`);
  const toTarget = await queries.listSends(tx, { target }, around(now, TARGET.withinMs));
  const last = toTarget.find((sent) => sent.purpose === purpose);
  // A code that was used is on its way no more: whoever needs another gets one.
  if (last && last.used_at === null && isNear(last.created_at, now, RESEND_MINUTES * MINUTE_MS)) {
    const retryAfterSeconds = secondsLeft(last.created_at, now, RESEND_MINUTES * MINUTE_MS);
    throw new Refusal('code_too_soon', { retryAfterSeconds });
  }
  assertFew(toTarget, now, TARGET.sendsMax);
  const fromNetwork = await queries.listSends(tx, { network }, around(now, NETWORK.withinMs));
  assertFew(fromNetwork, now, NETWORK.sendsMax);
}

const around = (now: Instant, byMs: number) => ({ from: later(now, -byMs), to: later(now, byMs) });

function assertFew(sends: readonly { created_at: Instant }[], now: Instant, max: number): void {
  const [last] = sends;
  if (!last || sends.length < max || !isNear(last.created_at, now, PAUSE_MS)) return;
  const retryAfterSeconds = secondsLeft(last.created_at, now, PAUSE_MS);
  throw new Refusal('too_many_codes', { retryAfterSeconds });
}

async function deliver(world: World, tx: Tx, code: CodeToSend & { digits: string }): Promise<void> {
  const { channel, target, language, digits, isForNobody = false } = code;
  const facts = { code: digits, minutes: VALID_MINUTES };
  await queries.setSavepoint(tx);
  await send(tx, world, { channel, target, template: 'code', language, facts });
  await (isForNobody ? queries.returnToMark(tx) : queries.keepMark(tx));
}

/** Six digits, each value as likely as any other: what would favour the low ones is drawn again. */
function drawDigits({ chance }: World): string {
  const fair = 4_294_000_000;
  for (let draw = 0; draw < 1_000; draw++) {
    const number = Buffer.from(chance.bytes(4)).readUInt32BE();
    if (number < fair) return String(number % 1_000_000).padStart(6, '0');
  }
  assert(false, 'chance gives other numbers now and then');
}

export type CodeToCheck = {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly code: string;
};

/**
 * Takes a code for what it is good for, once. Asked outside any transaction: a guess is counted
 * before it is looked at, and stays counted and used up whatever becomes of the call.
 */
export async function checkCode(world: World, asked: CodeToCheck): Promise<void> {
  const { purpose, target } = asked;
  const now = world.clock.now();
  const sign = await openSecret(world.db, world.chance);
  const found = await queries.takeGuess(world.db, { purpose, target }, GUESSES_MAX);
  const guess = sign('code', `${purpose} ${target} ${asked.code.trim().slice(0, 255)}`);
  const isRight = isSame(guess, found?.code_hash ?? sign('code', 'nothing'));
  ensure(found, 'code_invalid');
  if (!isValid(found, now)) {
    // Over is over, also for a clock that is set back later.
    await queries.endCode(world.db, found.id);
    throw new Refusal('code_expired');
  }
  ensure(isRight, 'code_invalid');
  ensure(await queries.useCode(world.db, found.id, now), 'code_invalid');
}

const isValid = (code: { created_at: Instant; expires_at: Instant }, now: Instant): boolean =>
  isBefore(code.created_at, code.expires_at) &&
  isNear(code.created_at, now, VALID_MINUTES * MINUTE_MS);
