import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'ค้นหาเกม' });
const first = (page: Page) => page.getByRole('option').first();

test('GAME-17 one key opens the search on every page, and a slip of the finger still finds', async ({
  page,
}) => {
  await visit(page, '/rng');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('option')).toHaveCount(6);
  await field(page).fill('ovr or undr');
  await expect(first(page)).toContainText('สูงหรือต่ำ');
  await field(page).fill('สุงหรือตำ');
  await expect(first(page)).toContainText('สูงหรือต่ำ');
  await field(page).fill('ko');
  await expect(first(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('GAME-17 GAME-03 a game that is found is asked a login for, and opens after it', async ({
  page,
}) => {
  await visit(page, '/?q=over or under');
  await expect(first(page)).toContainText('สูงหรือต่ำ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('สูงหรือต่ำ');
});

test('GAME-17 what cannot be played yet is shown among its studio’s games', async ({ page }) => {
  await page.route('**/wps/game/index', async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { games: object[] } };
    const games = answer.value.games.map((game) => ({ ...game, state: 'coming' }));
    await route.fulfill({ json: { ...answer, value: { ...answer.value, games } } });
  });
  await visit(page, '/');
  await page.getByRole('button', { name: 'ค้นหาเกมหรือค่าย' }).click();
  await field(page).fill('ทุ่งเกลือ');
  const coming = page.getByRole('option').filter({ hasText: 'เร็ว ๆ นี้' }).first();
  await coming.click();
  await expect(page).toHaveURL(/\/pvp\?vassalage=XY/);
});

test('GAME-17 where nothing fits, something else is offered', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('/');
  await field(page).fill('zzzzqqqq');
  await expect(page.getByText('ไม่พบเกมที่ตรงกับ “zzzzqqqq”')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(6);
});
