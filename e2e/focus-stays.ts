import { expect, type Page } from '@playwright/test';

const PRESSES = 24;

/**
 * Tab and Shift+Tab, more often than a modal has controls, never reach what is behind it. Between the
 * last control and the first one the browser has its own bar, for which the page names the body: one
 * press, and the next is inside again.
 */
export async function expectFocusStays(page: Page): Promise<void> {
  await expect.poll(() => placeOfFocus(page)).toBe('modal');
  for (const key of ['Tab', 'Shift+Tab']) {
    const places: string[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press(key);
      places.push(await placeOfFocus(page));
    }
    expect(places, key).not.toContain('behind');
    const isGone = places.some((place, index) => place === 'bar' && places[index + 1] === 'bar');
    expect(isGone, `${key} leaves the modal: ${places.join(' ')}`).toBe(false);
  }
}

const placeOfFocus = (page: Page): Promise<'modal' | 'bar' | 'behind'> =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement?.closest('dialog:modal')) return 'modal';
    return activeElement === body || activeElement === null ? 'bar' : 'behind';
  });
