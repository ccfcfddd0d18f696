import { expect as asked, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { visit } from './visit.ts';

/** A login proves some work, asks for a hash and loads a form: on a busy machine that takes time. */
export const expect = asked.configure({ timeout: 30_000 });

/** Opens a page in English. */
export const come = (page: Page, path: string): Promise<void> => visit(page, path, { lang: 'EN' });

export const dialog = (page: Page) => page.getByRole('dialog');
export const nameField = (page: Page) => page.getByLabel('Username or mobile number');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const submit = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Log in', exact: true });

/** Fills in the open login form and sends it. */
export async function fillIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await nameField(page).fill(account);
  await passwordField(page).fill(password);
  await submit(page).click();
}

/** Opens a page with a session that was begun before, as a reload would. */
export async function comeAs(page: Page, token: string, path = '/'): Promise<void> {
  await bring(page, token);
  await come(page, path);
  // A game has the whole page, and only who is known comes there.
  await expect(accountMenu(page).or(page.locator('.play')).first()).toBeVisible();
}

/** The same for the agent center, whose head is another. */
export async function comeToCenter(page: Page, token: string, path = ''): Promise<void> {
  await bring(page, token);
  await come(page, `/agentHome${path}`);
  await expect(page.locator('.agent-shell')).toBeVisible();
}

const bring = (page: Page, token: string) =>
  page.addInitScript((kept) => {
    // Only for the first page: who signs out in a test stays out.
    if (!sessionStorage.getItem('visited')) sessionStorage.setItem('token', kept);
  }, token);

/**
 * Reads away whatever message comes up: accounts of other tests look like this one, so that a reward
 * may be held for a check, and the member is told.
 */
export async function readMessages(page: Page): Promise<void> {
  const told = page.getByRole('dialog', { name: 'For your attention' });
  await page.addLocatorHandler(told, () =>
    told.getByRole('button', { name: 'Understood' }).click(),
  );
}

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account of/ });

export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage));

/** Counts the calls the page makes to a path. */
export function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

type Message = { readonly text: string; readonly to: string };

/** The latest message that the third parties delivered to a telephone or an address. */
export async function latestMessage(
  to: string,
  inbox = process.env['E2E_SANDBOX_URL'],
): Promise<string> {
  const url = `${inbox ?? ''}/messages?to=${encodeURIComponent(to)}`;
  const read = async () => {
    const answer = (await (await fetch(url)).json()) as Message[] | { messages: Message[] };
    return Array.isArray(answer) ? answer : answer.messages;
  };
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return (await read())[0]?.text ?? '';
}

/** The code in the latest message to a telephone or an address. */
export async function latestCode(to: string, inbox?: string): Promise<string> {
  return /\b\d{6}\b/.exec(await latestMessage(to, inbox))?.[0] ?? '';
}
