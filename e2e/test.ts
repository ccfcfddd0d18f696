import { test as base } from '@playwright/test';

/** The test of these files: what a route still answers when the test has ended is no fault. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
