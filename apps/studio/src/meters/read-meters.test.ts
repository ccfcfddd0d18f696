import { readFile } from 'node:fs/promises';
import { familySheet, sheetGameOf } from '@baize/engines/families/family-sheets';
import { ENGINES } from '@baize/engines/games/index';
import { expect, test } from 'vitest';
import { ask, payoutOf, seatMember, seatTrial, usePlatform } from '../testing/platform.ts';
import type { GameMeter } from './read-meters.ts';

const p = usePlatform();

const meterOf = async (game: string) => {
  const { value } = await ask<readonly GameMeter[]>(p.url, '/api/games');
  return value.find((meter) => meter.game === game);
};

test('a game counts what was staked and paid with the end of each round, each currency for itself', async () => {
  expect(await meterOf('over-under')).toMatchObject({ version: 1, pot: null, played: [] });
  let paid = 0n;
  for (let count = 0; count < 3; count++) {
    const seat = await seatMember(p, 1_000n);
    for (const stake of ['100', '300']) paid += payoutOf((await seat.roll(stake)).value);
    // Refused, so not played.
    await seat.roll('5000');
  }
  const trial = await seatTrial(p);
  const { value: tried } = await trial.roll('700');
  expect((await meterOf('over-under'))?.played).toEqual([
    { currency: 'FUN', rounds: '1', staked: '700', paid: tried.payout, pots: '0' },
    { currency: 'THB', rounds: '6', staked: '1200', paid: `${paid}`, pots: '0' },
  ]);
});

test('doubled stakes and pots are in the count', async () => {
  const climber = await seatMember(p, 1_000n, 'test-ladder');
  await climber.move(await climber.play({ chips: 2 }), { type: 'double' });
  expect((await meterOf('test-ladder'))?.played).toEqual([
    { currency: 'THB', rounds: '1', staked: '400', paid: '800', pots: '0' },
  ]);
  const wisher = await seatMember(p, 1_000n, 'test-well');
  const won = await wisher.play({ isLucky: true });
  expect(await meterOf('test-well')).toMatchObject({
    return: null,
    pot: 'wishes',
    played: [{ rounds: '1', staked: '100', paid: won.payout, pots: won.pot }],
  });
});

test('FAIR-04 a page is told the largest that was paid in its game, for money and without the pot', async () => {
  const lucky = await seatMember(p, 100_000n, 'limbo');
  expect(lucky.session.mostPaidPpm).toBe('0');
  const trial = await seatTrial(p, 'limbo');
  await trial.play({ target: 101 });
  expect((await lucky.again()).value.mostPaidPpm).toBe('0');
  let best = 0n;
  for (const target of [101, 102, 150, 101, 120]) {
    const round = await lucky.play({ target }, '1000');
    const ppm = (payoutOf(round) * 1_000_000n) / BigInt(round.staked);
    best = ppm > best ? ppm : best;
  }
  expect(best).toBeGreaterThan(0n);
  expect((await lucky.again()).value.mostPaidPpm).toBe(`${best}`);
  const wisher = await seatMember(p, 1_000n, 'test-well');
  await wisher.play({ isLucky: true });
  expect((await wisher.again()).value.mostPaidPpm).toBe('500000');
});

test('GAME-18 every game of ours states the return of its par sheet', async () => {
  const { value } = await ask<readonly GameMeter[]>(p.url, '/api/games');
  const stated = value.filter(({ game }) => ENGINES.has(game));
  expect(stated.map(({ game }) => game)).toEqual([...ENGINES.keys()]);
  for (const { game, return: share } of stated) {
    const place = import.meta.resolve(`@baize/engines/games/${sheetGameOf(game)}/par-sheet.json`);
    const file = JSON.parse(await readFile(new URL(place), 'utf8')) as { return?: string };
    const sheet = familySheet(game) ?? file;
    expect([game, share]).toEqual([game, sheet.return ?? null]);
  }
});
