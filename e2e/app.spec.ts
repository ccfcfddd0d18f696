import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { subscribePush } from '../packages/contract/src/push.ts';
import { makeHandover } from '../packages/contract/src/session.ts';
import { expectAccessible } from './accessible.ts';
import { accountMenu, come, comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';
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

type Manifest = { start_url: string; shortcuts: { url: string }[] };

test('HELP-04 TALK-08 without a line the last balance and bets are there, with their time', async ({
  page,
  context,
}) => {
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as Manifest;
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((each) => each.url)]) {
    expect((await page.request.get(url)).status(), url).toBe(200);
  }
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

test('SHELL-09 HELP-09 the code for a phone opens the page there signed in, in the language of the link', async ({
  page,
  browser,
}) => {
  await comeAs(page, await people.logIn(await people.given()), '/app');
  const made = page.waitForResponse((response) => response.url().endsWith(makeHandover.path));
  await page.getByRole('button', { name: 'Show a code for my phone' }).click();
  const { value } = (await (await made).json()) as { value: { token: string } };
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  for (const isFirst of [true, false]) {
    const elsewhere = await (await browser.newContext()).newPage();
    await visit(elsewhere, `/app?lang=EN&token=${value.token}`, { lang: 'TH' });
    await expect(elsewhere).toHaveURL(/\/app(?:\?lang=EN)?$/);
    await expect(elsewhere.getByRole('heading', { name: 'Android' })).toBeVisible();
    await expect(accountMenu(elsewhere)).toHaveCount(isFirst ? 1 : 0);
    await elsewhere.context().close();
  }
});

/** What a browser answers whose person agrees; its push service is not reached from a test. */
async function agreeToPush(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript((made) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${made.auth}`;
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys: made }) };
    let asked = 0;
    Object.defineProperties(Notification, {
      permission: { get: () => (asked > 0 ? 'granted' : 'default') },
      requestPermission: { value: async () => ((asked += 1) > 0 ? 'granted' : 'denied') },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => subscription,
      getSubscription: async () => (asked > 0 ? subscription : null),
    });
    Object.assign(globalThis, { timesAsked: () => asked });
  }, keys);
}

test('TALK-07 a browser is asked when its member switches notifications on, and each kind goes off alone', async ({
  page,
}) => {
  await agreeToPush(page);
  await comeAs(page, await people.logIn(await people.given()));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await comeAs(page, await people.logIn(await people.given()), '/member/messageV2');
  const timesAsked = () =>
    page.evaluate(() => (globalThis as unknown as { timesAsked: () => number }).timesAsked());
  const here = page.getByRole('switch', { name: /^Notify this device/ });
  await expect(here).not.toBeChecked();
  expect(await timesAsked()).toBe(0);
  const taken = page.waitForResponse((response) => response.url().endsWith(subscribePush.path));
  await here.click();
  expect(await (await taken).json()).toMatchObject({ success: true });
  await expect(here).toBeChecked();
  expect(await timesAsked()).toBe(1);

  const kinds = page.getByRole('group', { name: 'What to notify you about' });
  const names = ['Withdrawals', 'New messages', 'Draws you play in', 'Bets that are settled'];
  for (const name of names) {
    const own = kinds.getByRole('switch', { name });
    await own.click();
    await expect(own).not.toBeChecked();
    await expect(kinds.getByRole('switch', { checked: true })).toHaveCount(names.length - 1);
    await own.click();
    await expect(own).toBeChecked();
  }
  await kinds.getByRole('switch', { name: 'Draws you play in' }).click();
  await expect(kinds.getByRole('switch', { checked: true })).toHaveCount(3);
  await page.reload();
  await expect(kinds.getByRole('switch', { name: 'Draws you play in' })).not.toBeChecked();
  await expect(kinds.getByRole('switch', { checked: true })).toHaveCount(3);
});
