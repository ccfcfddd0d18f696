import { expect, test } from 'vitest';
import { listOpenGrants } from '../../play/play/index.ts';
import { givenMember } from '../../testing/play.ts';
import { promotionOf, usePromotions } from '../../testing/promotions.ts';

const p = usePromotions();

test('REW-14 a promotion pays free rounds by the terms it was joined with', async () => {
  const offer = {
    kind: 'bets',
    bets: '50000',
    games: null,
    amount: '10',
    frequency: 'once',
    pays: {
      kind: 'free_rounds',
      provider: 'studio',
      games: ['lotus-pond'],
      stake: '200',
      playDays: 7,
      wins: { kind: 'bonus', times: 5, days: 7, games: null },
    },
  } as const;
  const body = promotionOf('rounds', { budget: '100' });
  const pays = { ...offer.pays, games: [...offer.pays.games] };
  await p.publish({ ...body, offer: { ...offer, pays } });
  const memberId = await givenMember(p.t.world, { cash: 100_000n });
  expect((await p.read(memberId, 'rounds')).offer).toMatchObject({
    pays: 'free_rounds',
    amount: '10',
    freePlay: { stake: '200', playDays: 7, paysTo: 'bonus', turnoverTimes: 5 },
  });
  await p.join(memberId, 'rounds');
  // Edited after joining, the promotion gives what was promised.
  await p.publish({ ...body, offer: { ...offer, pays: { ...pays, stake: '100' } } });
  await p.bet(memberId, 50_000n);
  expect((await p.claim(memberId, 'rounds')).status).toBe(200);
  const now = p.t.world.clock.now();
  expect(await listOpenGrants(p.t.world.db, { memberId, now })).toMatchObject([
    { vendor: 'studio', games: ['lotus-pond'], stake: 200n, left: 10, turnoverTimes: 5 },
  ]);
});
