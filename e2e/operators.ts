import { randomInt } from 'node:crypto';
import type { OperatorRole } from '@baize/contract/operator-roles';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { seedOperator } from '../apps/server/src/people/operators/index.ts';
import { expect } from './coming-in.ts';
import { comeFromElsewhere } from './newcomer.ts';
import type { People } from './people.ts';

export type Operator = {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  /** What the authenticator shows now, or that many half minutes later: a code opens one thing. */
  readonly code: (stepsLater?: number) => string;
};

/** Somebody who works at the console, with an authenticator of their own. */
export async function givenOperator(
  { world }: Pick<People, 'world'>,
  role: OperatorRole,
): Promise<Operator> {
  const secret = new Secret({ size: 20 });
  const number = randomInt(1_000_000_000);
  const [name, username] = [`Nok ${number}`, `nok${number}`];
  const password = 'harbour-lotus-24';
  const code = (stepsLater = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
  await seedOperator(world, { name, username, role, password, totpKey: secret.base32 });
  return { name, username, password, code };
}

type OperatorLogin = Pick<Operator, 'username' | 'password'>;

export async function giveName(page: Page, { username, password }: OperatorLogin): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Authenticator code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in as somebody does, and comes to a page. Attempts are counted by address. */
export async function enterConsole(page: Page, operator: Operator, path = '/'): Promise<void> {
  await comeFromElsewhere(page);
  await page.goto(`/console${path}`);
  await giveName(page, operator);
  await giveCode(page, operator.code());
  await expect(page.getByRole('navigation', { name: 'Console menu' })).toBeVisible();
}

/** A page of somebody else's browser: tabs of one browser share who is signed in. */
export async function atAnotherDesk(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has a browser');
  const { origin } = new URL(page.url());
  return (await browser.newContext({ baseURL: origin, locale: 'en-US' })).newPage();
}
