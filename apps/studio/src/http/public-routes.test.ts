import { RECALL_MS, signRecall, writeRecallPath } from '@baize/std/recall-signature';
import { expect, test } from 'vitest';
import { ask, seatMember, usePlatform } from '../testing/platform.ts';
import type { WireProof, WireSession } from '../wire.ts';

const p = usePlatform();

type Recalled = WireProof & Pick<WireSession, 'currency'>;

const soon = () => p.world.clock.now().getTime() + RECALL_MS - 60_000;

test('SAFE-08 a round is recalled by whoever holds an address that the platform signed', async () => {
  const seat = await seatMember(p, 1_000n, 'test-ladder');
  const begun = await seat.play({ chips: 1 });
  const { value: ended } = await seat.move(begun, { type: 'double' });
  const { secret } = p.options().wallet;
  const path = await writeRecallPath(secret, { roundId: ended.roundId, expires: soon() }, 'TH');
  const recalled = await ask<Recalled>(p.url, `/api${path}`);
  expect(recalled).toMatchObject({
    status: 200,
    value: {
      round: ended,
      game: 'test-ladder',
      version: 1,
      payoutPpm: '4000000',
      commitment: seat.session.seed.commitment,
      serverSeed: null,
      currency: { code: 'THB', scale: 2 },
    },
  });
  expect(recalled.value.round.moves).toEqual([{ type: 'double' }]);
});

test('a round that waits for its player shows no more than its player sees', async () => {
  const seat = await seatMember(p, 1_000n);
  p.line.cut((call) => (call === 'bet-and-settle' ? 'unsent' : 'through'));
  const { value: open } = await seat.roll('100');
  p.line.cut(() => 'through');
  const recall = { roundId: open.roundId, expires: soon() };
  const path = await writeRecallPath(p.options().wallet.secret, recall, 'EN');
  expect((await ask<Recalled>(p.url, `/api${path}`)).value).toMatchObject({
    round: { events: null, payout: null },
    payoutPpm: '0',
  });
});

test.each([
  ['signed by another key', 'another-secret', 60_000, 403],
  ['that has ended', null, -1, 403],
  ['that would be good for too long', null, RECALL_MS + 60_000, 403],
])('an address %s opens nothing', async (_, otherSecret, aheadMs, status) => {
  const seat = await seatMember(p, 1_000n);
  const { value: round } = await seat.roll('100');
  const expires = p.world.clock.now().getTime() + aheadMs;
  const secret = otherSecret ?? p.options().wallet.secret;
  const path = await writeRecallPath(secret, { roundId: round.roundId, expires }, 'EN');
  expect(await ask(p.url, `/api${path}`)).toMatchObject({ status, message: 'recall_refused' });
});

test('a signature is for one round, and what is no address is refused', async () => {
  const seat = await seatMember(p, 1_000n);
  const { value: mine } = await seat.roll('100');
  const { value: next } = await seat.roll('100');
  const expires = soon();
  const { secret } = p.options().wallet;
  const signature = await signRecall(secret, { roundId: mine.roundId, expires });
  const open = (id: string, query: string) => ask(p.url, `/api/recall/${id}?${query}`);
  const good = `expires=${expires}&signature=${signature}`;
  expect(await open(next.roundId, good)).toMatchObject({ message: 'recall_refused' });
  expect(await open(mine.roundId, `expires=${expires}`)).toMatchObject({ status: 400 });
  expect(await open(mine.roundId, `expires=1e99&signature=${signature}`)).toMatchObject({
    status: 400,
  });
  expect(await open('rnd_no', good)).toMatchObject({ status: 400 });
  const nobody = `rnd_${'0'.repeat(26)}`;
  const signed = await signRecall(secret, { roundId: nobody, expires });
  expect(await open(nobody, `expires=${expires}&signature=${signed}`)).toMatchObject({
    status: 404,
    message: 'round_unknown',
  });
});
