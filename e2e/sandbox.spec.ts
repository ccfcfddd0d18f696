import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';

const SANDBOX = process.env['E2E_SANDBOX_URL'] ?? '';

const sendSms = (page: Page, to: string, text: string) =>
  page.request.post(`${SANDBOX}/sms`, {
    headers: { authorization: `Bearer ${process.env['E2E_SMS_KEY']}` },
    data: { to, text, id: `${to} ${text}` },
  });

test.describe('the inbox of the sandbox', () => {
  test.use({ locale: 'en-GB' });

  test('shows a message the moment it is sent, and copies its code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(SANDBOX);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await sendSms(page, '+66891112233', '730516 is your code');
    const row = page.getByRole('listitem').filter({ hasText: '+66891112233' });
    await row.getByRole('button', { name: 'Copy code: 730516' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('730516');
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { name: '+66891112233' })).toBeVisible();
  });

  test('finds a message by number or by word', async ({ page }) => {
    await sendSms(page, '+66894445566', 'a word like elephant');
    await sendSms(page, '+66894445577', 'another word');
    await page.goto(SANDBOX);
    const search = page.getByRole('searchbox');
    await search.fill('89 444 5566');
    await expect(page.getByText('+66894445577')).toBeHidden();
    await search.fill('elephant');
    await expect(page.getByRole('link', { name: '+66894445566' })).toBeVisible();
    await search.fill('nothing says this');
    await expect(page.getByText('No message matches')).toBeVisible();
  });

  test('speaks Thai when asked, and is fit for everyone in both themes', async ({ page }) => {
    // What has just arrived shines for a moment, which is no colour to measure.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Colours of a single figure are not judged: the count of messages must have two.
    for (let count = 0; count < 10; count += 1) {
      await sendSms(page, '+66897778899', `44556${count} is your code`);
    }
    await page.goto(SANDBOX);
    for (const theme of ['Light', 'Dark']) {
      await page.getByRole('link', { name: theme }).click();
      await expect(page.getByText('+66897778899').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'ไทย' }).click();
    await expect(page.getByRole('searchbox', { name: 'ค้นหาเบอร์' })).toBeVisible();
  });
});

test('the sign-in page of the sandbox is fit for everyone', async ({ page }) => {
  const query = new URLSearchParams({
    client_id: 'sandbox',
    redirect_uri: 'http://localhost:1/back',
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
  });
  await page.goto(`${SANDBOX}/google/authorize?${query}`);
  await expect(page.getByRole('button', { name: 'Ploy Srisai' })).toBeVisible();
  await expectAccessible(page);
});
