import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { listBets } from './list-bets.ts';

const t = usePlay();

/** On 7 November 2027 Havana puts its clocks from one o'clock back to midnight. */
const MOMENTS = {
  'before-midnight': '2027-11-07T03:59:59Z',
  'after-first-midnight': '2027-11-07T04:30:00Z',
  'after-second-midnight': '2027-11-07T05:30:00Z',
  'next-day': '2027-11-08T05:00:00Z',
};

test('MEM-04 where midnight comes twice a day has the bets from the first one on', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  for (const [txId, at] of Object.entries(MOMENTS)) {
    t.world.clock.advance(instant(new Date(at)).getTime() - t.world.clock.now().getTime());
    await perform(t.play, commandOf('bet', { txId, memberId, amount: minor(1n) }));
  }
  const listed = async (day: string) => {
    const order = { by: 'placedAt', isDown: true } as const;
    const all = { order, before: null, limit: 9, games: null, status: null };
    const page = { ...all, memberId, days: [day], zone: 'America/Havana' };
    return (await listBets(t.world.db, page)).map(({ ref }) => ref);
  };
  expect(await listed('2027-11-06')).toEqual(['before-midnight']);
  expect(await listed('2027-11-07')).toEqual(['after-second-midnight', 'after-first-midnight']);
  expect(await listed('2027-11-08')).toEqual(['next-day']);
});
