import { expect, test } from '@playwright/test';
import { visit } from './visit.ts';

test('the studios show five of a kind, and the rest when asked', async ({ page }) => {
  await visit(page, '/', { lang: 'EN' });
  const studios = page.locator('.studio');
  await expect(studios).toHaveCount(5);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(studios).toHaveCount(18);
  await page.getByRole('tab', { name: 'Live casino' }).click();
  await expect(studios).toHaveCount(5);
});

test('SHELL-13 a list that does not come says so and can be asked for again', async ({ page }) => {
  await page.route('**/wps/relay/newGameVendor*', (route) => route.abort());
  await visit(page, '/', { lang: 'EN' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/wps/relay/newGameVendor*');
  await again.click();
  await expect(page.locator('.studio')).toHaveCount(5);
});
