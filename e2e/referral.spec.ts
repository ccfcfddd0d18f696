import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { loadBrand, publishContent } from '../apps/server/src/base/brand/index.ts';
import { createMember, saveProfile } from '../apps/server/src/people/members/index.ts';
import { joinByReferral } from '../apps/server/src/rewards/referrals/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { come, comeAs, dialog, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const loaded = loadBrand('mekhala');

// One of them closes the programme for a moment: no other of this file may run beside it.
test.describe.configure({ mode: 'default' });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const header = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const side = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });

/** A friend who has nothing to do but to confirm an e-mail. */
async function giveFriend(inviter: Person): Promise<Person> {
  const account = `wipa${randomInt(1_000_000_000)}`;
  const { world, currency } = people;
  return world.db.transaction().execute(async (tx) => {
    const friend = await createMember(world, tx, { account, currency, referredBy: inviter.id });
    const joined = { memberId: friend.id, inviterId: inviter.id };
    await joinByReferral({ brand: loaded.brand })(world, tx, joined);
    await sql`update referrals_friend
      set terms = terms || '{"deposit": "0", "bets": "0", "holdHours": 0}'::jsonb
      where friend_id = ${friend.id}`.execute(tx);
    return friend;
  });
}

test('MEM-12 MEM-26 SHELL-35 SHELL-18 code, link, picture and friends are shown, and a reward is claimed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const referralCode = `REF${randomInt(1_000_000)}`;
  const person = await people.given({ referralCode });
  await comeAs(page, await people.logIn(person), '/');
  await side(page).getByRole('link', { name: 'Refer and earn' }).click();
  await expect(page).toHaveURL(/\/member\/referral$/);
  await expect(page.getByRole('heading', { name: 'Refer and earn', level: 1 })).toBeVisible();
  await expect(page.getByText('Nobody has registered with your code yet')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await expect(page.getByText('Deposits ฿500.00 in all')).toBeVisible();
  const link = new RegExp(`/register\\?referralCode=${referralCode}$`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await copied()).toBe(referralCode);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toMatch(link);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const line = dialog(page).getByRole('link', { name: 'LINE' });
  await expect(line).toHaveAttribute('href', new RegExp(encodeURIComponent(referralCode)));
  await page.keyboard.press('Escape');

  const friend = await giveFriend(person);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Under way' });
  await expect(row).toContainText('Has to confirm a phone number or e-mail');
  await expect(row).not.toContainText(friend.account);
  const now = people.world.clock.now();
  const email = `${friend.account}@mail.example`;
  await people.world.db
    .transaction()
    .execute((tx) =>
      saveProfile(tx, friend.id, { email, email_verified_at: now, updated_at: now }),
    );
  const claim = page.getByRole('button', { name: /^Claim the reward for/ });
  await expect(claim).toBeVisible();
  await expectAccessible(page);
  await claim.dblclick();
  await expect(page.getByText('All steps done, and paid')).toBeVisible();
  expect(await cashOf(people, person)).toBe(20_000n);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test('MEM-23 SHELL-22 SHELL-23 a friend’s link fills the code in; a guest is asked to log in first', async ({
  page,
}) => {
  await come(page, '/register?referralCode=abcd123456');
  await expect(page.getByLabel(/referral code/i)).toHaveValue('abcd123456');
  await page.keyboard.press('Escape');
  for (const name of ['Reward center', 'Share']) {
    await header(page).getByRole('link', { name }).click();
    await expect(page.getByRole('dialog', { name: /log in/i })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('SYS-16 PROMO-08 SHELL-02 SHELL-07 SHELL-21 SHELL-22 entries follow the programme in the open page, a guest’s stay', async ({
  page,
  browser,
}) => {
  const [programme] = loaded.content.referral;
  const put = (isOpen: boolean) =>
    publishContent(people.world, loaded, {
      kind: 'referral',
      by: 'e2e',
      body: { ...programme, isOpen },
    });
  await comeAs(page, await people.logIn(await people.given()), '/');
  const rewards = header(page).getByRole('link', { name: 'Reward center' });
  const shortcut = side(page).getByRole('link', { name: 'Refer and earn' });
  await expect(rewards).toBeVisible();
  await expect(shortcut).toBeVisible();
  try {
    await put(false);
    await expect(rewards).toHaveCount(0);
    await expect(shortcut).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Share' }).click();
    await expect(page.getByText('Closed for new friends right now.')).toBeVisible();
    const guest = await (await browser.newContext()).newPage();
    await come(guest, '/about');
    await header(guest).getByRole('link', { name: 'Reward center' }).click();
    await expect(guest.getByRole('dialog', { name: /log in/i })).toBeVisible();
    await guest.context().close();
  } finally {
    await put(true);
  }
  await expect(shortcut).toBeVisible();
  await expect(page.getByText('Closed for new friends right now.')).toHaveCount(0);
  await rewards.click();
  await expect(page).toHaveURL(/\/member\/rewardCenter$/);
});

test('SHELL-23 a trial account that shares is told to use a real one', async ({ page }) => {
  await comeAs(page, await people.logIn(await people.given({ type: 4 })));
  await header(page).getByRole('link', { name: 'Share' }).click();
  await expect(dialog(page)).toContainText('Please use a real account for this');
});
