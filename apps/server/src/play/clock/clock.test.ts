import type { PlayClockView } from '@baize/contract/play-clock';
import * as contract from '@baize/contract/play-clock';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import {
  commandOf,
  givenMember,
  openPlay,
  perform,
  usePlay,
  VENDOR,
  ZONE,
} from '../../testing/play.ts';
import { callsOf } from '../../testing/rewards.ts';
import type { CommandOf } from '../play/index.ts';
import { clockRoutes } from './index.ts';

const t = usePlay();
const routes = clockRoutes({ zone: ZONE });
const ask = (...call: Parameters<ReturnType<typeof callsOf>>) => callsOf(t.world, routes)(...call);
const read = async (memberId: MemberId) =>
  (await ask(contract.readPlayClock, memberId)).value as unknown as PlayClockView;
const set = (memberId: MemberId, kind: string, minutes: number | null) =>
  ask(contract.setTimeLimit, memberId, { kind, minutes });
const answer = (memberId: MemberId, since: string | undefined) =>
  ask(contract.answerCheck, memberId, { since });

let made = 0;
const bet = (memberId: MemberId, facts: Partial<CommandOf<'bet'>> = {}) =>
  perform(
    t.play,
    commandOf('bet', { txId: `clock-${(made += 1)}`, memberId, amount: minor(10n), ...facts }),
  );

/** Bets every ten minutes for so long; the last answer. */
async function playFor(memberId: MemberId, minutes: number) {
  let last = await bet(memberId);
  for (let played = 0; played < minutes; played += 10) {
    t.world.clock.advance(10 * MINUTE_MS);
    last = await bet(memberId);
  }
  return last;
}

const CHECKED = { ok: false, code: 'limit_reached', kind: 'check' };
const ENDED = { ok: false, code: 'limit_reached', kind: 'session' };

test('SAFE-03 after the hour of who chose nothing, play waits for the answer', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  expect(await playFor(memberId, 50)).toMatchObject({ ok: true });
  t.world.clock.advance(10 * MINUTE_MS - SECOND_MS);
  expect(await bet(memberId)).toMatchObject({ ok: true });
  t.world.clock.advance(SECOND_MS);
  expect(await bet(memberId)).toMatchObject(CHECKED);
  const { wait, beganAt, staked, won, now } = await read(memberId);
  expect(wait).toMatchObject({ kind: 'check', until: null });
  expect(new Date(now).getTime() - new Date(beganAt ?? '').getTime()).toBe(HOUR_MS);
  expect([staked, won]).toEqual(['70', '0']);
  await answer(memberId, wait?.since);
  expect(await bet(memberId)).toMatchObject({ ok: true });
});

test.each(contract.CHECK_MINUTES_CHOICES)(
  'SAFE-03 an interval of %i minutes is chosen, and counts from the last answer',
  async (minutes) => {
    const memberId = await givenMember(t.world, { cash: 10_000n });
    await set(memberId, 'check', minutes);
    for (const _round of [1, 2]) {
      await bet(memberId);
      // Never longer than a break: who stops for a quarter of an hour begins anew.
      for (let left = minutes; left > 0; left -= 10) {
        expect(await bet(memberId)).toMatchObject({ ok: true });
        t.world.clock.advance(Math.min(left, 10) * MINUTE_MS);
      }
      expect(await bet(memberId)).toMatchObject(CHECKED);
      await answer(memberId, (await read(memberId)).wait?.since);
    }
  },
);

test('CARE-04 it waits however long nobody answers, for every vendor and both processes', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'check', 10);
  await bet(memberId);
  t.world.clock.advance(11 * MINUTE_MS);
  const other = openPlay(t.world);
  const vendors = ['acme', 'studio', 'book'].map((code) => ({ ...VENDOR, code }));
  const kinds = ['bet', 'bet-and-settle', 'tip', 'wallet-out'] as const;
  for (const vendor of vendors) {
    for (const kind of kinds) {
      const txId = `every-${vendor.code}-${kind}`;
      const command = { txId, memberId, vendor, amount: minor(1n), payout: minor(0n) };
      expect(await perform(t.play, commandOf(kind, command)), txId).toMatchObject(CHECKED);
      const again = { ...command, txId: `${txId}-2` };
      expect(await perform(other.play, commandOf(kind, again)), txId).toMatchObject(CHECKED);
    }
  }
  await other.close();
  t.world.clock.advance(20 * HOUR_MS);
  expect(await bet(memberId)).toMatchObject(CHECKED);
});

test('CARE-04 a round that ran before is finished first, with the bets it takes; a new one waits', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'check', 10);
  await bet(memberId, { txId: 'hand', roundId: 'hand-1' });
  t.world.clock.advance(10 * MINUTE_MS);
  expect(await bet(memberId, { roundId: 'hand-2' })).toMatchObject(CHECKED);
  expect(await bet(memberId, { txId: 'double', roundId: 'hand-1' })).toMatchObject({ ok: true });
  const change = { stakeTo: minor(20n) };
  const raise = commandOf('adjust', { txId: 'raise', memberId, betId: 'hand', change });
  expect(await perform(t.play, raise)).toMatchObject({ ok: true });
  for (const betId of ['hand', 'double']) {
    const won = { txId: `${betId}-won`, memberId, betId, amount: minor(5n) };
    expect(await perform(t.play, commandOf('settle', won))).toMatchObject({ ok: true });
  }
  expect(await bet(memberId, { roundId: 'hand-1' })).toMatchObject(CHECKED);
});

test('CARE-04 a page that slept answers the check it showed and not the next one', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'check', 10);
  await bet(memberId);
  t.world.clock.advance(10 * MINUTE_MS);
  const first = (await read(memberId)).wait?.since;
  await answer(memberId, first);
  await bet(memberId);
  t.world.clock.advance(10 * MINUTE_MS);
  await answer(memberId, first);
  expect(await bet(memberId)).toMatchObject(CHECKED);
});

test('SAFE-03 who had stopped before the check was due begins anew, over midnight too', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await playFor(memberId, 40);
  t.world.clock.advance(16 * MINUTE_MS);
  expect(await bet(memberId)).toMatchObject({ ok: true });
  expect((await read(memberId)).staked).toBe('10');
  const late = await givenMember(t.world, { cash: 10_000n });
  const midnight = new Date('2026-12-01T16:30:00Z');
  t.world.clock.advance(midnight.getTime() - t.world.clock.now().getTime());
  expect(await playFor(late, 50)).toMatchObject({ ok: true });
  t.world.clock.advance(10 * MINUTE_MS);
  expect(await bet(late)).toMatchObject(CHECKED);
});

test.each([30, 60])('SAFE-06 a session of %i minutes ends at its time', async (minutes) => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'session', minutes);
  await set(memberId, 'check', 60);
  expect(await playFor(memberId, minutes - 10)).toMatchObject({ ok: true });
  t.world.clock.advance(10 * MINUTE_MS - SECOND_MS);
  expect(await bet(memberId)).toMatchObject({ ok: true });
  t.world.clock.advance(SECOND_MS);
  expect(await bet(memberId)).toMatchObject(ENDED);
  expect((await read(memberId)).wait).toMatchObject({ kind: 'session' });
  t.world.clock.advance(HOUR_MS - SECOND_MS);
  expect(await bet(memberId)).toMatchObject(ENDED);
  t.world.clock.advance(SECOND_MS);
  const { wait } = await read(memberId);
  if (wait) await answer(memberId, wait.since);
  expect(await bet(memberId)).toMatchObject({ ok: true });
});

test('SAFE-07 a shorter session holds at once, a longer one after a day and a second word', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'session', 30);
  await set(memberId, 'session', null);
  expect((await read(memberId)).session).toMatchObject({ minutes: 30, pending: { minutes: null } });
  const confirm = () => ask(contract.confirmTimeLimit, memberId, { kind: 'session' });
  t.world.clock.advance(24 * HOUR_MS - SECOND_MS);
  expect((await confirm()).message).toBe('limit_too_early');
  t.world.clock.advance(SECOND_MS);
  expect((await confirm()).message).toBeNull();
  expect((await read(memberId)).session).toEqual({ minutes: null, pending: null });
  // The interval of a check that waits is not lengthened away.
  await set(memberId, 'check', 10);
  await bet(memberId);
  t.world.clock.advance(10 * MINUTE_MS);
  await set(memberId, 'check', 60);
  expect(await bet(memberId)).toMatchObject(CHECKED);
});

test('SAFE-07 two devices that raise and lower at once: the stricter one holds', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await set(memberId, 'session', 60);
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([set(memberId, 'session', 120), set(memberId, 'session', 30)]);
    const { session } = await read(memberId);
    expect(session.minutes).toBe(30);
  }
});
