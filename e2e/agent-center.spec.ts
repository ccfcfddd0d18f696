import { HOUR_MS, later } from '@baize/std/time';
import type { Page } from '@playwright/test';
import { setPassword } from '../apps/server/src/people/credentials/index.ts';
import { expectAccessible } from './accessible.ts';
import { agree, givenBelow } from './agreements.ts';
import { cashOf, giveCash } from './cash.ts';
import { come, comeToCenter, dialog, expect, fillIn } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { openMoment, settle } from './settled-team.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';
import { openWins, type Wins } from './wins.ts';

test.describe.configure({ timeout: 90_000 });

const SECRET = 'lotus-7-bridge';

/** An agent with every kind of contract, an agent and a member below, and a member below those. */
type Team = { agent: Person; below: Person; member: Person; far: Person; token: string };

let people: People;
let wins: Wins;
let team: Team;

test.beforeAll(async () => {
  people = await openPeople();
  const agent = await people.given({ type: 1, affiliateCode: `TEAM${Date.now() % 1_000_000}` });
  const below = await givenBelow(people, agent, 1);
  const member = await givenBelow(people, agent);
  const far = await givenBelow(people, below);
  await giveCash(people, agent, 500_000n);
  await people.world.db
    .transaction()
    .execute((tx) =>
      setPassword(people.world, tx, { memberId: agent.id, kind: 'payment', password: SECRET }),
    );
  await agree(people, agent, { kind: 'realtime', rate: 80 });
  await agree(people, below, { kind: 'realtime', rate: 60, payer: agent });
  for (const kind of ['dividend', 'daily', 'hourly'] as const) {
    await agree(people, agent, { kind, rate: 10 });
  }
  await people.world.db
    .updateTable('agreements_agreement')
    .set({ starts_at: later(people.world.clock.now(), -HOUR_MS) })
    .where('payee_id', 'in', [agent.id, below.id])
    .execute();
  const moment = await openMoment(people);
  wins = await openWins(moment);
  for (const player of [member, far]) {
    for (let round = 0; round < 5; round++) await wins.win(player, -100n);
  }
  await settle(moment);
  team = { agent, below, member, far, token: await people.logIn(agent) };
});

test.afterAll(async () => {
  await wins.leave();
  await people.leave();
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const open = async (page: Page, name: string, query = '') =>
  comeToCenter(page, team.token, `/${name}${query}`);

const PAGES = [
  ['agentAnnouncement', 'Announcements'],
  ['agentTeamOverview', 'Team overview'],
  ['registerCenter', 'Registration center'],
  ['downlineManagmentView', 'Downlines'],
  ['personalHistoryCopy', 'Team betting'],
  ['palStatementsAgentCopy', 'User profit and loss'],
  ['agentRevenueReport', 'My income'],
  ['agentDownlineTransactionDetailsCopy', 'Account details'],
  ['agentDividendRecordCopy2', 'Dividend'],
  ['agentDailyWages2', 'Daily salary'],
  ['agentHourSalary', 'Hourly salary'],
  ['agentRealtimeSalary', 'Real-time salary'],
  ['messageV2', 'Platform messages'],
  ['customerService', 'Customer service'],
] as const;

test('AGENT-03 AGENT-15 every page has an address of its own', async ({ page }) => {
  test.setTimeout(240_000);
  for (const [name, heading] of PAGES) {
    await open(page, name);
    await expect(title(page), name).toHaveText(heading);
    expect(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

test('AGENT-02 AGENT-14 NAV-03 TRIAL-06 the head has clock, name and the way out; every entry opens its page', async ({
  page,
}) => {
  await open(page, 'agentTeamOverview');
  const head = page.getByRole('banner');
  await expect(head.getByText('GMT+07:00')).toBeVisible();
  await expect(head.getByText(team.agent.account).first()).toBeVisible();
  const clock = head.locator('time');
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');
  const links = page.getByRole('navigation', { name: 'Agent center' }).getByRole('link');
  await expect(links).toHaveText([
    'Deposit',
    'Withdraw',
    ...PAGES.slice(0, 12).map(([, heading]) => heading),
    'Platform messages',
    'Customer service',
  ]);
  for (const [name, heading] of PAGES) {
    await links.filter({ hasText: heading }).first().click();
    await expect(page).toHaveURL(new RegExp(`/agentHome/${name}`));
    await expect(title(page)).toHaveText(heading);
  }
  await links.filter({ hasText: 'Withdraw' }).click();
  await expect(page).toHaveURL(/\/member\/withdraw/);
});

test('AGENT-17 announcements of agents: nine a page, each opens', async ({ page }) => {
  await open(page, 'agentAnnouncement');
  const rows = page.locator('.notice-row');
  await expect(rows).toHaveCount(9);
  await rows.first().click();
  await expect(dialog(page)).toContainText('When a bet counts');
  await page.keyboard.press('Escape');
  await page.locator('.pager').getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(1);
});

test('AGENT-04 the overview shows what the team did, and opens what made it', async ({ page }) => {
  await open(page, 'agentTeamOverview');
  const kpi = (name: string) =>
    page.locator('.kpi').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(kpi('Valid bets')).toContainText('฿10.00');
  await expect(kpi('Net win')).toContainText('฿10.00');
  await expect(page.getByText('2 direct, 3 in the team')).toBeVisible();
  await kpi('Deposits').locator('summary').click();
  await expect(page.getByText('Money that arrived in members’ wallets')).toBeVisible();
  await kpi('Deposits').locator('summary').click();
  const table = page.getByRole('table', { name: 'Downlines' });
  await expect(table.getByRole('row', { name: team.below.account })).toContainText('฿5.00');
  await table.getByRole('button', { name: `Unfold ${team.below.account}` }).click();
  await expect(table.getByRole('row', { name: team.far.account })).toContainText('฿5.00');
  await expectAccessible(page);
  await kpi('Net win').getByRole('link').click();
  await expect(page).toHaveURL(/palStatementsAgentCopy/);
  const loss = page.getByRole('table', { name: 'User profit and loss' });
  await expect(loss.getByRole('row', { name: 'Total' })).toContainText('฿10.00');
  // Opened by a figure: it stands first, the largest first, and direct stays direct.
  await expect(loss.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await page.getByText('Direct', { exact: true }).click();
  await expect(page).toHaveURL(/scope=direct.*figure=netWin|figure=netWin.*scope=direct/);
  await expect(loss.getByRole('row', { name: 'Total' })).toContainText('฿5.00');
});

test('AGENT-18 team betting lists the team’s bets with their totals, by account', async ({
  page,
}) => {
  await open(page, 'personalHistoryCopy');
  const rows = page.getByRole('table', { name: 'Team betting' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.getByLabel('One account or nickname').fill(team.far.account);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(rows).toHaveCount(6);
  await expect(page.getByText('−฿5.00').first()).toBeVisible();
  await page.getByLabel('One account or nickname').fill('somebody-else');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(
    page.getByText('Nobody in your team has the account or nickname “somebody-else”'),
  ).toBeVisible();
});

test('AGENT-06 AGENT-07 a downline is found, opened, and sent money once', async ({ page }) => {
  await open(page, 'downlineManagmentView');
  await page.getByLabel('Find an account or a nickname in your tree').fill(team.member.account);
  await page
    .getByRole('row', { name: team.member.account })
    .getByRole('button', { name: team.member.account })
    .click();
  await expect(title(page)).toHaveText(team.member.account);
  const before = await cashOf(people, team.member);
  await page.getByLabel('Amount').fill('100');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByText('money cannot be recalled once it is sent')).toBeVisible();
  expect(await cashOf(people, team.member)).toBe(before);
  await page.getByLabel('Payment password').fill(SECRET);
  await page.getByRole('button', { name: 'Send money' }).dblclick();
  await expect(page.getByText(`${team.member.account} has received ฿100.00.`)).toBeVisible();
  expect(await cashOf(people, team.member)).toBe(before + 10_000n);
  await open(page, 'agentDownlineTransactionDetailsCopy', `?account=${team.member.account}`);
  await expect(page.getByRole('row').filter({ hasText: '+฿100.00' })).toBeVisible();
});

test('AGENT-05 AGENT-24 an account made for somebody begins with a new password; a link is counted', async ({
  page,
  browser,
}) => {
  await open(page, 'registerCenter');
  await page.getByLabel('Name of the link').fill('Street stall');
  await page.getByRole('button', { name: 'New invite link' }).click();
  const card = page.locator('.link-card').filter({ hasText: 'Street stall' });
  const code = await card.locator('.link-code bdi').first().textContent();
  await card.getByRole('button', { name: 'Show QR code' }).click();
  await expect(dialog(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Create an account' }).click();
  const account = `made${Date.now() % 1_000_000_000}`;
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`${account} can now log in`)).toBeVisible();
  const firstPassword = (await page.locator('.register-password bdi').textContent()) ?? '';
  await expectAccessible(page, 'main');

  const other = await browser.newContext();
  const visitor = await other.newPage();
  await visitor.goto(`/register?affiliateCode=${code}`);
  await expect(dialog(visitor)).toBeVisible();
  await come(visitor, '/login');
  await fillIn(visitor, account, firstPassword);
  await expect(visitor.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(card.locator('.link-figures div').first()).toContainText('1');
});

test('AGENT-13 AGENT-22 AGENT-26 a salary opens line by line down to the bets, and what is owed below', async ({
  page,
}) => {
  await open(page, 'agentRealtimeSalary');
  const bills = page.getByRole('table', { name: 'Settlements' });
  const received = bills.getByRole('row').filter({ hasText: 'from the platform' });
  await expect(received).toContainText('฿0.08');
  await expect(
    bills.getByRole('row').filter({ hasText: `to ${team.below.account}` }),
  ).toContainText('฿0.03');
  await expect(page.getByText('What stays with you')).toBeVisible();
  await bills.getByRole('button', { name: 'Amount' }).click();
  await expect(page).toHaveURL(/sort=amount&direction=down/);
  await expect(bills.getByRole('row').nth(1)).toContainText('from the platform');
  await received.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'How the figure came about' })).toBeVisible();
  const lines = page.getByRole('table', { name: 'Line by line' });
  await expect(lines.getByRole('row', { name: 'Total' })).toContainText('฿10.00');
  await lines.getByRole('button', { name: new RegExp(team.below.account) }).click();
  await lines.getByRole('button', { name: new RegExp(team.far.account) }).click();
  const bets = page.getByRole('table', { name: 'The bets behind it' });
  await expect(bets.getByRole('row')).toHaveCount(6);
  await expectAccessible(page, 'main');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^settlement-.*\.csv$/);
});

test('AGENT-20 my income is what came less what went below', async ({ page }) => {
  await open(page, 'agentRevenueReport');
  const row = page.getByRole('table', { name: 'By kind' }).getByRole('row', { name: 'Real-time' });
  await expect(row).toContainText('฿0.08');
  await expect(row).toContainText('฿0.03');
  await expect(row).toContainText('+฿0.05');
});

test('AGENT-08 AGENT-16 BRAND-12 an agent without contracts has no salaries in the menu, and no call for them', async ({
  page,
}) => {
  const plain = await people.given({ type: 1 });
  await comeToCenter(page, await people.logIn(plain));
  const links = page.getByRole('navigation', { name: 'Agent center' }).getByRole('link');
  await expect(links.filter({ hasText: 'My income' })).toBeVisible();
  await expect(links.filter({ hasText: /salary|Dividend/ })).toHaveCount(0);
});

test('AGENT-03 on a phone the pages lie behind the menu, and nothing runs off the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'agentTeamOverview');
  await page.getByRole('button', { name: 'Menu' }).click();
  await dialog(page).getByRole('link', { name: 'My income' }).click();
  await expect(title(page)).toHaveText('My income');
  await expect(dialog(page)).toHaveCount(0);
  for (const name of ['agentTeamOverview', 'downlineManagmentView', 'agentRealtimeSalary']) {
    await open(page, name);
    await expect(title(page)).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }
});
