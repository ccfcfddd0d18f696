import type { Brand } from '@baize/contract/brand';
import { GAME_TYPES, type VendorCard } from '@baize/contract/game';
import { LOTTERY_ENTRIES } from '@baize/contract/lottery-pages';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { openCatalogue } from './catalogue.ts';
import { readMenu } from './read-menu.ts';
import { catalogRoutes } from './routes.ts';

const t = useWorld();
let parts: CatalogueParts;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  return () => parts.bus.stop();
});

type Category = { readonly gameCategory: string; readonly vendors: readonly VendorCard[] };

const ask = async (
  path: string,
  {
    language = 'EN',
    of = parts,
  }: { language?: string; of?: Pick<CatalogueParts, 'site' | 'catalogue'> } = {},
) =>
  (
    await httpWith(t.world, catalogRoutes(of)).inject({
      url: path,
      headers: { 'x-language': language },
    })
  ).json();

const vendorsPath = (merchant = 'mekhala') =>
  `/wps/relay/newGameVendor?merchantCode=${merchant}&platform=html5-desktop`;

/** The same catalogue as another brand shows it. */
async function asBrand(changes: Partial<Brand>) {
  const site = { ...parts.site, brand: { ...parts.site.brand, ...changes } };
  return { site, catalogue: await openCatalogue(t.world, parts.bus, site) };
}

test('GAME-08 BRAND-03 whoever names the brand gets its vendors by category, as cards', async () => {
  const { value } = await ask(vendorsPath());
  const slots = value.find(({ gameCategory }: Category) => gameCategory === 'RNG');
  expect(slots.vendors.length).toBe(18);
  expect(slots.vendors.find(({ vassalage }: VendorCard) => vassalage === 'PG')).toEqual({
    vassalage: 'PG',
    displayName: 'Jade Loom',
    lagerIcon: 'TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/RNG-PG.png',
    gameCount: 18,
    isGame: 'VASSALAGE',
    gameType: 'RNG',
    nodeId: null,
    gameCode: null,
    state: 'open',
    until: null,
  });
  const sports = value.find(({ gameCategory }: Category) => gameCategory === 'SPORTS');
  expect(sports.vendors[0]).toMatchObject({
    vassalage: 'IBC',
    isGame: 'GAME',
    nodeId: 51_001,
    gameCode: 'sports',
    gameCount: 0,
    state: 'open',
  });
  expect(await ask(vendorsPath('other'))).toMatchObject({ message: 'not_found' });
});

test('GAME-01 the categories stand in their order, and one without a vendor is not shown', async () => {
  const { value } = await ask(vendorsPath());
  const shown = value.map(({ gameCategory }: Category) => gameCategory);
  expect(shown).toEqual(GAME_TYPES.filter((gameType) => gameType !== 'COCKFIGHT'));
});

test('vendors have names in the language of the visitor', async () => {
  const inThai = JSON.stringify((await ask(vendorsPath(), { language: 'TH' })).value);
  const inEnglish = JSON.stringify((await ask(vendorsPath(), { language: 'EN' })).value);
  expect(inThai).toMatch(/[\u0e00-\u0e7f]/);
  expect(inEnglish).not.toMatch(/[\u0e00-\u0e7f]/);
});

test('BRAND-16 the brand’s list decides what stands under e-sports', async () => {
  const shipped = JSON.stringify(await ask(vendorsPath()));
  expect(shipped).toContain('IMES');
  const of = await asBrand({ esportGames: [] });
  expect(JSON.stringify(await ask(vendorsPath(), { of }))).not.toMatch(/IMES|ESPORTS/);
  expect(JSON.stringify(await ask('/wps/game/index', { of }))).not.toMatch(/IMES|ESPORTS/);
  expect(JSON.stringify(await ask('/wps/game/menu', { of }))).not.toContain('ESPORTS');
});

const everywhere = (merchant: string) => [
  vendorsPath(merchant),
  '/wps/game/index',
  '/wps/game/menu',
  '/wps/relay/getVassGameType',
  `/wps/relay/hotGamesV2?merchantCode=${merchant}&isPlatform=2&platform=flash,html5-desktop&language=EN`,
  `/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&merchant=${merchant}` +
    '&gameType=COCKFIGHT&pageNo=1&pageSize=24&language=EN',
];

test('BRAND-17 an empty cockfight list leaves no trace of cockfights in any answer', async () => {
  for (const path of everywhere('mekhala')) {
    const { success, value } = await ask(path);
    expect(success, path).toBe(true);
    expect(JSON.stringify(value), path).not.toMatch(/COCKFIGHT|GALLO|rooster-dawn|Dawn Crow/i);
  }
  expect(await ask('/wps/game/info?nodeId=91001&language=EN')).toMatchObject({
    message: 'not_found',
  });
  expect(await ask('/wps/relay/getVassGameType?vassalage=GALLO')).toMatchObject({
    message: 'not_found',
  });
});

test('BRAND-17 a filled one shows the entry, its vendor and its game', async () => {
  const of = await asBrand({ cockfight: ['GALLO'] });
  const [vendors, index, menu, types] = await Promise.all(
    everywhere('mekhala').map((path) => ask(path, { of })),
  );
  for (const reply of [vendors, index, types]) expect(JSON.stringify(reply)).toContain('GALLO');
  expect(menu.value).toContainEqual(
    expect.objectContaining({ gameType: 'COCKFIGHT', page: '/cockfight' }),
  );
  const info = await ask('/wps/game/info?nodeId=91001&language=EN', { of });
  expect(info.value.game.displayName).toBe('Dawn Crow Arena');
});

test.each(['', 'platform=html5-desktop', 'merchantCode=x&platform=flash', 'merchantCode='])(
  'asked with "%s", says what is wrong',
  async (query) =>
    expect(await ask(`/wps/relay/newGameVendor?${query}`)).toMatchObject({
      message: 'invalid_input',
    }),
);

test('GAME-40 the types of a vendor, with how many games and of which class', async () => {
  const { value } = await ask('/wps/relay/getVassGameType?vassalage=PT');
  expect(value).toEqual([
    {
      vassalage: 'PT',
      displayName: 'Lanternworks',
      gameTypes: [
        { gameType: 'RNG', gameCount: 19, gameClassify: { SC: 1, VP: 2, JP: 1, AC: 2 } },
        { gameType: 'FISH', gameCount: 5, gameClassify: {} },
        { gameType: 'LIVE', gameCount: 2, gameClassify: {} },
      ],
    },
  ]);
  const all = await ask('/wps/relay/getVassGameType');
  expect(all.value.length).toBe(38);
  for (const bad of ['NOBODY', 'pt', "PT';--", 'P'.repeat(500)]) {
    const { message } = await ask(
      `/wps/relay/getVassGameType?vassalage=${encodeURIComponent(bad)}`,
    );
    expect(message).toBe(bad === 'NOBODY' ? 'not_found' : 'invalid_input');
  }
});

test('I18N-05 bingo is in the menu only where a TY language is offered, and the brand offers none', async () => {
  const { value } = await ask('/wps/game/menu');
  const slots = value.find(({ gameType }: { gameType: string }) => gameType === 'RNG');
  expect(slots.gameClassify).not.toContain('BG');
  const slotsWith = async (languages: readonly string[]) => {
    const of = await asBrand({ languages: languages as Brand['languages'] });
    const menu = readMenu(of);
    return menu.find(({ gameType }) => gameType === 'RNG')?.gameClassify;
  };
  expect(await slotsWith(['TH', 'EN'])).toEqual(slots.gameClassify);
  expect(await slotsWith(['TH', 'TY'])).toContain('BG');
  expect(await slotsWith(['TY_EN'])).toContain('BG');
});

test('BRAND-18 the lottery type of a brand makes /lott the target of its lottery entry', async () => {
  for (const code of ['mekhala', 'copa']) {
    const { brand } = loadBrand(code);
    const menu = readMenu(await asBrand(brand));
    const entry = menu.find(({ name }) => name === 'con_lott');
    expect(brand.lotteryType).toBe('Lott');
    expect(entry).toMatchObject({ gameType: 'LOTT', page: LOTTERY_ENTRIES[brand.lotteryType] });
    expect(entry?.page).toBe('/lott');
  }
});

test('NAV-15 NAV-19 the menu is home, each category that has a vendor, promotions', async () => {
  const { value } = await ask('/wps/game/menu');
  expect(value[0]).toMatchObject({ name: 'hd_home', page: '/', gameType: null });
  expect(value.at(-1)).toMatchObject({ name: 'hd_event', page: '/promotions', title: '' });
  const categories = value.slice(1, -1);
  expect(categories.map(({ gameType }: { gameType: string }) => gameType)).toEqual(
    'SPORTS LIVE RNG FISH PVP LOTT ELOTT ESPORTS'.split(' '),
  );
  for (const entry of categories) {
    expect(entry).toEqual({
      name: expect.any(String),
      gameType: expect.any(String),
      page: `/${entry.gameType.toLowerCase()}`,
      title: expect.any(String),
      gameClassify: entry.gameType === 'RNG' ? ['SC', 'VP', 'JP', 'TG', 'AC'] : [],
    });
  }
});
