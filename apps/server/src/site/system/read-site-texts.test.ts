import { beforeAll, expect, test } from 'vitest';
import {
  loadBrand,
  openSite,
  publishContent,
  type Site,
  withdrawContent,
} from '../../base/brand/index.ts';
import { startBus } from '../../base/kernel/index.ts';
import { useWorld } from '../../testing/world.ts';
import { readSiteTexts } from './read-site-texts.ts';

/** The bus tells of a change within a moment; a loaded machine may take longer. */
const HEARD = { timeout: 15_000 };

const t = useWorld();
const loaded = loadBrand('mekhala');
const BY = 'opr_01HF7YAT000000000000000001';
let site: Site;

beforeAll(async () => {
  const bus = await startBus(t.world, t.world.url);
  site = await openSite(t.world, bus, loaded);
  return () => bus.stop();
});

const termsIn = (language: string) =>
  readSiteTexts(site, language).legal.find(({ id }) => id === 'terms');

const terms = (since: string, languages: readonly string[] = ['TH', 'EN']) => ({
  id: 'terms',
  since,
  lead: Object.fromEntries(languages.map((code) => [code, `Lead ${code}`])),
  sections: Object.fromEntries(
    languages.map((code) => [code, [{ title: `Title ${code}`, text: '<b>plain</b>' }]]),
  ),
});

const publish = (body: object) => publishContent(t.world, loaded, { kind: 'legal', by: BY, body });

test('the brand’s folder has every topic and legal text in each of its languages', () => {
  for (const { brand, content } of [loaded, loadBrand('copa')]) {
    for (const language of brand.languages) {
      const { help, legal } = readSiteTexts({ brand, content }, language);
      expect(help.map(({ id }) => id)).toEqual(content.help.map(({ id }) => id));
      for (const { sections } of [...help, ...legal]) expect(sections.length).toBeGreaterThan(2);
    }
  }
  expect(termsIn('EN')?.since).toBe('2026-11-15');
  expect(termsIn('EN')?.lead).toContain('Mekhala');
  expect(termsIn('TH')?.sections[0]?.text).toContain('20');
});

test('new terms are read at once, in the reader’s language, with the day they hold from', async () => {
  expect(await publish(terms('2026-12-01'))).toMatchObject({ ok: true, version: 2 });
  await expect
    .poll(() => termsIn('TH'), HEARD)
    .toEqual({
      id: 'terms',
      since: '2026-12-01',
      lead: 'Lead TH',
      sections: [{ title: 'Title TH', text: '<b>plain</b>' }],
    });
  expect(termsIn('EN')?.lead).toBe('Lead EN');
});

test('a text that a language lacks, an unknown one and taking one off are refused', async () => {
  expect(await publish(terms('2026-12-02', ['EN']))).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([
      { field: 'legal.0.sections.TH', reason: 'is missing' },
    ]) as unknown,
  });
  expect(await publish({ ...terms('2026-12-02'), id: 'cookies' })).toMatchObject({ ok: false });
  for (const [kind, key] of [
    ['legal', 'terms'],
    ['help', 'account'],
  ] as const) {
    expect(await withdrawContent(t.world, loaded, { kind, by: BY, key })).toMatchObject({
      ok: false,
      why: 'invalid',
    });
  }
});
