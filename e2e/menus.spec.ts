import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { accountMenu, come, comeAs, dialog, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const VENDORS = '**/wps/relay/newGameVendor*';
const otherBrand = process.env['E2E_OTHER_BRAND_URL'] ?? '';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const bar = (page: Page) => page.getByRole('navigation', { name: 'Game categories' });
const side = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });
const gameList = (page: Page) => side(page).getByRole('button', { name: 'Game center' });
const menu = (page: Page) => page.locator('.cat-menu');
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

const CATEGORIES = [
  ['Sports', '/sports'],
  ['Live casino', '/live'],
  ['Slots', '/rng'],
  ['Fishing', '/fish'],
  ['Card games', '/pvp'],
  ['Lottery', '/lott'],
  ['Quick lottery', '/elott'],
  ['E-sports', '/esports'],
] as const;
const NAMES = CATEGORIES.map(([name]) => name);

/** The vendors as the server gives them, changed on their way. */
async function withVendors(page: Page, change: (answer: Answer) => void) {
  await page.route(VENDORS, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    change(answer);
    await route.fulfill({ response, json: answer });
  });
}
type Vendor = { vassalage: string; displayName: string };
type Answer = { value: { gameCategory: string; vendors: Vendor[] }[] };

test('NAV-14 NAV-15 NAV-19 SHELL-06 SHELL-10 SHELL-17 BRAND-17 all menus are drawn from the categories', async ({
  page,
}) => {
  await withVendors(page, ({ value }) => {
    for (const row of value) if (row.gameCategory === 'FISH') row.vendors = [];
  });
  await come(page, '/about');
  const names = NAMES.filter((name) => name !== 'Fishing');
  await expect(bar(page).getByRole('link')).toHaveText(['Home', ...names, 'Promotions']);
  const header = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await expect(header).toHaveText(['Games', 'Promotions', 'Reward center', 'Share']);
  const inSide = side(page).locator('.side-group li .side-word');
  await expect(inSide).toHaveText(names);
  await gameList(page).click();
  await expect(side(page).getByRole('link', { name: /Slots/ })).toContainText(/\d/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.foot-products > ul > li > a')).toHaveText(names);
  await expect(footer.locator('.foot-vendors bdi')).toHaveText(
    'PG EG2 PT JDB CQ9 FC JL BGS'.split(' '),
  );
  await expect(footer).toContainText(/© \d{4} Mekhala/);
  await expect(page.getByText(/cock/i)).toHaveCount(0);
  const slots = side(page).getByRole('link', { name: /Slots/ });
  await expect(slots).toHaveAttribute('href', '/rng');
  await footer.getByRole('link', { name: 'E-sports' }).click();
  await expect(page).toHaveURL(/\/esports$/);
  await expect(item(page, 'E-sports')).toHaveAttribute('aria-current', 'page');
});

test('NAV-15 SHELL-06 at every width one list of categories is unfolded, and the others are in reach', async ({
  page,
}) => {
  const tabs = page.getByRole('tablist', { name: 'Game menu' });
  const inSide = side(page).getByRole('link', { name: /Slots/ });
  const seen = async () => ({
    bar: await item(page, 'Slots').isVisible(),
    tabs: await tabs.isVisible(),
    side: await inSide.isVisible(),
  });
  for (const width of [1440, 1100, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await come(page, '/');
    await expect(tabs).toBeVisible();
    expect(await seen(), `home at ${width}`).toEqual({ bar: false, tabs: true, side: false });
    await come(page, '/about');
    await expect(width >= 1024 ? item(page, 'Slots') : inSide).toBeVisible();
    const isWide = width >= 1024;
    expect(await seen(), `about at ${width}`).toEqual({ bar: isWide, tabs: false, side: !isWide });
  }
  await page.setViewportSize({ width: 1440, height: 800 });
  await gameList(page).click();
  await expect(inSide).toBeVisible();
  await page.reload();
  await expect(inSide).toBeVisible();
});

test('GAME-12 GAME-40 hovering a category drops its vendors down, without moving the page', async ({
  page,
}) => {
  await come(page, '/about');
  const counted = page.waitForResponse('**/wps/relay/getVassGameType*');
  const before = await page.locator('main').boundingBox();
  await item(page, 'Slots').hover();
  await expect(menu(page)).toHaveAttribute('data-size', 'large');
  await counted;
  expect(await page.locator('main').boundingBox()).toEqual(before);
  await item(page, 'Sports').hover();
  await expect(menu(page)).toHaveAttribute('data-size', 'small');
  await expect(menu(page)).toHaveAccessibleName('Studios: Sports');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await item(page, 'Slots').hover();
  await menu(page).getByRole('button').first().click();
  await expect(menu(page)).toHaveCount(0);
  await expect(dialog(page)).toContainText('Log in');
});

test('GAME-12 SHELL-13 the keyboard opens a menu, walks through it and comes back', async ({
  page,
}) => {
  const token = await people.logIn(await people.given());
  await comeAs(page, token, '/about');
  const opener = bar(page).getByRole('button', { name: 'Studios: Slots' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const vendors = menu(page).getByRole('button');
  await expect(vendors.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(vendors.nth(1)).toBeFocused();
  await expectAccessible(page, '.cats');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?vassalage=/);
  await expect(menu(page)).toHaveCount(0);
});

test('GAME-12 SHELL-13 300 vendors with long names scroll in a menu that fits the page', async ({
  page,
}) => {
  await withVendors(page, ({ value }) => {
    const [slots] = value.filter(({ gameCategory }) => gameCategory === 'RNG');
    const [first] = slots?.vendors ?? [];
    if (!slots || !first) return;
    slots.vendors = Array.from({ length: 300 }, (_, at) => ({
      ...first,
      vassalage: `V${at}`,
      displayName:
        at % 2 ? `أستوديو الألعاب رقم ${at}` : `A studio with a long name ${at} `.repeat(2),
    }));
  });
  await page.setViewportSize({ width: 1024, height: 600 });
  await come(page, '/about');
  await item(page, 'Slots').hover();
  await expect(menu(page).getByRole('button')).toHaveCount(300);
  const box = await menu(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
  await menu(page).getByRole('button').last().scrollIntoViewIfNeeded();
  await expect(menu(page).getByRole('button').last()).toBeInViewport();
  await expect(page.locator('.foot-products > ul > li:nth-child(3) > ul > li')).toHaveCount(13);
});

test('NAV-15 SHELL-13 without an answer the menus stand, and a menu can be asked for again', async ({
  page,
}) => {
  await page.route(VENDORS, (route) => route.abort());
  await come(page, '/about');
  await expect(bar(page).getByRole('link')).toHaveText(['Home', ...NAMES, 'Promotions']);
  await bar(page).getByRole('button', { name: 'Studios: Slots' }).click();
  const retry = menu(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(VENDORS);
  await retry.click();
  await expect(menu(page).getByRole('button').nth(3)).toBeVisible();
});

/** Without VIP there is no VIP bonus. */
const MEMBER_LINKS = [
  ['My account', 'securityCenter'],
  ['Deposit', 'depositv2'],
  ['Betting record', 'personalHistoryCopy'],
  ['Account record', 'transactionHistory'],
  ['Profit and loss', 'personalProfit'],
  ['Platform messages', 'messageV2'],
] as const;

test('SHELL-03 SHELL-04 SHELL-06 SHELL-08 TRIAL-05 a member’s menus lead to the member’s pages', async ({
  page,
}) => {
  const token = await people.logIn(await people.given());
  const agentCalls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/wps/agent/')) agentCalls.push(request.url());
  });
  await comeAs(page, token, '/about');
  await expect(page.getByRole('button', { name: /Log in|Register/ })).toHaveCount(0);
  const banner = page.getByRole('banner');
  for (const [name, to] of [
    ['Deposit', 'depositv2'],
    ['Withdraw', 'withdraw'],
  ] as const) {
    const link = banner.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', `/member/${to}`);
  }
  for (const [name, to] of MEMBER_LINKS) {
    const link = side(page).getByRole('link', { name, exact: true });
    await expect(link, name).toHaveAttribute('href', `/member/${to}`);
  }
  const heading = side(page).getByRole('button', { name: 'Member center' });
  const favourites = side(page).getByRole('link', { name: 'Favourites' });
  await favourites.click();
  await expect(page).toHaveURL(/\/favorite$/);
  await expect(favourites).toHaveAttribute('aria-current', 'page');
  await heading.click();
  await expect(favourites).toBeHidden();
  await page.reload();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await heading.click();
  await side(page).getByRole('link', { name: 'Recent games' }).click();
  await expect(page).toHaveURL(/\/recent$/);
  await side(page).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/member\/securityCenter$/);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/favorite$/);
  await page.getByRole('banner').getByRole('link', { name: 'Member center' }).click();
  await expect(page).toHaveURL(/\/member\/securityCenter$/);
  // What every member has, and nothing of what only agents have.
  await expect(page.getByRole('banner').getByText('฿0.00')).toBeVisible();
  for (const [name, title] of [
    ['Platform messages', 'Messages'],
    ['Betting record', 'Betting record'],
  ] as const) {
    await side(page).getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Agent/ })).toHaveCount(0);
  await accountMenu(page).click();
  await expect(page.getByRole('menuitem', { name: /^Agent/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(agentCalls).toEqual([]);
  await side(page).getByRole('button', { name: 'Log out' }).click();
  await expect(dialog(page)).toContainText('Do you really want to log out?');
});

test('customer service is one dialog, from the side menu and the avatar menu', async ({ page }) => {
  const token = await people.logIn(await people.given());
  await comeAs(page, token, '/about');
  await side(page).getByRole('button', { name: 'Customer service' }).click();
  const channels = dialog(page).locator('.channel');
  await expect(channels.first()).toBeVisible();
  const offered = await channels.allTextContents();
  await page.keyboard.press('Escape');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Customer service' }).click();
  await expect(channels).toHaveText(offered);
});

test('SHELL-15 SHELL-40 an avatar that does not load gives way to the brand’s own picture', async ({
  page,
}) => {
  await page.route('**/images/avatar/**', (route) => route.abort());
  const token = await people.logIn(await people.given());
  await comeAs(page, token, '/about');
  const picture = accountMenu(page).getByRole('img', { name: 'Image load error' });
  await expect(picture.locator('img')).toHaveAttribute('src', '/brand/favicon.svg');
  await expect(picture.locator('img')).toHaveJSProperty('complete', true);
  await expect(accountMenu(page).locator('.avatar-initial')).toHaveCount(0);
});

const SOCIAL = ['FACEBOOK', 'YOUTUBE'] as const;

test('SHELL-16 with none, one or both of Facebook and YouTube configured the footer links just that', async ({
  page,
}) => {
  for (const shown of [[], ['FACEBOOK'], SOCIAL] as const) {
    await page.unrouteAll();
    await page.route('**/wps/system/permission', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as {
        value: { info: { customerService: { csType: string; path: string }[] } };
      };
      const { info } = answer.value;
      const others = info.customerService.filter(({ csType }) => !SOCIAL.some((s) => s === csType));
      info.customerService = [...others, ...shown.map((csType) => ({ csType, path: 'sealed' }))];
      await route.fulfill({ response, json: answer });
    });
    await come(page, '/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('.foot-vendors li')).toHaveCount(8);
    const links = footer.getByRole('button', { name: /Facebook|YouTube/ });
    await expect(links).toHaveCount(shown.length);
    await expect(footer.getByText('Follow us')).toHaveCount(shown.length > 0 ? 1 : 0);
  }
});

test('SHELL-06 a phone has the same lists in a sheet, and what is chosen closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await come(page, '/about');
  const dock = page.getByRole('navigation', { name: 'Bottom menu' });
  await dock.getByRole('button', { name: 'Menu' }).click();
  await expect(dialog(page).locator('.side-group li .side-word')).toHaveText([...NAMES]);
  await dialog(page)
    .getByRole('link', { name: /Sports/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sports$/);
  await expect(dialog(page)).toHaveCount(0);
  await dock.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(dialog(page)).toContainText('My account');
});

test('NAV-12 SHELL-05 around a game there is no side menu and no balance', async ({ page }) => {
  const token = await people.logIn(await people.given());
  await comeAs(page, token, '/seaLottery');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(side(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Balance' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
  await expect(side(page)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Balance' })).toContainText('฿0.00');
});

test('BRAND-17 a brand with cockfights shows their entry with its vendors', async ({ page }) => {
  await visit(page, `${otherBrand}/about`, { lang: 'EN' });
  await expect(item(page, 'Cockfight')).toBeVisible();
  await item(page, 'Cockfight').hover();
  await expect(menu(page).locator('li')).not.toHaveCount(0);
  await gameList(page).click();
  await expect(side(page).getByRole('link', { name: /Cockfight/ })).toBeVisible();
});
