import { randomInt } from 'node:crypto';
import { accountMenu, come, comeAs, dialog, expect, fillIn, keptKeys } from './coming-in.ts';
import { expectFrame } from './page-frame.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const code = () => `TEAM${randomInt(1_000_000)}`;
const center = '**/agentHome';

test('NAV-03 NAV-23 AGENT-01 the agent page says what it is, when someone answers, and has no menus', async ({
  page,
}) => {
  await come(page, '/agent');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Build a team');
  await expect(page.getByText('Monday to Friday, 12:00 to 21:00')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('AUTH-05 AUTH-25 TRIAL-06 NAV-03 NAV-23 an agent works in the center and leaves by the agent page', async ({
  page,
}) => {
  const affiliateCode = code();
  const { account } = await people.given({ type: 1, affiliateCode });
  await come(page, '/agent');
  await fillIn(page, account);
  await page.waitForURL(center);
  await expect(page.getByRole('banner').getByText(account).first()).toBeVisible();
  await expect(page.getByText(`GMT+07:00`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expectFrame(page, { header: false, sideMenu: false, footer: false });
  await page.getByRole('link', { name: 'Registration center' }).click();
  await expect(page.getByText(affiliateCode, { exact: true })).toBeVisible();
  await expect(page.getByText(`/register?affiliateCode=${affiliateCode}`)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/agent$/);
  expect(await keptKeys(page)).not.toContain('token');
});

test('AUTH-25 an agent who stays logged in works on in a new tab, and leaves all of them at once', async ({
  page,
  context,
}) => {
  const { account } = await people.given({ type: 1 });
  await come(page, '/agent');
  await page.getByLabel('Keep me logged in').check();
  await fillIn(page, account);
  await page.waitForURL(center);
  const tab = await context.newPage();
  await come(tab, '/agentHome');
  await expect(tab.getByRole('banner').getByText(account).first()).toBeVisible();
  await tab.getByRole('button', { name: 'Log out' }).click();
  await dialog(tab).getByRole('button', { name: 'Confirm' }).click();
  await expect(tab).toHaveURL(/\/agent$/);
  await expect(page).toHaveURL(/\/agent$/);
});

test('AUTH-23 a member is refused at the agents’ door, and no session is left', async ({
  page,
}) => {
  const { account } = await people.given();
  await come(page, '/agent');
  await fillIn(page, account);
  await expect(page.locator('main').getByRole('alert')).toContainText('Non-agents cannot log in');
  expect(await keptKeys(page)).not.toContain('token');
});

test('AGENT-01 an agent with a default password changes it first', async ({ page }) => {
  const first = 'Mekhala-first-1';
  const { account } = await people.given({ type: 2, isDefault: true, password: first });
  await come(page, '/agent');
  await fillIn(page, account, first);
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await change.getByLabel('New password', { exact: true }).fill('brand-new-lotus-8');
  await change.getByLabel('Confirm new password').fill('brand-new-lotus-8');
  await change.getByRole('button', { name: 'Change password' }).click();
  await page.waitForURL(center);
});

test('NAV-03 a guest is led from the center to the agent page', async ({ page }) => {
  await come(page, '/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});

test('NAV-03 a member is led from the center to the agent page', async ({ page }) => {
  await comeAs(page, await people.logIn(await people.given()));
  await page.goto('/agentHome');
  await expect(page).toHaveURL(/\/agent$/);
});

test('TRIAL-06 SHELL-04 an agent on the member site finds the center in the menu', async ({
  page,
}) => {
  const agent = await people.given({ type: 41, affiliateCode: code() });
  await comeAs(page, await people.logIn(agent));
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Agent center' }).click();
  await page.waitForURL(center);
});
