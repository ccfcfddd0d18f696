import type { Browser, Page } from '@playwright/test';
import { seedCatalogue } from '../apps/server/src/play/catalog/index.ts';
import { come, comeAs, dialog, expect } from './coming-in.ts';
import { dots, rail, slide } from './home-page.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { test } from './test.ts';
import { visitAnew } from './visit.ts';

/** What is published and taken off here would disturb every other test. */
let site: OwnSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startOwnSite();
  await seedCatalogue(site.world);
});
test.afterAll(() => site.stop());
test.beforeEach(() => test.slow());

const pageOf = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: site.url })).newPage();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

type Texts = Readonly<Record<string, readonly [english: string, thai: string]>>;

/** Writes texts of the open form in both languages of the brand; English is left open. */
async function write(page: Page, texts: Texts) {
  const languages = page.getByRole('group', { name: 'Language of the texts' });
  for (const [place, name] of [
    [1, /ไทย/],
    [0, /English/],
  ] as const) {
    await languages.getByRole('button', { name }).click();
    for (const [label, words] of Object.entries(texts)) {
      await field(page, label).fill(words[place]);
    }
  }
}

const preview = (page: Page) => page.locator('.content-stage');

/** Sees the preview on a phone and wide, and publishes. */
async function publish(page: Page, shown: string) {
  for (const size of ['Phone', 'Wide']) {
    await page.getByRole('button', { name: size, exact: true }).click();
    await expect(preview(page)).toContainText(shown);
  }
  await confirm(page, 'Publish');
  await expect(page.getByText('As on the site')).toBeVisible();
}

/** An action of the page, or of one row of it, with its reason. */
async function confirm(page: Page, action: string, row = '') {
  await page
    .getByRole('button', { name: `${action} ${row}`.trim(), exact: true })
    .first()
    .click();
  await dialog(page).getByLabel('Reason').fill('Asked for by the brand');
  await dialog(page).getByRole('button', { name: action, exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test('OPS-03 banner, notice, promotion, message and popup are previewed, published and on the site', async ({
  browser,
}) => {
  const [desk, guest, member] = [
    await pageOf(browser),
    await pageOf(browser),
    await pageOf(browser),
  ];
  const token = await site.logIn('reader');
  await come(guest, `${site.url}/`);
  await comeAs(member, token, `${site.url}/member/messageV2`);
  await enterConsole(desk, await givenOperator(site, 'admin'), '/content/banners/new');

  await test.step('a banner of a group with a link action', async () => {
    await field(desk, 'Short name').fill('moon-night');
    await field(desk, 'Where it stands').selectOption('w_home');
    await write(desk, {
      'Small line': ['Tonight', 'คืนนี้'],
      Title: ['Moon night', 'คืนเดือนเพ็ญ'],
      Text: ['Lanterns are lit.', 'โคมสว่างแล้ว'],
    });
    await field(desk, 'What a press opens').selectOption('page');
    await desk.getByLabel('Set Where it leads').check();
    await field(desk, 'Where it leads').fill('/promotions');
    const before = await dots(guest).count();
    await publish(desk, 'Moon night');
    await expect(dots(guest)).toHaveCount(before + 1);
    await dots(guest).last().click();
    await expect(slide(guest)).toContainText('Lanterns are lit.');
    await slide(guest).getByRole('link').first().click();
    await expect(guest).toHaveURL(/\/promotions$/);
  });

  await test.step('a promotion', async () => {
    await desk.goto('/console/content/promotions/new');
    await field(desk, 'Short name').fill('moon-gift');
    await field(desk, 'Announced from').fill('2026-01-01');
    await desk.getByLabel('Set First day').check();
    await field(desk, 'First day').fill('2026-01-01');
    await desk.getByLabel('Set Last day').check();
    await field(desk, 'Last day').fill('2099-12-31');
    await write(desk, {
      Title: ['Moon gift', 'ของขวัญคืนเพ็ญ'],
      Text: ['A lantern for everyone.', 'โคมสำหรับทุกคน'],
    });
    await field(desk, 'Kind').selectOption('page');
    await field(desk, 'Page').fill('/pointMall');
    await publish(desk, 'Moon gift');
    await expect(guest.getByRole('link', { name: 'Moon gift' })).toBeVisible();
  });

  await test.step('a notice', async () => {
    await desk.goto('/console/content/notices/new');
    await field(desk, 'Short name').fill('moon-notice');
    await field(desk, 'Announced from').fill('2026-11-15');
    await write(desk, {
      Title: ['The moon is full', 'พระจันทร์เต็มดวง'],
      Text: ['We are open all night.', 'เราเปิดทั้งคืน'],
    });
    await publish(desk, 'The moon is full');
    await come(guest, `${site.url}/announcements`);
    await expect(guest.getByText('The moon is full').first()).toBeVisible();
  });

  await test.step('a message, once, in the language of the page', async () => {
    await desk.goto('/console/content/messages/new');
    await field(desk, 'Short name').fill('moon-message');
    await write(desk, {
      Title: ['Your lantern waits', 'โคมของคุณรออยู่'],
      Text: ['Come and see it.\nIt shines.', 'แวะมาดูได้เลย'],
    });
    await desk.getByLabel('Set Page').check();
    await field(desk, 'Page').fill('/promotions');
    await publish(desk, 'Your lantern waits');
    await expect(desk.getByText(/Version 1 went to 1 member/)).toBeVisible();
    const card = member.getByRole('listitem').filter({ hasText: 'Your lantern waits' });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('It shines.');
    await card.getByRole('link', { name: 'See more' }).click();
    await expect(member).toHaveURL(/\/promotions$/);
  });

  await test.step('a popup with its execution', async () => {
    await desk.goto('/console/content/popups/new');
    await field(desk, 'Short name').fill('moon-popup');
    await field(desk, 'Announced from').fill('2026-11-16');
    await field(desk, 'Who sees it').selectOption('B');
    await write(desk, {
      Title: ['Look up tonight', 'คืนนี้มองฟ้า'],
      Text: ['<p>The moon rises at six.</p><script>alert(1)</script>', '<p>พระจันทร์ขึ้นหกโมง</p>'],
    });
    await desk.getByRole('button', { name: 'Phone', exact: true }).click();
    await expect(
      preview(desk).frameLocator('iframe').getByText('The moon rises at six.'),
    ).toBeVisible();
    await publish(desk, 'Look up tonight');
    const newcomer = await pageOf(browser);
    await visitAnew(newcomer, `${site.url}/`, { lang: 'EN' });
    await expect(newcomer.getByRole('dialog', { name: 'Look up tonight' })).toContainText(
      'The moon rises at six.',
    );
    await expect(member.getByRole('dialog', { name: 'Look up tonight' })).toHaveCount(0);
  });
});

const found = (page: Page, name: string) => page.getByRole('option').filter({ hasText: name });

test('OPS-13 a game and a vendor taken off are gone from lists, menus and search of an open page, and return', async ({
  browser,
}) => {
  const [desk, guest, seeker] = [
    await pageOf(browser),
    await pageOf(browser),
    await pageOf(browser),
  ];
  await come(guest, `${site.url}/rng`);
  const tile = guest.locator('.tile:has(h3)');
  const game = await tile.first().getByRole('heading').innerText();
  const listed = tile.filter({ has: guest.getByRole('heading', { name: game, exact: true }) });
  await come(seeker, `${site.url}/?q=${encodeURIComponent(game)}`);
  await expect(found(seeker, game).first()).toBeVisible();
  const asks = await found(seeker, game).count();
  const path = `/catalog?view=games&text=${encodeURIComponent(game)}`;
  await enterConsole(desk, await givenOperator(site, 'admin'), path);

  await confirm(desk, 'Switch off', game);
  await expect(listed).toHaveCount(0);
  await expect(found(seeker, game)).toHaveCount(asks - 1);
  await confirm(desk, 'Switch on', game);
  await expect(listed).toHaveCount(1);
  await expect(found(seeker, game)).toHaveCount(asks);

  await desk.goto('/console/catalog?category=RNG');
  const vendor = await desk.locator('.arranged-name b').first().innerText();
  const menu = guest.locator('.cat-menu').getByRole('button', { name: vendor });
  const filter = guest.locator('.list-panel').getByLabel(vendor);
  const bar = guest.getByRole('navigation', { name: 'Game categories' });
  await bar.getByRole('button', { name: 'Studios: Slots' }).press('Enter');
  for (const part of [menu, filter]) await expect(part).toHaveCount(1);
  await confirm(desk, 'Switch off', vendor);
  for (const part of [menu, filter]) await expect(part).toHaveCount(0);
  await confirm(desk, 'Switch on', vendor);
  for (const part of [menu, filter]) await expect(part).toHaveCount(1);
});

test('OPS-14 OPS-16 an order and a hot list changed in the console are those of an open page', async ({
  browser,
}) => {
  const [desk, guest] = [await pageOf(browser), await pageOf(browser)];
  await come(guest, `${site.url}/rng`);
  const bar = guest.getByRole('navigation', { name: 'Game categories' });
  await bar.getByRole('button', { name: 'Studios: Slots' }).press('Enter');
  const studios = guest.locator('.cat-menu').getByRole('button');
  await expect(studios.nth(1)).toBeVisible();
  const names = () =>
    studios.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  const [first, second, ...rest] = await names();
  await enterConsole(desk, await givenOperator(site, 'admin'), '/catalog?category=RNG');

  const vendor = await desk.locator('.arranged-name b').first().innerText();
  await desk.getByRole('button', { name: `Move ${vendor} down` }).press('Enter');
  await desk.getByRole('button', { name: 'Save order' }).click();
  await expect.poll(names).toEqual([second, first, ...rest]);

  await guest.goto(`${site.url}/`);
  const hot = rail(guest, 'Hot games').getByRole('heading', { level: 3 });
  await expect(hot.first()).toBeVisible();
  const listed = await hot.allInnerTexts();
  await desk.goto('/console/catalog?view=hot');
  const game = await desk.locator('.arranged-name b').first().innerText();
  await desk.getByRole('button', { name: `Remove ${game}` }).click();
  await expect(hot.filter({ hasText: game })).toHaveCount(0);
  await desk.getByLabel('Add a game').fill(game);
  await desk.getByRole('button', { name: `Add ${game}`, exact: true }).click();
  await expect(hot).toHaveText(listed);
});
