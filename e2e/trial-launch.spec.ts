import type { Locator, Page } from '@playwright/test';
import { comeAs, countCalls, dialog, expect } from './coming-in.ts';
import { dots, rail, slide } from './home-page.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { untilAlive } from './visit.ts';
import { openWins, type Wins } from './wins.ts';

// Each test opens several pages, and many entries on each.
test.describe.configure({ timeout: 180_000 });

let people: People;
let wins: Wins;
test.beforeAll(async () => {
  people = await openPeople();
  wins = await openWins(people);
});
test.afterAll(async () => {
  await wins.leave();
  await people.leave();
});

/** Brings an entry into view; sections further down are made when they are nearly there. */
type Entry = (page: Page) => Promise<Locator>;

const main = (page: Page) => page.getByRole('main');
const playNow: Entry = async (page) => main(page).getByRole('button', { name: /^Play now: / });
const freeTrial: Entry = async (page) => main(page).getByRole('button', { name: /^Free trial: / });
const vendorCard: Entry = async (page) => main(page).locator('.vendor:enabled');
const vendorOf =
  (section: string): Entry =>
  async (page) => {
    await rail(page, section).scrollIntoViewIfNeeded();
    return rail(page, section).locator('.vendor:enabled');
  };
const atTheEnd =
  (find: (page: Page) => Locator): Entry =>
  async (page) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    return find(page);
  };

/** Address → the entries that start something there. */
type Pages = readonly (readonly [string, Readonly<Record<string, Entry>>])[];

const HOME: Pages = [
  [
    '/',
    {
      banner: async (page) => {
        await dots(page).nth(1).click();
        return slide(page).locator('.btn');
      },
      'hot game': async (page) =>
        rail(page, 'Hot games').getByRole('button', { name: /^Play now: / }),
      'free trial': freeTrial,
      'vendor of slots': vendorOf('Slots'),
      'vendor of fishing': vendorOf('Fishing'),
      'vendor of live casino': vendorOf('Live casino'),
      'vendor of card games': vendorOf('Card games'),
      'vendor of max win': vendorOf('Max win'),
      'sports entrance': atTheEnd((page) => page.getByRole('button', { name: 'Go to sports' })),
      'winner row': atTheEnd((page) => page.locator('.podium-place')),
      'vendor in the footer': async (page) => page.locator('.foot-products li li button'),
    },
  ],
  ['/?tab=RNG', { 'vendor card': vendorCard, 'play now': playNow, 'free trial': freeTrial }],
  ['/?tab=MXWIN', { 'vendor card': vendorCard }],
  ['/?tab=LIVE', { 'vendor card': vendorCard }],
  ['/?tab=PVP', { 'vendor card': vendorCard }],
];

/** Games have a list in these categories; the others show their studios. */
const CATEGORIES: Pages = [
  ['/rng', { 'play now': playNow, 'free trial': freeTrial }],
  ['/live', { 'play now': playNow, 'free trial': freeTrial }],
  ['/fish', { 'play now': playNow, 'free trial': freeTrial }],
  ['/pvp', { 'play now': playNow, 'free trial': freeTrial }],
  ['/sports', { 'vendor card': vendorCard }],
  ['/esports', { 'vendor card': vendorCard }],
  ['/lott', { 'vendor card': vendorCard }],
  ['/elott', { 'vendor card': vendorCard }],
];

test('GAME-03 TRIAL-11 a trial account starts nothing, at any entry of home and of its tabs', async ({
  page,
}) => {
  // Below those whose places another test looks at meanwhile.
  await wins.win(await people.given(), 5_000_000_000n);
  await expectNothingStarts(page, HOME);
});

test('GAME-03 TRIAL-11 a trial account starts nothing, at any entry of a category', async ({
  page,
}) => {
  await expectNothingStarts(page, CATEGORIES);
});

async function expectNothingStarts(page: Page, pages: Pages): Promise<void> {
  const calls = ['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB'].map((path) =>
    countCalls(page, path),
  );
  const token = await people.logIn(await people.given({ type: 4 }));
  for (const [at, [path, entries]] of pages.entries()) {
    if (at === 0) await comeAs(page, token, path);
    else await page.goto(path);
    await untilAlive(page);
    for (const [name, entry] of Object.entries(entries)) {
      await test.step(`${path}: ${name}`, async () => {
        const target = (await entry(page)).first();
        await target.focus();
        await target.press('Enter');
        await expect(dialog(page)).toContainText('Please use a real account for this');
        await dialog(page).getByRole('button', { name: 'Confirm' }).click();
        await expect(dialog(page)).toHaveCount(0);
      });
    }
    await expect(page).toHaveURL(path);
  }
  expect(calls.map((count) => count())).toEqual([0, 0]);
}
