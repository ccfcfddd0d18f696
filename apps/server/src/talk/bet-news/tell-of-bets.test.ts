import { subscribePush } from '@baize/contract/push';
import { minor } from '@baize/std/money';
import { instant, MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { pushRoutes } from '../../people/push/index.ts';
import { callerOf } from '../../testing/operator.ts';
import { commandOf, countBets, givenMember, perform, usePlay } from '../../testing/play.ts';
import { startPushService } from '../../testing/push-service.ts';
import { newsOf } from './rules.ts';
import { tellOfBets } from './tell-of-bets.ts';

const at = (text: string) => instant(new Date(`2026-11-17T${text}:00Z`));
const now = at('12:30');
const bet = { placed_at: at('10:00'), settled_at: at('12:29') };

test.each([
  ['LOTT', 'draws'],
  ['ELOTT', 'draws'],
  ['SPORTS', 'bets'],
] as const)('TALK-07 the end of a bet of %s is news of %s', (category, kind) => {
  expect(newsOf({ ...bet, category }, now)).toBe(kind);
});

test('TALK-07 a round that is played, and a bet that is counted late, are no news', () => {
  const round = { category: 'RNG', placed_at: at('12:28'), settled_at: at('12:29') } as const;
  expect(newsOf(round, now)).toBe(null);
  expect(newsOf({ ...bet, category: 'SPORTS', settled_at: at('11:00') }, now)).toBe(null);
});

const t = usePlay();

test('TALK-07 a member with a device is told once of a bet that ended while they were away', async () => {
  const service = await startPushService();
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const here = { allows: () => true, reaches: () => true };
  const caller = { memberId, role: 'member' as const };
  await callerOf(t.world, pushRoutes(here))(caller, subscribePush, service.subscribe());
  const stake = { txId: 'far', memberId, amount: minor(100n) };
  expect(await perform(t.play, commandOf('bet', stake))).toMatchObject({ ok: true });
  t.world.clock.advance(10 * MINUTE_MS);
  const result = { txId: 'far-end', memberId, betId: 'far', amount: minor(200n) };
  expect(await perform(t.play, commandOf('settle', result))).toMatchObject({ ok: true });
  await countBets(t.world, [tellOfBets]);
  await countBets(t.world, [tellOfBets]);
  const notes = await t.world.db.selectFrom('push_note').select(['member_id', 'kind']).execute();
  expect(notes).toEqual([{ member_id: memberId, kind: 'bets' }]);
  await service.stop();
});
