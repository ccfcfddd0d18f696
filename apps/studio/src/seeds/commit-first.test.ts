import { commitTo } from '@baize/engines/core/fairness';
import { expect, test } from 'vitest';
import { givenMember } from '../../../server/src/testing/play.ts';
import { ask, launchTokenOf, seatMember, seatOf, usePlatform } from '../testing/platform.ts';
import type { WireSession } from '../wire.ts';

const p = usePlatform();

/** A member's first visit, before the page has sent a client seed. */
async function openFirst(requestId: string) {
  const memberId = await givenMember(p.world, { cash: 10_000n });
  const launchToken = await launchTokenOf(p, memberId);
  const { value } = await ask<{ token: string; session: WireSession }>(p.url, '/api/sessions', {
    body: { mode: 'money', game: 'over-under', launchToken, requestId },
  });
  return seatOf(p.url, value);
}

test('FAIR-01 the first server seed is committed to before a client seed exists, and no round is drawn without both', async () => {
  const seat = await openFirst('first-visit-1');
  expect(seat.session.seed).toBe(null);
  expect(seat.session.nextCommitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await seat.roll('100')).toMatchObject({ status: 409, message: 'seed_not_chosen' });
  expect((await seat.again()).value).toMatchObject({
    seed: null,
    nextCommitment: seat.session.nextCommitment,
  });
  const { value } = await seat.chooseSeed({
    clientSeed: 'my-own-luck',
    commitment: seat.session.nextCommitment,
  });
  expect(value).toMatchObject({
    seed: { commitment: seat.session.nextCommitment, clientSeed: 'my-own-luck', rounds: 0 },
    revealed: null,
  });
  expect((await seat.roll('100')).value.status).toBe('settled');
});

test('FAIR-01 the seed after it is the one whose digest was shown before, when the old one is revealed', async () => {
  const seat = await seatMember(p, 10_000n);
  const shown = (await seat.again()).value.nextCommitment;
  expect(shown).not.toBe(seat.session.seed.commitment);
  const first = (await seat.chooseSeed({ clientSeed: 'second', commitment: shown })).value;
  expect(first.seed.commitment).toBe(shown);
  expect(commitTo(first.revealed?.serverSeed ?? '')).toBe(seat.session.seed.commitment);
  const second = await seat.chooseSeed({ clientSeed: 'third', commitment: first.nextCommitment });
  expect(commitTo(second.value.revealed?.serverSeed ?? '')).toBe(shown);
});

test('FAIR-01 a client seed without the digest that is shown now is refused, and changes nothing', async () => {
  const seat = await seatMember(p, 10_000n);
  const before = (await seat.again()).value;
  const sent = { clientSeed: 'mine' };
  expect(await seat.chooseSeed(sent)).toMatchObject({ status: 400 });
  for (const commitment of [seat.session.seed.commitment, '0'.repeat(64)]) {
    expect(await seat.chooseSeed({ ...sent, commitment })).toMatchObject({
      status: 409,
      message: 'commitment_changed',
    });
  }
  expect((await seat.again()).value).toMatchObject({
    seed: before.seed,
    nextCommitment: before.nextCommitment,
  });
});

test('FAIR-01 of many pages that choose on one digest at once, one is taken', async () => {
  const seat = await openFirst('first-visit-2');
  const commitment = seat.session.nextCommitment;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      seat.chooseSeed({ clientSeed: `page-${place}`, commitment }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ message }) => message === 'commitment_changed')).toHaveLength(7);
});
