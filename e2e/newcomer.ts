import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

const NEW_PASSWORD = 'lotus-boat-77';

/** A busy machine takes its time over the hashing and the sending. */
const WAIT = { timeout: 20_000 };

/** A Thai mobile number that nobody has used yet. */
export const newMobile = (): string => `08${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** Codes are counted by address, so each visitor of a test comes from one of their own. */
export const comeFromElsewhere = (page: Page) =>
  page.setExtraHTTPHeaders({
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  });

export async function openRegister(page: Page, search = ''): Promise<void> {
  await comeFromElsewhere(page);
  await visit(page, `/register${search}`, { lang: 'EN' });
  const first = page.locator('.register-form input').first();
  await expect(first).toBeVisible(WAIT);
}

type SentMessage = { readonly text: string };

/** Codes are good once: the one that was read last is not the one that is awaited now. */
const lastCodes = new Map<string, string>();

/** The code of the newest message to a number or address, once it has come. */
export async function receiveCode(to: string): Promise<string> {
  const inbox = process.env['E2E_SANDBOX_URL'] ?? '';
  const last = lastCodes.get(to);
  let code: string | undefined;
  await expect
    .poll(async () => {
      const reply = await fetch(`${inbox}/messages?to=${encodeURIComponent(to)}`);
      const [newest] = (await reply.json()) as SentMessage[];
      code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
      return code !== undefined && code !== last;
    }, WAIT)
    .toBe(true);
  lastCodes.set(to, code ?? '');
  return code ?? '';
}

export const international = (mobile: string): string => `+66${mobile.slice(1)}`;

/** Fills in what the form of the shipped brand asks of a newcomer by mobile number. */
export async function fillByMobile(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('SMS code').fill(await receiveCode(international(mobile)));
  await page.getByLabel('Password *', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByLabel('Date of birth').fill('15111990');
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
