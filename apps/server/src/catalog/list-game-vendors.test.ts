import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, type Site } from '../brand/index.ts';
import { startBus } from '../kernel/index.ts';
import { httpWith } from '../testing/server.ts';
import { useWorld } from '../testing/world.ts';
import { catalogRoutes } from './routes.ts';
import { seedVendors } from './seed-vendors.ts';

const t = useWorld();
let site: Site;

beforeAll(async () => {
  await seedVendors(t.world.db);
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loadBrand('mekhala'));
  return () => bus.stop();
});

const ask = async (query: string, language = 'EN') =>
  (
    await httpWith(t.world, catalogRoutes(site)).inject({
      url: `/wps/relay/newGameVendor?${query}`,
      headers: { 'x-language': language },
    })
  ).json();

const asBrand = () => `merchantCode=${site.brand.merchantCode}&platform=html5-desktop`;

test('BRAND-03 the vendor list is given to whoever names the brand by its merchant code', async () => {
  const { value } = await ask(asBrand());
  const slots = value.find((entry: { gameCategory: string }) => entry.gameCategory === 'RNG');
  expect(slots.vendors.length).toBeGreaterThan(10);
  expect(slots.vendors[0]).toEqual({
    vassalage: expect.any(String),
    displayName: expect.any(String),
    lagerIcon: expect.stringMatching(/^TCG_PROD_IMAGES\/SUBMENU_IMG\/STYLE4\/RNG-\w+\.png$/),
  });
  expect(await ask('merchantCode=other&platform=html5-desktop')).toMatchObject({
    message: 'not_found',
  });
});

test('vendors have names in the language of the visitor', async () => {
  const inThai = JSON.stringify((await ask(asBrand(), 'TH')).value);
  const inEnglish = JSON.stringify((await ask(asBrand(), 'EN')).value);
  expect(inThai).toMatch(/[\u0e00-\u0e7f]/);
  expect(inEnglish).not.toMatch(/[\u0e00-\u0e7f]/);
});

test.each(['', 'platform=html5-desktop', 'merchantCode=x&platform=flash'])(
  'asked with "%s", says what is wrong',
  async (query) => expect(await ask(query)).toMatchObject({ message: 'invalid_input' }),
);
