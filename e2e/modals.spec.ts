import type { Locator, Page } from '@playwright/test';
import { accountMenu, come, comeAs, countCalls, dialog, expect, fillIn } from './coming-in.ts';
import { expectFocusStays } from './focus-stays.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

async function expectClosedByEscape(page: Page, trigger: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
}

test('SHELL-29 SHELL-30 SHELL-31 SHELL-32 a guest’s modals keep the focus, and Escape gives it back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await come(page, '/');
  const notice = page.locator('.marquee-row').first().getByRole('button').first();
  const banner = page.getByRole('banner');
  const logIn = banner.getByRole('button', { name: 'Log in' });
  const register = banner.getByRole('button', { name: 'Register' });
  for (const trigger of [notice, logIn, register]) {
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expectFocusStays(page);
    await expectClosedByEscape(page, trigger);
  }
  await logIn.click();
  await dialog(page).getByRole('button', { name: 'Forgot password' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toHaveCount(0);
});

test('SHELL-25 the popup of a vendor’s games keeps the focus, and Escape closes it without a launch', async ({
  page,
}) => {
  const launches = countCalls(page, '/wps/game/launchGame');
  await comeAs(page, await people.logIn(await people.given()), '/live');
  const vendor = page
    .getByRole('contentinfo')
    .locator('li')
    .filter({ hasText: /^Fishing/ })
    .getByRole('button', { name: 'Blue Heron' });
  await vendor.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Blue Heron' })).toBeVisible();
  await expect(dialog(page).locator('.tile:has(h3)')).toHaveCount(5);
  await expectFocusStays(page);
  await expectClosedByEscape(page, vendor);
  await expect(page).toHaveURL('/live');
  expect(launches()).toBe(0);
});

test('SHELL-33 the forced change of a password keeps the focus and stays until it is done', async ({
  page,
}) => {
  const { account } = await people.given({ isDefault: true, password: 'Mekhala-first-1' });
  await come(page, '/login');
  await fillIn(page, account, 'Mekhala-first-1');
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change).toBeVisible();
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await change.getByLabel('New password', { exact: true }).fill('brand-new-lotus-8');
  await change.getByLabel('Confirm new password').fill('brand-new-lotus-8');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(change).toHaveCount(0);
});

test('SHELL-38 SHELL-39 profit and loss and the messages open from their menus', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()), '/about');
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await side.getByRole('link', { name: 'Profit and loss' }).click();
  await expect(page).toHaveURL(/\/member\/personalProfit$/);
  await side.getByRole('link', { name: 'Platform messages' }).click();
  await expect(page).toHaveURL(/\/member\/messageV2$/);
  await page.goBack();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Platform messages' }).click();
  await expect(page).toHaveURL(/\/member\/messageV2$/);
});
