import type { Locator, Page } from '@playwright/test';
import { comeAs, countCalls, dialog, expect } from './coming-in.ts';
import { dots, rail, slide } from './home-page.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { untilAlive } from './visit.ts';
import { openWins, type Wins } from './wins.ts';

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
const PAGES: readonly (readonly [string, Readonly<Record<string, Entry>>])[] = [
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
  ['/rng', { 'play now': playNow, 'free trial': freeTrial }],
  ['/lott', { 'vendor card': vendorCard }],
  ['/elott', { 'vendor card': vendorCard }],
];

test('GAME-03 TRIAL-11 a trial account starts nothing, at any entry of any page', async ({
  page,
}) => {
  // Below those whose places another test looks at meanwhile.
  await wins.win(await people.given(), 5_000_000_000n);
  const calls = ['/wps/game/launchGame', '/wps/relay/GCS_gameLaunchFB'].map((path) =>
    countCalls(page, path),
  );
  await comeAs(page, await people.logIn(await people.given({ type: 4 })));
  for (const [path, entries] of PAGES) {
    if (path !== '/') {
      await page.goto(path);
      await untilAlive(page);
    }
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
});
