import { come, dialog, expect } from './coming-in.ts';
import { test } from './test.ts';

const NAME = 'Free trials for members';

test('NAV-20 HOME-02 promotions show no title, and one opens by its address', async ({ page }) => {
  await come(page, '/promotions');
  await expect(page).toHaveTitle('Promotions · Mekhala');
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(/\/promotions\?id=free-play-money$/);
  await expect(dialog(page)).toContainText('your wallet is not touched');
  await page.reload();
  await expect(dialog(page)).toContainText(NAME);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(dialog(page)).toHaveCount(0);
  await come(page, '/promotions?id=gone');
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});
