import { beforeAll, expect, test } from 'vitest';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { useWorld } from '../../testing/world.ts';
import { findGameIn } from './find-game.ts';
import { readAnnouncements } from './read-announcements.ts';

const t = useWorld();
let parts: CatalogueParts;
beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  return () => parts.bus.stop();
});

test('HOME-02 a banner of a game carries what a launch needs, named in the reader’s language', () => {
  const findGame = findGameIn(parts.catalogue);
  const launch = { nodeId: 13_001, vassalage: 'PG', gameCode: 'over-under', gameType: 'RNG' };
  expect(findGame('PG/over-under', 'EN')).toEqual({
    ...launch,
    isGame: 'GAME',
    displayName: 'Over or Under',
  });
  expect(findGame('PG/over-under', 'TH')).toMatchObject({ displayName: 'สูงหรือต่ำ' });
});

test.each(['PG/gone', 'AE/over-under', 'over-under', '/', ''])(
  'HOME-02 a banner of %j, which is no game, starts nothing',
  (target) => {
    expect(findGameIn(parts.catalogue)(target, 'EN')).toBeNull();
  },
);

test.each(['mekhala', 'copa'])('HOME-02 every game that %s announces is there', async (brand) => {
  const { bus, site, catalogue } = await openSeededCatalogue(t.world, brand);
  const { banners = [] } = readAnnouncements(
    { ...site, findGame: findGameIn(catalogue) },
    { language: 'EN', executions: ['B'], now: t.world.clock.now() },
    { types: ['B'] },
  );
  const games = banners.filter(({ linkageType }) => linkageType === 'game');
  expect(games.length).toBeGreaterThan(0);
  for (const { game } of games) expect(game).toMatchObject({ nodeId: expect.any(Number) });
  const others = banners.filter(({ linkageType }) => linkageType !== 'game');
  for (const { game } of others) expect(game).toBeNull();
  await bus.stop();
});
