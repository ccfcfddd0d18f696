import type { Endpoint } from '@baize/contract/endpoint';
import * as post from '@baize/contract/post';
import * as desk from '@baize/contract/site-content';
import * as contract from '@baize/contract/system';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand, openSite, type Site } from '../../base/brand/index.ts';
import { answer, startBus } from '../../base/kernel/index.ts';
import { contentRoutes } from '../../desk/content/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { asked, origin, useWorld } from '../../testing/world.ts';
import { systemRoutes } from './routes.ts';

/** The bus tells of a change within a moment; a loaded machine may take longer. */
const HEARD = { timeout: 15_000 };

const t = useWorld();
const loaded = loadBrand('mekhala');
let site: Site;
let mali: GivenOperator;
let call: ReturnType<typeof callerOf>;

beforeAll(async () => {
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  mali = await givenOperator(t.world);
  call = callerOf(t.world, contentRoutes(site));
  return () => bus.stop();
});

/** What the site answers a guest. */
async function read(endpoint: Endpoint, query: object = {}, language = 'EN') {
  const route = systemRoutes(site).find((each) => each.endpoint === endpoint);
  if (!route) throw new Error('the site serves it');
  const world = { ...t.world, wording: (code: string) => code };
  const facts = { caller: null, origin: origin({ language }) };
  return JSON.stringify((await answer(route, world, asked(query, facts))).body.value);
}

const announced = (language = 'EN') =>
  read(contract.readAnnouncements, { platform: 'W', types: 'B,PL,PU,H' }, language);

const both = (text: string) => ({ TH: `ไทย ${text}`, EN: text });
const lines = (text: string) => ({ TH: [`ไทย ${text}`], EN: [text] });
const SHOWN = { since: '2026-11-01' };

const notice = (id: string, text: string) => ({
  id,
  ...SHOWN,
  title: both(text),
  content: lines(text),
});

async function publish(kind: string, body: object, after = 0): Promise<void> {
  const edit = { kind, body, after: String(after), reason: 'wording of today' };
  const { message, value } = await call(mali.caller, desk.publishSiteContent, edit);
  expect({ message, value }).toMatchObject({ message: null });
}

test('DESK-06 a published text keeps its versions, and one brought back is what the site shows', async () => {
  await publish('notices', notice('of-the-desk', 'First wording'));
  await expect.poll(() => announced(), HEARD).toContain('First wording');
  await publish('notices', notice('of-the-desk', 'Second wording'), 1);
  await expect.poll(() => announced(), HEARD).toContain('Second wording');
  expect(await announced()).not.toContain('First wording');
  const place = { kind: 'notices', key: 'of-the-desk' };
  const { value } = await call(mali.caller, desk.listSiteContentVersions, place);
  expect(value).toMatchObject({
    versions: [
      { version: 2, body: { title: { EN: 'Second wording' } }, createdBy: mali.name },
      { version: 1, body: { title: { EN: 'First wording' } }, createdBy: mali.name },
    ],
  });
  const back = { ...place, version: '1', after: '2', reason: 'it was better' };
  expect((await call(mali.caller, desk.restoreSiteContent, back)).message).toBe(null);
  await expect.poll(() => announced(), HEARD).toContain('First wording');
  expect(await announced('TH')).toContain('ไทย First wording');
  expect(await announced()).not.toContain('Second wording');
});

test('DESK-06 what is scheduled appears at its start and goes at its end, by the brand’s calendar', async () => {
  const { from, until } = { from: '2026-11-20', until: '2026-11-21' };
  const banner = loaded.content.banners[0];
  const entry = loaded.content.news[0];
  if (!banner || !entry) throw new Error('the brand has a banner and news');
  await publish('banners', { ...banner, id: 'soon', eyebrow: both('Soon banner'), from, until });
  await publish('notices', { ...notice('soon', 'Soon notice'), from, until });
  await publish('home', { ...notice('soon-home', 'Soon home'), from, until });
  await publish('popups', {
    id: 'soon',
    ...SHOWN,
    from,
    until,
    title: both('Soon popup'),
    content: both('<p>Soon</p>'),
    promotionType: 'NEWS',
    execution: 'B',
  });
  await publish('news', { ...entry, id: 'soon', title: both('Soon entry'), since: from, until });
  await expect.poll(() => site.content.news.some(({ id }) => id === 'soon'), HEARD).toBe(true);
  const TEXTS = ['Soon banner', 'Soon notice', 'Soon home', 'Soon popup', 'Soon entry'];
  const shown = async () => {
    const all = (await announced()) + (await read(post.listPosts, { kind: 'news' }));
    return TEXTS.filter((text) => all.includes(text));
  };
  const at = (moment: string) =>
    t.world.clock.advance(Date.parse(moment) - t.world.clock.now().getTime());
  // Midnight in Bangkok is 17:00 of the day before by UTC.
  expect(await shown()).toEqual([]);
  at('2026-11-19T16:59:59Z');
  expect(await shown()).toEqual([]);
  at('2026-11-19T17:00:00Z');
  expect(await shown()).toEqual(TEXTS);
  at('2026-11-21T16:59:59Z');
  expect(await shown()).toEqual(TEXTS);
  at('2026-11-21T17:00:00Z');
  expect(await shown()).toEqual([]);
  t.world.clock.advance(DAY_MS);
  const wrong = { ...notice('never', 'Never'), from: '2026-11-22', until: '2026-11-21' };
  const edit = { kind: 'notices', body: wrong, after: '0', reason: 'a try' };
  const refused = await call(mali.caller, desk.publishSiteContent, edit);
  expect(refused).toMatchObject({
    message: 'content_invalid',
    value: { fields: [{ field: expect.stringContaining('until') }] },
  });
});

test('OPS-11 help, terms, privacy, blog and news published at the desk are what the site answers, in every language', async () => {
  const sections = (text: string) => ({
    TH: [{ title: `ไทย ${text}`, text: 'ก' }],
    EN: [{ title: text, text: 'a' }],
  });
  await publish('help', { id: 'deposit', ...SHOWN, sections: sections('Deposit anew') }, 1);
  for (const id of ['terms', 'privacy']) {
    const text = { id, ...SHOWN, lead: both(`Lead of ${id}`), sections: sections(`New ${id}`) };
    await publish('legal', text, 1);
  }
  for (const kind of ['blog', 'news'] as const) {
    const entry = loaded.content[kind][0];
    await publish(kind, { ...entry, id: `new-${kind}`, ...SHOWN, title: both(`Entry of ${kind}`) });
  }
  const EXPECTED = ['Deposit anew', 'New terms', 'New privacy', 'Entry of blog', 'Entry of news'];
  const all = async (language: string) =>
    (await read(contract.readSiteTexts, {}, language)) +
    (await read(post.listPosts, { kind: 'blog' }, language)) +
    (await read(post.listPosts, { kind: 'news' }, language));
  const found = async (language: string, before = '') => {
    const told = await all(language);
    return EXPECTED.filter((text) => told.includes(`"${before}${text}"`));
  };
  await expect.poll(() => found('EN'), HEARD).toEqual(EXPECTED);
  expect(await found('TH', 'ไทย ')).toEqual(EXPECTED);
});
