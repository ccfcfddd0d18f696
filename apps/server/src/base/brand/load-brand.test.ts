import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicBrand } from '@baize/contract/brand';
import { PATTERNS } from '@baize/contract/patterns';
import { afterEach, expect, test } from 'vitest';
import { BRANDS_FOLDER, listBrands, loadBrand } from './load-brand.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

type Json = Record<string, unknown>;

/** A folder of brands in which one file of Mekhala has been changed. */
function givenBrands(file: 'brand.json' | 'content.json', edit: (json: Json) => unknown): string {
  const root = mkdtempSync(path.join(tmpdir(), 'brands-'));
  made.push(root);
  cpSync(BRANDS_FOLDER, root, { recursive: true });
  const target = path.join(root, 'mekhala', file);
  const json = JSON.parse(readFileSync(target, 'utf8')) as Json;
  writeFileSync(target, JSON.stringify(edit(json) ?? json));
  return root;
}

test('BRAND-02 the shipped brand is set up as the specification says', () => {
  const { brand } = loadBrand('mekhala');
  expect(brand).toMatchObject({
    platform: 'WEB',
    languages: ['TH', 'EN'],
    defaultLanguage: 'TH',
    fallbackLanguage: 'TH',
    lotteryType: 'Lott',
    esportGames: ['IMES'],
    cockfight: [],
    prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
    agentTypes: [1, 2, 41, 42],
    trialTypes: [4],
  });
});

test('BRAND-06 a second brand differs in all that a brand can differ in', () => {
  expect(listBrands()).toEqual(['copa', 'mekhala']);
  const [first, second] = [loadBrand('mekhala'), loadBrand('copa')];
  for (const field of ['merchantCode', 'currency', 'timezone', 'languages', 'theme'] as const) {
    expect(second.brand[field]).not.toEqual(first.brand[field]);
  }
  expect(second.brand.cockfight).not.toEqual([]);
  expect(second.flags.guestTrial).toBe(true);
  expect(second.flags).not.toEqual(first.flags);
});

test('a loaded brand cannot be changed', () => {
  const { brand } = loadBrand('mekhala');
  expect(() => Object.assign(brand.currency, { symbol: '$' })).toThrow(TypeError);
});

test('BRAND-01 an unknown brand is named, with those there are', () => {
  expect(() => loadBrand('nobody')).toThrow(
    'there is no brand "nobody"; BRAND is one of: copa, mekhala',
  );
});

const currency = { code: 'THB', scale: 2, symbol: '฿' };

test.each<[string, (json: Json) => unknown, string]>([
  [
    'a field left out',
    (json) => ({ ...json, merchantCode: undefined }),
    'merchantCode: is missing',
  ],
  ['a field misspelt', (json) => ({ ...json, lottery: 1 }), 'lottery: is no field of a brand'],
  [
    'a lottery type that has no page',
    (json) => ({ ...json, lotteryType: 'Other' }),
    'lotteryType: is one of: Lott',
  ],
  ['a wrong word', (json) => ({ ...json, platform: 'APP' }), 'platform: is one of: WEB'],
  [
    'a number for a text',
    (json) => ({ ...json, timezone: 7 }),
    'timezone: is a value of type string',
  ],
  [
    'no time zone',
    (json) => ({ ...json, timezone: 'Asia/Nowhere' }),
    'timezone: is no time zone; write it like Asia/Bangkok',
  ],
  [
    'a field deep inside',
    (json) => ({ ...json, currency: { ...currency, scale: 9 } }),
    'currency.scale: is at most 8',
  ],
  [
    'a language nobody knows',
    (json) => ({ ...json, languages: ['TH', 'EN', 'XX'] }),
    'languages: XX is no language of the platform',
  ],
  [
    'a default it does not offer',
    (json) => ({ ...json, defaultLanguage: 'JA' }),
    'defaultLanguage: is one of the languages',
  ],
  ['a name left out', (json) => ({ ...json, names: { TH: 'เมขลา' } }), 'names.EN: is missing'],
  [
    'no network',
    (json) => ({
      ...json,
      access: { blockedRegions: [], blockedNetworks: ['1.2.3.4/40'], allowedNetworks: [] },
    }),
    'access.blockedNetworks: 1.2.3.4/40 is no network',
  ],
  [
    'a picture that is not there',
    (json) => ({ ...json, resources: [{ resourceType: 'LOGO', path: 'none.svg' }] }),
    'resources: none.svg is not in the folder',
  ],
  [
    'bounds the wrong way round',
    (json) => ({ ...json, feedbackWords: { min: 9, max: 3 } }),
    'feedbackWords.min: is not more than max',
  ],
])('BRAND-01 %s stops the start with file, field and reason', (_, edit, line) => {
  const root = givenBrands('brand.json', edit);
  expect(() => loadBrand('mekhala', root)).toThrow(`mekhala/brand.json: ${line}`);
});

const FIELD = { field: 'username', enabled: true, required: true, minLength: 1, maxLength: 9 };
const NOT_OF_CATALOGUE = 'register.0.acceptedPattern: is * or the catalogue’s pattern';

test.each<[string, Json, string | null]>([
  ['the catalogue’s own', { patternId: 'numbers', acceptedPattern: PATTERNS.numbers }, null],
  ['anything', { patternId: 'numbers', acceptedPattern: '*' }, null],
  ['one of its own', { patternId: 'numbers', acceptedPattern: '^(a+)+$' }, NOT_OF_CATALOGUE],
  ['another’s', { patternId: 'numbers', acceptedPattern: PATTERNS.email }, NOT_OF_CATALOGUE],
  [
    'none of the catalogue',
    { patternId: 'rule_mine', acceptedPattern: '*' },
    'register.0.patternId: is one of',
  ],
])('REG-04 BRAND-01 a brand asks for a pattern that is %s', (_, pattern, fault) => {
  const register = [{ ...FIELD, ...pattern }];
  const root = givenBrands('content.json', (json) => ({ ...json, register }));
  const load = () => loadBrand('mekhala', root);
  if (fault) expect(load).toThrow(fault);
  else expect(load().content.register).toEqual(register);
});

type Promo = Json & { offer: Json };

test.each<[string, string, (promotion: Promo) => unknown, string]>([
  [
    'without one of the languages',
    'welcome',
    ({ title }) => delete (title as Json)['EN'],
    'title.EN',
  ],
  [
    'on games that nobody knows',
    'welcome',
    ({ offer }) => Object.assign(offer, { games: ['CHESS'] }),
    'offer.games: CHESS is no kind of game',
  ],
  [
    'that gives nothing',
    'welcome',
    ({ offer }) => Object.assign(offer, { most: '0' }),
    'offer.most: is a sum',
  ],
  [
    'above the policy',
    'welcome',
    ({ offer }) => Object.assign(offer, { times: 11 }),
    'offer.times: is above the brand’s policy of 10',
  ],
  [
    'whose prize is above the policy',
    'birthday',
    ({ offer }) => Object.assign(offer['pays'] as Json, { times: 11 }),
    'offer.pays.times: is above the brand’s policy of 10',
  ],
  ['without a first day', 'reload', (promotion) => delete promotion['from'], 'from: is missing'],
  ['without a last day', 'reload', (promotion) => delete promotion['until'], 'until: is missing'],
  [
    'that ends before it begins',
    'reload',
    (promotion) => Object.assign(promotion, { until: '2026-01-01' }),
    'until: is before its first day',
  ],
  [
    'without a budget',
    'slots-week',
    (promotion) => delete promotion['budget'],
    'budget: is missing',
  ],
  [
    'with less than one reward to give',
    'slots-week',
    (promotion) => Object.assign(promotion, { budget: '5999' }),
    'budget: is less than one reward',
  ],
  [
    'whose gift nobody decides about',
    'zalo-reward',
    (promotion) => Object.assign(promotion, { decides: 'rule' }),
    'decides: is operator for gift',
  ],
  [
    'on which no game counts',
    'reload',
    ({ offer }) =>
      Object.assign(offer, { weights: { games: {}, categories: { RNG: 0 }, default: null } }),
    'offer.weights: lets no game count',
  ],
])('REW-13 BRAND-01 a promotion %s stops the start', (_, id, edit, line) => {
  let place = -1;
  const root = givenBrands('content.json', (json) => {
    const promotions = json['promotions'] as readonly Promo[];
    place = promotions.findIndex((promotion) => promotion['id'] === id);
    const found = promotions[place];
    if (found) edit(found);
  });
  expect(() => loadBrand('mekhala', root)).toThrow(
    `mekhala/content.json: promotions.${place}.${line}`,
  );
});

test.each<[string, (rebate: Json) => void, string]>([
  ['above the margin', (rebate) => Object.assign(rebate, { ratePpm: 30_100 }), 'ratePpm'],
  [
    'above the margin for a rank',
    (rebate) => Object.assign(rebate, { rankRates: [{ level: 3, ratePpm: 30_100 }] }),
    'rankRates.0.ratePpm',
  ],
])('REW-13 a rebate rate %s of its category stops the start', (_, edit, field) => {
  const root = givenBrands('content.json', (json) => {
    edit((json['rebates'] as [Json])[0]);
  });
  expect(() => loadBrand('mekhala', root)).toThrow(
    `rebates.0.${field}: is above the margin of RNG, 30000 millionths`,
  );
});

test('a category has one rebate, and a brand’s own margin is held to', () => {
  const twice = givenBrands('content.json', (json) => {
    const rebates = json['rebates'] as Json[];
    rebates.push({ ...rebates[0], id: 'again' });
  });
  expect(() => loadBrand('mekhala', twice)).toThrow('RNG has a rebate already');
  const tighter = givenBrands('brand.json', (json) => ({
    ...json,
    categoryMargins: { RNG: 4_000 },
  }));
  expect(() => loadBrand('mekhala', tighter)).toThrow('is above the margin of RNG, 4000');
});

test('PROMO-04 the brand has twelve promotions of every kind, a Zalo reward up to 131K among them', () => {
  const { promotions } = loadBrand('mekhala').content;
  expect(promotions.length).toBeGreaterThanOrEqual(12);
  const kinds = promotions.map(({ offer }) => offer.kind);
  const paid = promotions.flatMap(({ offer }) => ('pays' in offer ? [offer.pays.kind] : []));
  const pages = promotions.flatMap(({ offer }) => (offer.kind === 'page' ? [offer.page] : []));
  expect(kinds).toEqual(expect.arrayContaining(['deposit', 'cashback', 'gift', 'bets', 'race']));
  expect(paid).toEqual(
    expect.arrayContaining(['cash', 'bonus', 'tickets', 'free_rounds', 'free_bet']),
  );
  expect(pages).toEqual(
    expect.arrayContaining([
      '/member/missionLeaderboard',
      '/member/redEnvelope',
      '/member/referral',
    ]),
  );
  const zalo = promotions.find(({ id }) => id === 'zalo-reward');
  expect(zalo?.title['EN']).toContain('131K');
  expect(zalo?.offer).toMatchObject({
    kind: 'gift',
    most: '13100000',
    pays: { kind: 'bonus', times: 3, days: 30 },
  });
});

test('BRAND-01 every problem has a line of its own', () => {
  const root = givenBrands('brand.json', (json) => ({ ...json, platform: 'APP', minimumAge: 12 }));
  expect(() => loadBrand('mekhala', root)).toThrow(/brand\.json: platform: .*\n.*: minimumAge: /);
});

test('BRAND-01 a file that is no JSON is said so', () => {
  const root = givenBrands('brand.json', () => null);
  writeFileSync(path.join(root, 'mekhala/brand.json'), '{ "code": ');
  expect(() => loadBrand('mekhala', root)).toThrow('mekhala/brand.json: is no JSON');
});

test.each<[string, (banner: Json) => void, string]>([
  [
    'without one of the languages',
    ({ text }) => delete (text as Json)['EN'],
    'text.EN: is missing',
  ],
  [
    'with a scene nobody drew',
    (banner) => Object.assign(banner, { scene: 'x-y' }),
    'scene: is one',
  ],
  [
    'that leads where its action does not',
    (banner) => Object.assign(banner, { linkageType: 'external', target: '/rng' }),
    'target: does not fit the link action external',
  ],
  [
    'that leads to another house by two slashes',
    (banner) => Object.assign(banner, { linkageType: 'page', target: '//evil.example' }),
    'target: ',
  ],
  [
    'that leads to another house by a backslash',
    (banner) => Object.assign(banner, { linkageType: 'page', target: '/\\evil.example' }),
    'target: ',
  ],
])('BRAND-01 a banner %s stops the start too', (_, edit, line) => {
  const root = givenBrands('content.json', (json) => {
    edit((json['banners'] as [Json])[0]);
  });
  expect(() => loadBrand('mekhala', root)).toThrow(`mekhala/content.json: banners.0.${line}`);
});

test('POP-02 a popup is clean from the moment it is loaded', () => {
  const root = givenBrands('content.json', (json) => {
    const [popup] = json['popups'] as [Json];
    popup['content'] = { TH: '<p onclick="a()">ก</p>', EN: '<p>Hi</p><script>a()</script>' };
  });
  expect(loadBrand('mekhala', root).content.popups[0]?.content).toEqual({
    TH: '<p>ก</p>',
    EN: '<p>Hi</p>',
  });
});

test.each([
  ['promotions', 'scene: is one of', (row: Json) => Object.assign(row, { scene: 'x-y' })],
  ['popups', 'title.EN: is missing', ({ title }: Json) => delete (title as Json)['EN']],
  ['notices', 'content.TH: is missing', ({ content }: Json) => delete (content as Json)['TH']],
  [
    'notices',
    'since: is a day like 2026-11-15',
    (row: Json) => Object.assign(row, { since: '15/11' }),
  ],
])('BRAND-01 one of the %s with %s stops the start', (list, line, edit) => {
  const root = givenBrands('content.json', (json) => {
    edit((json[list] as [Json])[0]);
  });
  expect(() => loadBrand('mekhala', root)).toThrow(`mekhala/content.json: ${list}.0.${line}`);
});

test('BRAND-01 two notices of one id stop the start', () => {
  const root = givenBrands('content.json', (json) => {
    const notices = json['notices'] as Json[];
    Object.assign(notices[1] ?? {}, { id: notices[0]?.['id'] });
  });
  expect(() => loadBrand('mekhala', root)).toThrow('notices.1.id: never-ask is there twice');
});

test('what a page is told of the brand holds no secret', () => {
  const told = publicBrand(loadBrand('mekhala').brand);
  expect(JSON.stringify(told)).not.toContain('Mekhala-first-1');
  expect(told).not.toHaveProperty('access');
  expect(told).not.toHaveProperty('customerService');
});
