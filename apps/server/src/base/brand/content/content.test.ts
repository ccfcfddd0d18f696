import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { useWorld } from '../../../testing/world.ts';
import { type Bus, startBus } from '../../kernel/index.ts';
import { loadBrand } from '../load-brand.ts';
import { openSite, type Site } from '../site.ts';
import { runContentCommand } from './content-command.ts';
import { publishContent, restoreContent, withdrawContent } from './publish-content.ts';
import { readContentList } from './read-list.ts';
import { seedContent } from './seed-content.ts';

/** The bus tells of a change within a moment; a loaded machine may take longer. */
const HEARD = { timeout: 15_000 };

const t = useWorld();
const loaded = loadBrand('mekhala');
const BY = 'opr_01HF7YAT000000000000000001';

/** Two processes of one brand. */
const buses: Bus[] = [];
const sites: Site[] = [];
beforeAll(async () => {
  for (const _process of [1, 2]) {
    const bus = await startBus(t.world, t.world.url);
    buses.push(bus);
    sites.push(await openSite(t.world, bus, loaded));
  }
  return () => Promise.all(buses.map((bus) => bus.stop()));
});

const notice = (id: string, title = 'Early closing') => ({
  id,
  since: '2026-11-15',
  title: { TH: title, EN: title },
  content: { TH: ['คืนนี้'], EN: ['Tonight'] },
});

const publishNotice = (body: object) =>
  publishContent(t.world, loaded, { kind: 'notices', by: BY, body });

const titlesOf = (site: Site, key: string) =>
  site.content.notices.filter(({ id }) => id === key).map(({ title }) => title['EN']);

/** Until both processes show these titles of a notice. */
const shown = (key: string, titles: readonly string[]) =>
  expect.poll(() => sites.map((site) => titlesOf(site, key)), HEARD).toEqual([titles, titles]);

const announced = async () => {
  const rows = await t.world.db
    .selectFrom('kernel_event')
    .select('id')
    .where('kind', '=', 'announcements')
    .execute();
  return rows.length;
};

test('the folder is the first version, the same to the letter, and is told once', async () => {
  for (const { content } of sites) expect({ ...content }).toEqual(loaded.content);
  expect(await announced()).toBe(1);
});

test('what is published is in force in every process without a restart, and can be brought back', async () => {
  const versions = sites.map((site) => site.contentVersion());
  expect(await publishNotice(notice('early'))).toMatchObject({
    ok: true,
    key: 'early',
    version: 1,
  });
  await shown('early', ['Early closing']);
  expect(sites.map((site) => site.contentVersion())).not.toEqual(versions);
  await publishNotice(notice('early', 'Closing at nine'));
  await shown('early', ['Closing at nine']);
  const edit = { kind: 'notices', by: BY, key: 'early' } as const;
  expect(await withdrawContent(t.world, loaded, edit)).toMatchObject({ version: 3 });
  await shown('early', []);
  expect(await restoreContent(t.world, loaded, { ...edit, version: 1 })).toMatchObject({
    version: 4,
  });
  await shown('early', ['Early closing']);
});

test('a row keeps its place in its list when it is edited', async () => {
  const [first, second] = loaded.content.banners;
  const edited = { ...first, eyebrow: { TH: 'ใหม่', EN: 'New words' } };
  await publishContent(t.world, loaded, { kind: 'banners', by: BY, body: edited });
  await expect
    .poll(() => sites.map(({ content }) => content.banners[0]?.eyebrow['EN']), HEARD)
    .toEqual(['New words', 'New words']);
  expect(sites[0]?.content.banners[1]).toEqual(second);
});

test.each([
  ['a language is missing', { title: { EN: 'Hi' } }, 'title.TH', 'is missing'],
  ['a field nobody knows', { colour: 'red' }, '0.colour', 'is no field of a brand'],
  ['a day that is none', { since: 'soon' }, '0.since', 'is a day like 2026-11-15'],
])(
  'refused with its field and reason, nothing changes: %s',
  async (_what, wrong, field, reason) => {
    const before = await announced();
    const published = await publishNotice({ ...notice('wrong'), ...wrong });
    expect(published).toMatchObject({ ok: false, problems: [{ reason }] });
    if (!published.ok) expect(published.problems[0]?.field).toContain(field);
    expect(await announced()).toBe(before);
  },
);

test('a popup is kept without what does more than show words and links', async () => {
  const [popup] = loaded.content.popups;
  const content = { TH: '<p onclick="a()">ก</p>', EN: '<script>a()</script><p>Hi</p>' };
  const body = { ...popup, id: 'hostile', content };
  await publishContent(t.world, loaded, { kind: 'popups', by: BY, body });
  await expect
    .poll(
      () => sites.map((site) => site.content.popups.find(({ id }) => id === 'hostile')?.content),
      HEARD,
    )
    .toEqual([
      { TH: '<p>ก</p>', EN: '<p>Hi</p>' },
      { TH: '<p>ก</p>', EN: '<p>Hi</p>' },
    ]);
});

test('another release of the folder changes what nobody has edited, and never what somebody has', async () => {
  const [kept, edited, removed, ...others] = loaded.content.notices;
  if (!kept || !edited || !removed) throw new Error('the brand has three notices');
  const words = (title: string) => ({ TH: title, EN: title });
  const body = { ...edited, title: words('By the operator') };
  await publishContent(t.world, loaded, { kind: 'notices', by: BY, body });
  const notices = [
    { ...kept, title: words('By the release') },
    { ...edited, title: words('By the release') },
    ...others,
  ];
  const release = { brand: loaded.brand, content: { ...loaded.content, notices } };
  await Promise.all([seedContent(t.world, release), seedContent(t.world, release)]);
  await expect
    .poll(
      () => sites.map((site) => [kept, edited, removed].map(({ id }) => titlesOf(site, id))),
      HEARD,
    )
    .toEqual(sites.map(() => [['By the release'], ['By the operator'], []]));
  const told = await announced();
  await seedContent(t.world, release);
  expect(await announced()).toBe(told);
});

test('a version is never changed or deleted', async () => {
  const { db } = t.world;
  await expect(sql`update brand_content set body = null`.execute(db)).rejects.toThrow(
    /append-only/,
  );
  await expect(sql`delete from brand_content`.execute(db)).rejects.toThrow(/append-only/);
});

test('at the command line a row is published, listed, taken off and brought back', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'row.json');
  const run = (...words: string[]) => runContentCommand(t.world, loaded, words);
  writeFileSync(file, JSON.stringify(notice('by-hand')));
  expect(await run('put', 'notices', file)).toEqual({
    ok: true,
    text: 'by-hand is in force as version 1',
  });
  expect((await run('list', 'notices'))?.text).toContain(
    'notices by-hand (version 1, command line)',
  );
  expect((await run('remove', 'notices', 'by-hand'))?.text).toBe(
    'by-hand is off the site (version 2)',
  );
  expect(await run('remove', 'notices', 'by-hand')).toMatchObject({ ok: false });
  expect(await run('restore', 'notices', 'by-hand', '1')).toMatchObject({ ok: true });
  expect(JSON.parse((await run('show', 'notices', 'by-hand'))?.text ?? '')).toHaveLength(3);
  await shown('by-hand', ['Early closing']);
  writeFileSync(file, JSON.stringify({ ...notice('by-hand'), title: { EN: 'Only one' } }));
  expect((await run('put', 'notices', file))?.text).toMatch(/title\.TH: is missing/);
  expect(await run('put', 'nothing', file)).toBeNull();
  expect(await run('restore', 'notices', 'by-hand', 'soon')).toBeNull();
});

test('a list is read as it is in force, each row with its version and without what was taken off', async () => {
  await publishNotice(notice('listed', 'First words'));
  await publishNotice(notice('listed', 'Second words'));
  await publishNotice(notice('taken'));
  await withdrawContent(t.world, loaded, { kind: 'notices', by: BY, key: 'taken' });
  const rows = await readContentList(t.world.db, loaded.brand.code, 'notices');
  const found = rows.filter(({ body }) => body.id === 'listed' || body.id === 'taken');
  expect(found).toMatchObject([{ version: 2, body: { id: 'listed' } }]);
});
