import { test as base } from '@playwright/test';

/** The test of these files: what a route still answers when the test has ended is no fault. */
export const test = base.extend({
  context: async ({ context }, use) => {
    // The countdown to the brand's next rain stands on every page for an hour of the day: no test
    // sees it by the hour it runs at.
    await context.addInitScript(() => {
      localStorage['rainClosed'] ??= '9999';
    });
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
