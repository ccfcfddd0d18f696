import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { expectFocusStays } from './focus-stays.ts';
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
    '**/wps/system/helpCenter*',
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

test('SHELL-10 the footer leads to every topic', async ({ page }) => {
  await visit(page, '/about', ENGLISH);
  const foot = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' });
  await foot.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/help#privacy');
  await expect(topic(page)).toHaveText('Privacy policy');
  await expect(foot.getByRole('link')).toHaveCount(await topics(page).getByRole('link').count());
});

test('HELP-01 a question below the search is answered by one press', async ({ page }) => {
  await visit(page, '/help', ENGLISH);
  const question = page.locator('.help-quick').getByRole('button').nth(1);
  const words = (await question.innerText()).replace(/^.*?: /, '');
  await question.click();
  await expect(page.getByRole('searchbox', { name: 'Search the help center' })).toHaveValue(words);
  const answers = page.getByRole('region', { name: /answers?$/ });
  await expect(answers.getByRole('heading', { level: 3 }).first()).toHaveText(words);
});

test('SHELL-24 HELP-01 the side menu opens the help center over the page, which keeps its address', async ({
  page,
}) => {
  await visit(page, '/about', ENGLISH);
  const trigger = page.getByRole('button', { name: 'Help center' }).first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Help center' });
  await expect(modal.getByRole('heading', { name: 'Account and login' })).toBeVisible();
  await modal.getByRole('button', { name: 'Terms of use' }).click();
  await expect(modal.getByText('Who may play')).toBeVisible();
  await modal.getByLabel('Search the help center').fill('forgoten pasword');
  await expect(modal.getByRole('heading', { level: 3 }).first()).toHaveText('A forgotten password');
  await modal.getByLabel('Search the help center').fill('');
  await modal.getByRole('button', { name: 'Yes' }).click();
  await expect(modal.getByText('Thank you. It is counted, without your name.')).toBeVisible();
  await expect(modal.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expectFocusStays(page);
  await expectAccessible(page);
  await expect(page).toHaveURL('/about');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(page).toHaveURL('/about');
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
