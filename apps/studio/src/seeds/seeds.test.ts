import { verifyRound } from '@baize/engines/core/fairness';
import { type Choice, type Event, overUnder } from '@baize/engines/games/over-under/engine';
import { assert } from '@baize/std/assert';
import { ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import { type Chips, ladder } from '../testing/engines.ts';
import { seatAgain, seatMember, usePlatform } from '../testing/platform.ts';
import type { WireProof } from '../wire.ts';

const p = usePlatform();

const seedsOf = ({ serverSeed, clientSeed, round }: WireProof) => ({
  serverSeed: serverSeed ?? '',
  clientSeed,
  nonce: round.nonce,
});

test('GAME-18 a round is proven by the seed that is shown when another takes its place', async () => {
  const seat = await seatMember(p, 10_000n);
  const { commitment } = seat.session.seed;
  const { value: round } = await seat.roll('100');
  expect((await seat.round(round.roundId)).value).toMatchObject({ commitment, serverSeed: null });
  const { value: rotation } = await seat.changeSeeds('my-own-luck');
  expect(rotation.seed).toMatchObject({ clientSeed: 'my-own-luck', rounds: 0 });
  expect(rotation.seed.commitment).not.toBe(commitment);
  const { value: proof } = await seat.round(round.roundId);
  expect(proof.serverSeed).toBe(rotation.revealed?.serverSeed);
  const verdict = verifyRound({
    engine: overUnder,
    choice: proof.round.choice as Choice,
    seeds: seedsOf(proof),
    commitment,
    round: {
      events: proof.round.events as readonly Event[],
      payout: ppm(BigInt(proof.payoutPpm)),
    },
  });
  expect(verdict).toEqual({ isSeedKept: true, isRoundSame: true });
  expect((await seat.roll('100')).value.nonce).toBe(0);
});

test('GAME-18 a round with moves is proven with them', async () => {
  const seat = await seatMember(p, 10_000n, 'test-ladder');
  const { commitment } = seat.session.seed;
  const begun = await seat.play({ chips: 2 });
  const { value: climbed } = await seat.move(begun, { type: 'climb' });
  const { value: ended } = await seat.move(climbed, { type: 'double' });
  await seat.changeSeeds('mine');
  const { value: proof } = await seat.round(ended.roundId);
  const claim = {
    engine: ladder,
    choice: proof.round.choice as Chips,
    moves: proof.round.moves as readonly { type: 'climb' | 'stop' | 'double' }[],
    seeds: seedsOf(proof),
    commitment,
    round: {
      events: proof.round.events as readonly { type: string }[],
      payout: ppm(BigInt(proof.payoutPpm)),
    },
  };
  expect(verifyRound(claim)).toEqual({ isSeedKept: true, isRoundSame: true });
  expect(verifyRound({ ...claim, moves: [{ type: 'double' }] }).isRoundSame).toBe(false);
});

test('FAIR-09 a round under way keeps its own pair: seeds are changed when it is over', async () => {
  const seat = await seatMember(p, 10_000n, 'test-ladder');
  const begun = await seat.play({ chips: 1 });
  const rolling = await seatAgain(p, seat.memberId);
  expect((await rolling.roll('100')).value.status).toBe('settled');
  expect(await rolling.changeSeeds('too-early')).toMatchObject({
    status: 409,
    message: 'round_open',
  });
  expect((await seat.round(begun.roundId)).value.serverSeed).toBe(null);
  await seat.move(begun, { type: 'stop' });
  expect(await rolling.changeSeeds('now')).toMatchObject({ status: 200 });
});

test('FAIR-09 a second page of the game shows the round that runs, and begins no other', async () => {
  const seat = await seatMember(p, 10_000n, 'test-ladder');
  const begun = await seat.play({ chips: 1 });
  const second = await seatAgain(p, seat.memberId, 'test-ladder');
  expect(second.session.rounds[0]).toMatchObject({ roundId: begun.roundId, status: 'running' });
  const body = { requestKey: 'second-page-1', stake: '100', choice: { chips: 1 } };
  expect(await second.at('/api/rounds', { body })).toMatchObject({
    status: 409,
    message: 'round_open',
  });
  expect(await p.cashOf(seat.memberId)).toBe(9_900n);
  await second.move(begun, { type: 'stop' });
  expect((await seat.again()).value.rounds[0]).toMatchObject({
    roundId: begun.roundId,
    next: null,
  });
});

test('players who roll and change seeds at once never roll with a seed that is shown', async () => {
  const seat = await seatMember(p, 10_000n);
  const rolling = Array.from({ length: 8 }, () => seat.roll('100'));
  const changing = Array.from({ length: 4 }, (_, place) => seat.changeSeeds(`seed-${place}`));
  const [rolls, changes] = await Promise.all([Promise.all(rolling), Promise.all(changing)]);
  const played = rolls.filter(({ status }) => status === 200).map(({ value }) => value);
  const proofs = await Promise.all(played.map(({ roundId }) => seat.round(roundId)));
  for (const { status, value } of changes) {
    expect([200, 409]).toContain(status);
    if (status !== 200) continue;
    assert(value.revealed, 'there was a pair before');
    const { commitment, rounds } = value.revealed;
    // As many as were drawn from it when it was shown: none was drawn from it since.
    expect(proofs.filter(({ value: proof }) => proof.commitment === commitment)).toHaveLength(
      rounds,
    );
  }
});
