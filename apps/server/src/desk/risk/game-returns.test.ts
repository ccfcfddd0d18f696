import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { givenPlayer } from '../../testing/rewards.ts';
import { useRisk } from '../../testing/risk.ts';
import { lookAtGames } from './index.ts';

const t = useRisk();
const { brand } = loadBrand('mekhala');

beforeAll(async () => {
  const { db } = t.world;
  await db
    .insertInto('catalog_vendor')
    .values({ code: 'ACME', names: '{"EN":"Acme"}', position: 1, provider: 'acme' })
    .execute();
  await db
    .insertInto('catalog_vendor_type')
    .values({ vendor: 'ACME', game_type: 'RNG', position: 1 })
    .execute();
  for (const [place, code] of ['rigged', 'starved', 'fair', 'jackpot', 'short'].entries()) {
    await db
      .insertInto('catalog_game')
      .values({
        node_id: 990_001 + place,
        code,
        vendor: 'ACME',
        game_type: 'RNG',
        names: `{"EN":"${code}"}`,
        cover: code,
        position: 1,
        released_on: '2026-01-01',
        return_least_ppm: 940_000,
        return_most_ppm: 960_000,
      })
      .execute();
  }
});

const openGames = () =>
  t.world.db
    .selectFrom('risk_case')
    .select(['id', 'rule', 'kind', 'vendor', 'game', 'evidence', 'seen_count'])
    .where('member_id', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('game')
    .execute();

test('item 73 a game that returns more, or far less, to all members than its sheet says is a case with the figures', async () => {
  const members = [await givenPlayer(t.world), await givenPlayer(t.world)];
  for (const member of members) {
    // Each member alone is too little to tell: 500 bets, half of them won.
    await t.bet(member, { count: 250, stake: 100n, payout: 250n, game: 'rigged' });
    await t.bet(member, { count: 250, stake: 100n, payout: 0n, game: 'rigged' });
    await t.bet(member, { count: 50, stake: 100n, payout: 200n, game: 'starved' });
    await t.bet(member, { count: 450, stake: 100n, payout: 0n, game: 'starved' });
    await t.bet(member, { count: 240, stake: 100n, payout: 200n, game: 'fair' });
    await t.bet(member, { count: 260, stake: 100n, payout: 0n, game: 'fair' });
    await t.bet(member, { count: 499, stake: 100n, payout: 80n, game: 'jackpot' });
    await t.bet(member, { count: 1, stake: 100n, payout: 900_000n, game: 'jackpot' });
    await t.bet(member, { count: 300, stake: 100n, payout: 900n, game: 'short' });
  }
  await t.look();
  await lookAtGames(t.world, { brand });
  const found = await openGames();
  expect(found).toMatchObject([
    {
      rule: 'game_return',
      kind: 'risk',
      vendor: 'acme',
      game: 'rigged',
      evidence: {
        bets: '1000',
        staked: '100000',
        paid: '125000',
        returnPercent: '125',
        sheetPercent: '96',
        deviations: expect.stringMatching(/^\d+$/),
        names: { EN: 'rigged' },
      },
    },
    { game: 'starved', evidence: { returnPercent: '20', sheetPercent: '94' } },
  ]);
  await lookAtGames(t.world, { brand });
  expect((await openGames()).map(({ id, seen_count }) => [id, seen_count])).toEqual(
    found.map(({ id }) => [id, 1]),
  );
});
