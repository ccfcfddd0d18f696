import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@baize/std/time';
import { solveChallenge } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { type BotChallenge, checkBotProof, makeBotChallenge } from './bot-proof.ts';

const t = useWorld();

/** As a browser does it, by the library it uses. */
async function solve({ challenge, salt, algorithm, maxNumber }: BotChallenge): Promise<number> {
  const { promise } = solveChallenge(challenge, salt, algorithm, maxNumber);
  return (await promise)?.number ?? -1;
}

const write = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64');

async function solved(facts: Record<string, unknown> = {}) {
  const { maxNumber, ...challenge } = await makeBotChallenge(t.world);
  const number = await solve({ maxNumber, ...challenge });
  return { ...challenge, number, took: 120, ...facts };
}

const check = (proof: string | undefined) => checkBotProof(t.world, proof);

test('ERR-10 work that was done opens the door once', async () => {
  const proof = write(await solved());
  await check(proof);
  await expect(check(proof)).rejects.toThrow('verification_first');
});

test('ERR-10 of twenty who bring one proof at once, one comes in', async () => {
  const proof = write(await solved());
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => check(proof)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no base64', '🎲\u202e\u0000'],
  ['no JSON', Buffer.from('{').toString('base64')],
  ['null', write(null)],
  ['a list', write([])],
  ['SQL', write({ algorithm: "' or 1=1 --" })],
  ['far too much', 'A'.repeat(1_000_000)],
])('ERR-10 %s is no proof', async (_, proof) => {
  await expect(check(proof)).rejects.toThrow('verification_first');
});

test('ERR-10 a proof is good for ten minutes, to the moment', async () => {
  const [early, late] = [write(await solved()), write(await solved())];
  t.world.clock.advance(10 * MINUTE_MS - 1);
  await check(early);
  t.world.clock.advance(1);
  await expect(check(late)).rejects.toThrow('verification_first');
});

test('ERR-10 a clock set back by a second refuses nobody, by an hour all', async () => {
  const [first, second] = [write(await solved()), write(await solved())];
  t.world.clock.advance(-1_000);
  await check(first);
  t.world.clock.advance(-60 * MINUTE_MS);
  await expect(check(second)).rejects.toThrow('verification_first');
});

test('ERR-10 a challenge that we did not sign is no challenge', async () => {
  const { salt, algorithm } = await solved();
  const challenge = createHash('sha256').update(`${salt}7`).digest('hex');
  const forged = { algorithm, challenge, salt, number: 7, signature: challenge };
  await expect(check(write(forged))).rejects.toThrow('verification_first');
});

test('ERR-10 another number, salt or signature of a right proof is refused', async () => {
  const proof = await solved();
  const other = await solved();
  for (const facts of [
    { number: proof.number + 1 },
    { number: -1 },
    { number: 0.5 },
    { salt: other.salt },
    { signature: other.signature },
    { challenge: other.challenge },
    { algorithm: 'SHA-1' },
  ]) {
    await expect(check(write({ ...proof, ...facts }))).rejects.toThrow('verification_first');
  }
  await check(write(proof));
});

test('ERR-10 digits of the number cannot be moved into the time of expiry', async () => {
  const proof = await solved();
  const [first = '', ...rest] = String(proof.number);
  const moved = {
    ...proof,
    salt: `${proof.salt.slice(0, -1)}&${first}`,
    number: Number(rest.join('')),
  };
  await expect(check(write(moved))).rejects.toThrow('verification_first');
});

test('ERR-10 two processes take each other’s proofs', async () => {
  const elsewhere = { ...t.world };
  const { maxNumber, ...challenge } = await makeBotChallenge(elsewhere);
  const number = await solve({ maxNumber, ...challenge });
  await check(write({ ...challenge, number }));
});

test('the secret made by many at once is one', async () => {
  await t.world.db.deleteFrom('challenges_secret').execute();
  const made = await Promise.all(Array.from({ length: 8 }, () => makeBotChallenge(t.world)));
  const { maxNumber, ...challenge } = made[0] as BotChallenge;
  await check(write({ ...challenge, number: await solve({ maxNumber, ...challenge }) }));
  expect(await t.world.db.selectFrom('challenges_secret').select('key').execute()).toHaveLength(1);
});
