import { expect } from './coming-in.ts';
import { action } from './rounds.ts';
import { test } from './test.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;

test('FAIR-08 rounds follow each other while the button is held, and end when it is let go; turbo is kept', async ({
  page,
}) => {
  await page.goto(`${STUDIO}/play/over-under?mode=trial&lang=EN`);
  let rounds = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/rounds'))
      rounds += 1;
  });
  const turbo = page.getByRole('button', { name: /^Turbo/ });
  await turbo.click();
  await expect(turbo).toHaveAttribute('aria-pressed', 'true');
  await action(page).hover();
  await page.mouse.down();
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await page.mouse.up();
  await expect(page.locator('body')).toHaveAttribute('data-busy', 'false');
  // Letting go began nothing: the next round is the one that is pressed for.
  const before = rounds;
  await action(page).click();
  await expect.poll(() => rounds).toBe(before + 1);
  await page.reload();
  await expect(turbo).toHaveAttribute('aria-pressed', 'true');
});
