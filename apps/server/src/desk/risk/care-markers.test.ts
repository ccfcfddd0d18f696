import type { CaseFile } from '@baize/contract/case';
import { setRiskRule } from '@baize/contract/risk';
import type { MemberId } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { givenPlayer } from '../../testing/rewards.ts';
import { useRisk } from '../../testing/risk.ts';

const t = useRisk();
const player = () => givenPlayer(t.world);

async function onlyCase(memberId: MemberId): Promise<CaseFile> {
  const [file, ...more] = await t.casesOf(memberId);
  if (!file || more.length > 0) throw new Error('one case is open');
  return file;
}

test('CARE-07 chasing losses: deposits again and again while losing open a case of care', async () => {
  const [chasing, winning] = [await player(), await player()];
  for (const [member, payout] of [
    [chasing, 0n],
    [winning, 90_000n],
  ] as const) {
    await t.deposit(member, 10_000n, 10);
    await t.bet(member, { stake: 40_000n, payout, hoursAgo: 9 });
    for (const hours of [8, 6, 4]) await t.deposit(member, 10_000n, hours);
  }
  await t.look();
  expect(await onlyCase(chasing)).toMatchObject({
    kind: 'care',
    code: 'chasing_losses',
    evidence: {
      figures: { deposits: '3', deposited: '40000', staked: '40000', lost: '40000' },
      thresholds: { deposits: '3', lostPercent: '80', hours: '24' },
    },
  });
  expect(await t.casesOf(winning)).toEqual([]);
});

/** Noon in Bangkok, so that an hour of the night is that many hours ago. */
const NOON = 12;

test('CARE-07 night play: bets in the small hours of four nights of a week open a case', async () => {
  const [owl, early] = [await player(), await player()];
  for (const night of [0, 1, 2, 3]) {
    await t.bet(owl, { stake: 500n, payout: 500n, hoursAgo: NOON - 2 + night * 24 });
    await t.bet(early, { stake: 500n, payout: 500n, hoursAgo: NOON - 6 + night * 24 });
  }
  await t.look();
  expect(await onlyCase(owl)).toMatchObject({
    kind: 'care',
    code: 'night_play',
    evidence: { figures: { nights: '4', bets: '4', staked: '2000' } },
  });
  expect(await t.casesOf(early)).toEqual([]);
});

test('CARE-07 cancelled withdrawals: three taken back within a week open a case, with what was bet then', async () => {
  const [torn, paid] = [await player(), await player()];
  for (const hours of [50, 40, 30]) {
    await t.withdraw(torn, 7_000n, { hoursAgo: hours, status: 'cancelled' });
    await t.withdraw(paid, 7_000n, { hoursAgo: hours, status: 'refused' });
  }
  await t.bet(torn, { stake: 300n, payout: 300n, hoursAgo: 20 });
  await t.look();
  expect(await onlyCase(torn)).toMatchObject({
    kind: 'care',
    code: 'cancelled_withdrawals',
    evidence: { figures: { cancelled: '3', amount: '21000', staked: '300' } },
  });
  expect(await t.casesOf(paid)).toEqual([]);
});

test('CARE-07 rising stakes: three times the usual stake opens a case with both averages', async () => {
  const [rising, steady] = [await player(), await player()];
  for (const member of [rising, steady]) {
    await t.bet(member, { count: 50, stake: 100n, payout: 100n, hoursAgo: 15 * 24 });
  }
  await t.bet(rising, { count: 50, stake: 300n, payout: 300n, hoursAgo: 6 });
  await t.bet(steady, { count: 50, stake: 299n, payout: 299n, hoursAgo: 6 });
  await t.look();
  expect(await onlyCase(rising)).toMatchObject({
    kind: 'care',
    code: 'rising_stakes',
    evidence: {
      figures: {
        average: '300',
        averageBefore: '100',
        bets: '50',
        betsBefore: '50',
        risePercent: '300',
      },
    },
  });
  expect(await t.casesOf(steady)).toEqual([]);
  t.world.clock.advance(HOUR_MS);
});

const notesTo = async (memberId: MemberId): Promise<readonly unknown[]> => {
  const rows = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ news }) => news);
};

test('CARE-07 a member is told of what was found, in its figures, and of the next thing only after the days between', async () => {
  const member = await player();
  for (const hours of [50, 40, 30]) {
    await t.withdraw(member, 7_000n, { hoursAgo: hours, status: 'cancelled' });
  }
  await t.look();
  const told = {
    kind: 'care_note',
    marker: 'cancelled_withdrawals',
    figures: expect.objectContaining({ cancelled: '3', amount: '21000', days: '7' }),
  };
  expect(await notesTo(member)).toEqual([told]);
  // Another marker finds something on the same day: a case, and no second message.
  await t.deposit(member, 10_000n, 10);
  await t.bet(member, { stake: 40_000n, payout: 0n, hoursAgo: 9 });
  for (const hours of [8, 6, 4]) await t.deposit(member, 10_000n, hours);
  await t.look();
  expect((await t.casesOf(member)).length).toBe(2);
  expect(await notesTo(member)).toEqual([told]);
  t.world.clock.advance(8 * 24 * HOUR_MS);
  for (const hours of [5, 4, 3]) {
    await t.withdraw(member, 7_000n, { hoursAgo: hours, status: 'cancelled' });
  }
  await t.look();
  expect((await notesTo(member)).length).toBe(2);
});

test('CARE-07 messages are switched off only with a reason, which is logged; cases are opened all the same', async () => {
  const off = { code: 'care_messages', isOn: false, thresholds: { days: '7' }, version: 1 };
  const turnOff = (reason: string) => t.ask(t.operator.caller, setRiskRule, { ...off, reason });
  expect((await turnOff(' ')).message).toBe('invalid_input');
  const reason = 'the care team writes to these members itself';
  expect((await turnOff(reason)).message).toBe(null);
  const logged = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', 'risk:care_messages')
    .execute();
  expect(logged).toEqual([{ action: 'risk.switched_off', reason }]);
  const member = await player();
  for (const hours of [50, 40, 30]) {
    await t.withdraw(member, 7_000n, { hoursAgo: hours, status: 'cancelled' });
  }
  await t.look();
  expect((await t.casesOf(member)).length).toBe(1);
  expect(await notesTo(member)).toEqual([]);
});
