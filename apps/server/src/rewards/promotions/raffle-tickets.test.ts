import { expect, test } from 'vitest';
import { loadBrand, publishContent } from '../../base/brand/index.ts';
import { givenMember } from '../../testing/play.ts';
import { promotionOf, usePromotions } from '../../testing/promotions.ts';
import { rafflesJobs } from '../raffles/index.ts';

const p = usePromotions();
const { brand } = loadBrand('mekhala');

const RAFFLE = {
  id: 'autumn',
  title: { EN: 'Autumn', TH: 'ฤดูใบไม้ร่วง' },
  from: '2026-11-01',
  until: '2027-12-31',
  slots: 10,
  prizes: [{ name: { EN: 'Cash', TH: 'เงินสด' }, amount: '5000', count: 2 }],
};

const publish = async (body: typeof RAFFLE) => {
  const edit = { kind: 'raffles', by: 'test', body } as const;
  const published = await publishContent(p.t.world, { brand }, edit);
  expect(published.ok, JSON.stringify(published)).toBe(true);
};

const tend = async () => {
  for (const job of rafflesJobs(brand)) await job.run(p.t.world, {} as never);
};

const made = (code: string) =>
  p.t.world.db
    .selectFrom('raffles_raffle')
    .select(['slot_count', 'prize_count', 'digest', 'state'])
    .where('code', '=', code)
    .execute();

test('PROMO-03 REW-16 a raffle that is published is sealed once, edited or not; tickets of it are earned by bets', async () => {
  await publish(RAFFLE);
  await publish({ ...RAFFLE, id: 'over', from: '2026-01-01', until: '2026-01-31' });
  await p.publish(
    promotionOf('tickets', {
      budget: '100',
      offer: {
        kind: 'bets',
        bets: '1000',
        games: null,
        amount: '3',
        frequency: 'once',
        pays: { kind: 'tickets', raffle: 'autumn' },
      },
    }),
  );
  const memberId = await givenMember(p.t.world, { cash: 10_000n });
  // Nothing is promised before there is a deck to draw from.
  expect((await p.join(memberId, 'tickets')).message).toBe('promotion_closed');
  await Promise.all([tend(), tend()]);
  const [sealed] = await made('autumn');
  expect(sealed).toMatchObject({ slot_count: 10, prize_count: 2, state: 'open' });
  await publish({ ...RAFFLE, slots: 5_000 });
  await tend();
  expect(await made('autumn')).toEqual([sealed]);
  expect(await made('over')).toEqual([]);
  expect((await p.join(memberId, 'tickets')).value).toMatchObject({ status: 'joined' });
  await p.bet(memberId, 1_000n);
  expect((await p.claim(memberId, 'tickets')).value).toMatchObject({
    state: 'claimed',
    terms: { ticketsUntil: '2027-12-31T17:00:00.000Z' },
  });
  const { count } = await p.t.world.db
    .selectFrom('raffles_ticket')
    .select('count')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(3);
});
