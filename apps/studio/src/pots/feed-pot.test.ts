import { expect, test } from 'vitest';
import { well } from '../testing/engines.ts';
import { onTables } from '../testing/on-tables.ts';
import { ask, newKey, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import type { WireRound } from '../wire.ts';
import type { PotMeter } from './read-pots.ts';

const p = usePlatform();

/** 100 times the usual stake of 10 baht. */
const SEED = 100_000n;
const SHARE = well.pot?.share ?? 0n;

const seatWisher = (cash: bigint) => seatMember(p, cash, 'test-well');

type Pot = { amount: string; seeded: string; contributed: string; paid: string };

const readPot = async (currency = 'THB') => {
  const [pot] = await onTables<Pot>(
    p.options().databaseUrl,
    `select amount::text, seeded::text, contributed::text, paid::text from pot
      where name = 'wishes' and currency = $1`,
    [currency],
  );
  return {
    amount: BigInt(pot?.amount ?? 0),
    seeded: BigInt(pot?.seeded ?? 0),
    contributed: BigInt(pot?.contributed ?? 0),
    paid: BigInt(pot?.paid ?? 0),
  };
};

const meterOf = async (currency: string) => {
  const { value } = await ask<readonly PotMeter[]>(p.url, '/api/pots');
  return value.find((pot) => pot.name === 'wishes' && pot.currency === currency)?.amount;
};

test('GAME-26 a pot begins with what the house puts in and grows by the share of each stake', async () => {
  expect(await meterOf('THB')).toBe(`${SEED}`);
  const seat = await seatWisher(100_000n);
  expect(seat.session.pot).toBe(`${SEED}`);
  for (const stake of ['100', '700', '1300']) await seat.play({ isLucky: false }, stake);
  const { amount, contributed } = await readPot();
  expect(contributed).toBe(2_100n * SHARE);
  expect(amount).toBe(SEED * 1_000_000n + 2_100n * SHARE);
  // 25.9245 units have come in: whole ones are shown, and no part is lost.
  expect((await seat.again()).value.pot).toBe(`${SEED + 25n}`);
  expect(await meterOf('THB')).toBe(`${SEED + 25n}`);
});

test('GAME-26 whoever wins it is paid all of it with the round, once, and it begins anew', async () => {
  const seat = await seatWisher(10_000n);
  const before = await readPot();
  const won = await seat.play({ isLucky: true }, '1000');
  const held = before.amount + 1_000n * SHARE;
  const paid = held / 1_000_000n;
  expect(won).toMatchObject({ status: 'settled', pot: `${paid}`, payout: `${500n + paid}` });
  expect(won.balance).toBe(`${10_000n - 1_000n + 500n + paid}`);
  expect(await p.cashOf(seat.memberId)).toBe(9_500n + paid);
  expect((await readPot()).amount).toBe(SEED * 1_000_000n + (held % 1_000_000n));
});

test('GAME-26 a refused stake adds nothing, and a round asked for twice adds once', async () => {
  const seat = await seatWisher(1_000n);
  const before = await readPot();
  const refused = await seat.play({ isLucky: true }, '2000');
  expect(refused).toMatchObject({ status: 'refused', events: null, pot: null });
  expect(await readPot()).toEqual(before);
  const facts = { requestKey: newKey(), choice: { isLucky: false } };
  await Promise.all([seat.roll('100', facts), seat.roll('100', facts)]);
  await seat.roll('100', facts);
  expect((await readPot()).contributed).toBe(before.contributed + 100n * SHARE);
});

test('GAME-26 many who play at once and win at once are paid what was in it, to the last part', async () => {
  const before = await readPot();
  const seats: Awaited<ReturnType<typeof seatWisher>>[] = [];
  for (let count = 0; count < 12; count++) seats.push(await seatWisher(1_000n));
  const rounds: WireRound[] = await Promise.all(
    seats.map((seat, place) => seat.play({ isLucky: place % 4 === 0 }, '100')),
  );
  const pots = rounds.flatMap(({ pot }) => (pot === null ? [] : [BigInt(pot)]));
  expect(pots).toHaveLength(3);
  const after = await readPot();
  const paid = pots.reduce((sum, pot) => sum + pot, 0n);
  expect(after.paid - before.paid).toBe(paid * 1_000_000n);
  expect(after.contributed - before.contributed).toBe(1_200n * SHARE);
  expect(after.seeded - before.seeded).toBe(3n * SEED * 1_000_000n);
  expect(after.amount).toBe(after.seeded + after.contributed - after.paid);
  for (const [place, seat] of seats.entries()) {
    const payout = BigInt(rounds[place]?.payout ?? 0);
    expect(await p.cashOf(seat.memberId)).toBe(900n + payout);
  }
});

test('play money has a pot of its own', async () => {
  const before = await readPot();
  const seat = await seatTrial(p, 'test-well');
  await seat.play({ isLucky: false }, '1000');
  expect(await readPot()).toEqual(before);
  expect((await readPot('FUN')).contributed).toBe(1_000n * SHARE);
});
