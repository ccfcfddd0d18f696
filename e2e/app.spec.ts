import { expectAccessible } from './accessible.ts';
import { come, comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';
import { openWins } from './wins.ts';

test.use({ serviceWorkers: 'allow' });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('HELP-09 the app page guides both kinds of phones, in the language of its link', async ({
  page,
}) => {
  await come(page, '/app?lang=TH');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('บนมือถือของคุณ');
  await come(page, '/app?lang=EN');
  for (const phone of ['iPhone and iPad', 'Android']) {
    const guide = page.locator('.guide', { has: page.getByRole('heading', { name: phone }) });
    await expect(guide.getByRole('listitem')).toHaveCount(4);
    await expect(guide.locator('svg')).toHaveCount(4);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'Show a code for my phone' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('HELP-04 TALK-08 without a line the last balance and bets are there, with their time', async ({
  page,
  context,
}) => {
  const person = await people.given();
  const wins = await openWins(people);
  await wins.win(person, 12_300n, 5_000n);
  await wins.leave();
  await comeAs(page, await people.logIn(person));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('lastSeen') ?? ''))
    .toContain('฿123.00');

  await context.setOffline(true);
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('฿173.00')).toBeVisible();
  await expect(page.getByText(/^As of \d/)).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('+฿123.00');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible();
});
