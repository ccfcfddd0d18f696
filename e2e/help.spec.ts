import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';

const ENGLISH = { lang: 'EN' };

const topic = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' });

test('NAV-04 NAV-24 the hash of /help opens its topic, and none or an unknown one the first', async ({
  page,
}) => {
  await visit(page, '/help#term', ENGLISH);
  await expect(page).toHaveTitle(/Help center/);
  await expect(topic(page)).toHaveText('Terms of use');
  await expect(page.getByText('Who may play')).toBeVisible();
  for (const path of ['/help#nothing-like-it', '/help']) {
    await page.goto('/about');
    await page.goto(path);
    await expect(topic(page)).toHaveText('Account and login');
  }
  // The drawn page is pressed while it waits for its texts: before anything of it hears a press.
  await page.goto('/about');
  await page.route(
    '**/wps/system/texts*',
    async (route) => {
      await topics(page).getByRole('link', { name: 'Withdrawals' }).click();
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/help');
  await expect(page).toHaveURL('/help#withdrawal');
  await expect(topic(page)).toHaveText('Withdrawals');
  await expect(topics(page).locator('[aria-current]')).toHaveText('Withdrawals');
  await page.goBack();
  await expect(topic(page)).toHaveText('Account and login');
  await expect(topics(page).locator('[aria-current]')).toHaveText('Account and login');
});

test('SHELL-10 the footer leads to every topic, the side menu to the help center', async ({
  page,
}) => {
  await visit(page, '/about', ENGLISH);
  const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' });
  await foot.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/help#privacy');
  await expect(topic(page)).toHaveText('Privacy policy');
  await expect(foot.getByRole('link')).toHaveCount(await topics(page).getByRole('link').count());
  await page.goto('/about');
  await page.getByRole('link', { name: 'Help center' }).first().click();
  await expect(topic(page)).toHaveText('Account and login');
});

test('SHELL-13 help is readable for everyone, at every width', async ({ page }) => {
  await visit(page, '/help#withdrawal', ENGLISH);
  await expect(topic(page)).toHaveText('Withdrawals');
  for (const width of [360, 390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }
  await expectAccessible(page);
});
