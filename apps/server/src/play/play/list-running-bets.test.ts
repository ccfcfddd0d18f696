import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, later } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { commandOf, givenMember, perform, usePlay, VENDOR } from '../../testing/play.ts';
import { listRunningBets } from './list-running-bets.ts';

const t = usePlay();
let memberId: MemberId;

beforeAll(async () => {
  memberId = await givenMember(t.world, { cash: 1_000n });
  const bet = (txId: string, code: string) =>
    perform(
      t.play,
      commandOf('bet', { txId, memberId, amount: minor(1n), vendor: { ...VENDOR, code } }),
    );
  for (const txId of ['slow-1', 'slow-2', 'slow-3']) await bet(txId, 'slow');
  t.world.clock.advance(HOUR_MS);
  for (const code of ['quick', 'usual']) await bet(`${code}-1`, code);
  t.world.clock.advance(3 * HOUR_MS);
});

test.each([
  { own: {}, found: ['slow-1', 'slow-2', 'slow-3'] },
  { own: { slow: 48, quick: 2 }, found: ['quick-1'] },
  { own: { slow: 48, quick: 2, usual: 1 }, found: ['quick-1', 'usual-1'] },
])('after four hours, or as in $own, found are $found', async ({ own, found }) => {
  const ago = (hours: number) => later(t.world.clock.now(), -hours * HOUR_MS + 1);
  const beforeAt = new Map(Object.entries(own).map(([vendor, hours]) => [vendor, ago(hours)]));
  const bets = await listRunningBets(t.world.db, { before: ago(4), beforeAt, limit: 3 });
  expect(bets.map(({ ref }) => ref).sort()).toEqual(found);
});
