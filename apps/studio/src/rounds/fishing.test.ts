import { verifyRound } from '@baize/engines/core/fairness';
import { WEAPONS } from '@baize/engines/fishing/seas';
import type { Choice, Event } from '@baize/engines/fishing/shot-engine';
import { reefPatrol, sea } from '@baize/engines/games/reef-patrol/engine';
import { ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import { payoutOf, seatMember, usePlatform } from '../testing/platform.ts';
import type { WireRound } from '../wire.ts';

const p = usePlatform();

const SHOTS: readonly Choice[] = [
  { weapon: 'cannon', fish: ['guppy'] },
  { weapon: 'net', fish: ['guppy', 'clown', 'shark'] },
  { weapon: 'torpedo', fish: ['clown'] },
];

/** What a shot pays by its sheet: the odds of the fish it captured, for each bullet. */
function dueOf({ weapon, fish, captured }: Event, stake: bigint): bigint {
  const odds = sea.fish.find(({ code }) => code === fish[captured])?.odds ?? 0;
  return stake * BigInt(odds * WEAPONS[weapon].bullets);
}

test('GAME-22 every shot is taken from the wallet and paid into it, to the satang', async () => {
  const seat = await seatMember(p, 1_000_000n, 'reef-patrol');
  let expected = 1_000_000n;
  const shot: WireRound[] = [];
  for (const choice of [...SHOTS, ...SHOTS, ...SHOTS]) {
    const round = await seat.play(choice, '300');
    const [event] = round.events as readonly Event[];
    if (!event) throw new Error('a shot is told');
    const cost = 300n * BigInt(WEAPONS[choice.weapon].bullets);
    expect(round).toMatchObject({ status: 'settled', staked: `${cost}` });
    expect(payoutOf(round)).toBe(dueOf(event, 300n));
    expected += payoutOf(round) - cost;
    expect(round.balance).toBe(`${expected}`);
    shot.push(round);
  }
  expect(await p.cashOf(seat.memberId)).toBe(expected);
  expect(shot.map(({ nonce }) => nonce)).toEqual(shot.map((_, number) => number));
});

test('GAME-22 GAME-18 a shot can be drawn again from the seeds that were sealed before it', async () => {
  const seat = await seatMember(p, 100_000n, 'reef-patrol');
  const played = await seat.play(SHOTS[1] ?? {}, '300');
  await seat.changeSeeds('another-seed');
  const { value: proof } = await seat.round(played.roundId);
  const { serverSeed, clientSeed, commitment, round } = proof;
  if (serverSeed === null) throw new Error('the seed is shown when it was changed');
  const choice = reefPatrol.readChoice(round.choice);
  if (!choice) throw new Error('a shot was chosen');
  expect(
    verifyRound({
      engine: reefPatrol,
      choice,
      seeds: { serverSeed, clientSeed, nonce: round.nonce },
      commitment,
      round: { events: round.events as readonly Event[], payout: ppm(BigInt(proof.payoutPpm)) },
    }),
  ).toEqual({ isSeedKept: true, isRoundSame: true });
});

test('GAME-22 a shot at nothing, or at a fish of another sea, costs nothing', async () => {
  const seat = await seatMember(p, 10_000n, 'reef-patrol');
  for (const fish of [[], ['kraken'], ['guppy', 'guppy']]) {
    const sent = await seat.play({ weapon: 'cannon', fish }, '300').catch(() => null);
    expect(sent?.status).not.toBe('settled');
  }
  expect(await p.cashOf(seat.memberId)).toBe(10_000n);
});
