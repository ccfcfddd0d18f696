import { createHash } from 'node:crypto';
import type * as contract from '@baize/contract/challenge';
import type { Output } from '@baize/contract/endpoint';
import { instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { ensure, parseJson, type World } from '../../base/kernel/index.ts';
import { isNear } from './nearness.ts';
import * as queries from './queries.ts';
import { isSame, openSecret } from './secret.ts';

/** A fifth of a second for a telephone: nobody notices who does not do it by the thousand. */
const NUMBER_MAX = 20_000;
const VALID_MS = 10 * MINUTE_MS;

export type BotChallenge = Output<typeof contract.readBotChallenge>;

/**
 * Work for a browser, in the form ALTCHA gives it: find the number that, written after the salt,
 * has this digest. Nothing of it is kept; the signature says that it came from us.
 */
export async function makeBotChallenge(world: World): Promise<BotChallenge> {
  const sign = await openSecret(world.db, world.chance);
  const expires = Math.ceil(later(world.clock.now(), VALID_MS).getTime() / SECOND_MS);
  // The last character parts the salt from the number: without it, digits of the number could be
  // moved into the time of expiry and one proof would be good for years.
  const salt = `${Buffer.from(world.chance.bytes(12)).toString('hex')}?expires=${expires}&`;
  const number = Buffer.from(world.chance.bytes(4)).readUInt32BE() % NUMBER_MAX;
  const challenge = digest(`${salt}${number}`);
  const signature = sign('bot', challenge);
  return { algorithm: 'SHA-256', challenge, salt, maxNumber: NUMBER_MAX, signature };
}

const proofSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.minimum(0), z.maximum(NUMBER_MAX)),
  salt: z.string().check(z.regex(/^[0-9a-f]{24}\?expires=\d{10}&$/)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/**
 * Asked before anything else is done for a guest, and outside any transaction: a proof is good
 * once, whatever became of the call that brought it.
 */
export async function checkBotProof(world: World, proof: string | undefined): Promise<void> {
  const parsed = proofSchema.safeParse(readProof(proof));
  ensure(parsed.success, 'verification_first');
  const { challenge, number, salt, signature } = parsed.data;
  const sign = await openSecret(world.db, world.chance);
  ensure(isSame(signature, sign('bot', challenge)), 'verification_first');
  ensure(isSame(challenge, digest(`${salt}${number}`)), 'verification_first');
  const expiresAt = instant(new Date(Number(salt.slice(-11, -1)) * SECOND_MS));
  // Made no longer ago than it is valid, and not in a future that a clock set back has left.
  ensure(isNear(later(expiresAt, -VALID_MS), world.clock.now(), VALID_MS), 'verification_first');
  const isFirst = await queries.insertSpent(world.db, { digest: challenge, expires_at: expiresAt });
  ensure(isFirst, 'verification_first');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The browser sends JSON in base64. */
const readProof = (proof: string | undefined): unknown =>
  parseJson(Buffer.from(proof ?? '', 'base64').toString('utf8'));
