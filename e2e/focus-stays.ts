import { expect, type Page } from '@playwright/test';

/** Tab and Shift+Tab, more often than a modal has controls, never leave it. */
export async function expectFocusStays(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press(key);
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside, `${key} number ${press + 1}`).toBe(true);
    }
  }
}
