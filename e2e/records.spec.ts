import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { giveCash } from './cash.ts';
import { accountMenu, come, comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';
import { openWins } from './wins.ts';

const GAME = '/seamless?game=13001';
const RECORD = '/member/personalHistoryCopy';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const game = (page: Page) => page.frameLocator('iframe.play-frame');
const round = (page: Page) => page.frameLocator('.bet-round iframe');
const bets = (page: Page) => page.locator('tbody tr');

async function givenPlayer() {
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  return { person, token: await people.logIn(person) };
}

test('MEM-04 SHELL-04 GAME-18 a round that was played opens from the record, drawn again and verified', async ({
  page,
}) => {
  const { token } = await givenPlayer();
  await comeAs(page, token, GAME);
  await game(page).getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(game(page).locator('.last li')).toHaveCount(1);
  const rolled = (await game(page).locator('.last li').first().textContent()) ?? '';
  // The secret is shown when the seeds change: from then on everybody can draw the round again.
  await game(page).getByRole('button', { name: 'Fairness' }).click();
  await game(page).getByRole('button', { name: 'Change seeds and show the secret' }).click();
  await expect(game(page).getByText('Secret seed', { exact: true })).toBeVisible();

  await page.goto('/about');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Betting record' }).click();
  await expect(page).toHaveURL(RECORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betting record');
  await expect(bets(page)).toHaveCount(1);
  await expect(bets(page)).toContainText('Over or Under');
  await expect(bets(page)).toContainText('Arcade');
  await expect(bets(page)).toContainText('฿10.00');
  await expect(bets(page)).toContainText(/Won|Lost/);

  await bets(page)
    .getByRole('link', { name: /^Open the bet on Over or Under/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`${RECORD}\\?bet=`));
  const frame = page.locator('.bet-round iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(round(page).getByRole('heading', { name: 'Over or Under' })).toBeVisible();
  await expect(round(page).getByText(rolled.trim()).first()).toBeVisible();
  await expect(round(page).getByText('is the one that was sealed before')).toBeVisible();
  await expect(round(page).locator('.check.is-good')).toHaveCount(2);
  await page.getByRole('link', { name: 'All bets' }).click();
  await expect(bets(page)).toHaveCount(1);
});

test('MEM-04 another’s bet is not found, and its round not either', async ({ page, request }) => {
  const { token: first } = await givenPlayer();
  await comeAs(page, first, GAME);
  await game(page).getByRole('button', { name: 'Roll', exact: true }).click();
  await expect(game(page).locator('.last li')).toHaveCount(1);
  const listed = await request.get('/wps/record/bets?language=EN', {
    headers: { authorization: `Bearer ${first}` },
  });
  const { value } = (await listed.json()) as { value: { bets: { betId: string }[] } };
  const [bet] = value.bets;

  const { token } = await givenPlayer();
  const other = await page.context().browser()?.newPage();
  if (!other) throw new Error('a browser is there');
  const at = `${RECORD}?bet=${encodeURIComponent(bet?.betId ?? '')}`;
  await comeAs(other, token, at);
  await expect(other.getByText('This bet is not in your record')).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);
  await other.close();
});

test('MEM-04 SHELL-13 many bets come page by page, on a telephone as well', async ({ page }) => {
  const { person, token } = await givenPlayer();
  const wins = await openWins(people);
  for (let count = 0; count < 30; count += 1) await wins.win(person, 200n);
  await wins.leave();
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, token, RECORD);
  await expect(bets(page)).toHaveCount(25);
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByText('All games').first()).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.getByRole('button', { name: 'Show older bets' }).click();
  await expect(bets(page)).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Show older bets' })).toHaveCount(0);
  await expectAccessible(page, '.records');

  // A round that is not the studio's to draw again: the wallet tells what it knows.
  await page
    .getByRole('link', { name: /^Open the bet/ })
    .first()
    .click();
  await expect(page.getByText('Here is what your wallet knows about the bet')).toBeVisible();
  expect(await sideways(page)).toBe(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await side.getByRole('link', { name: 'Betting record' }).click();
  await expect(page).toHaveURL(RECORD);
});

test('MEM-04 an empty record says how it is filled, and a guest is asked to log in', async ({
  page,
}) => {
  await come(page, RECORD);
  await expect(page).toHaveURL(/\/login\?next=/);
  const { token } = await givenPlayer();
  await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
  await page.goto(RECORD);
  await expect(page.getByText('No bets in this period')).toBeVisible();
});

const MENU = [
  ['/member/personalHistoryCopy', 'Betting record'],
  ['/member/transactionHistory', 'Account record'],
  ['/member/personalProfit', 'Profit and loss'],
  ['/member/creditReport', 'Credit report'],
] as const;

test('MEM-01 MEM-02 each record opens by its address and by the menu', async ({ page }) => {
  test.setTimeout(120_000);
  const { token } = await givenPlayer();
  for (const [address, name] of MENU) {
    await comeAs(page, token, address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto('/about');
  const side = page.getByRole('navigation', { name: 'Side menu' });
  for (const [address, name] of MENU) {
    await side.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('MEM-04 filters stand in the address, and the totals are those of what matches', async ({
  page,
}) => {
  const { person, token } = await givenPlayer();
  const wins = await openWins(people);
  for (let count = 0; count < 3; count += 1) await wins.win(person, 200n);
  await wins.leave();
  await comeAs(page, token, RECORD);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(bets(page)).toHaveCount(3);
  await expect(totals).toContainText('Bets3');
  await page.getByRole('button', { name: 'Void' }).click();
  await expect(page).toHaveURL(/status=void/);
  await expect(page.getByText('No bets match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(RECORD);
  await expect(bets(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(bets(page)).toHaveCount(3);
});

test('MEM-05 MEM-06 MEM-15 what came to the wallet is in the record, its file, the profit and the credit', async ({
  page,
}) => {
  const { person, token } = await givenPlayer();
  const wins = await openWins(people);
  await wins.win(person, 200n);
  await wins.leave();
  await comeAs(page, token, '/member/transactionHistory');
  await expect(bets(page)).toHaveCount(3);
  await expect(bets(page).last()).toContainText('Deposit');
  await expect(bets(page).last()).toContainText('฿1,000.00');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const stream = await (await saved).createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString('utf8');
  expect(text.startsWith('\uFEFFTime,Type,Wallet,')).toBe(true);
  expect(text).toContain(',Deposit,Cash,1000.00,1000.00,THB,');
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page).toHaveURL(/type=play/);
  await expect(bets(page)).toHaveCount(1);

  await page.goto('/member/personalProfit');
  await expect(page.getByRole('region', { name: 'Totals' })).toContainText('1 bet');
  await expect(page.getByRole('figure', { name: 'Result by day' })).toBeVisible();
  await expect(bets(page)).toHaveCount(1);
  await expectAccessible(page, '.records');

  await page.goto('/member/creditReport');
  await expect(bets(page).first()).toContainText('Opening balance');
  await page.getByRole('link', { name: 'See the entries: Games, winnings minus losses' }).click();
  await expect(page).toHaveURL(/transactionHistory\?.*type=play/);
  await expect(bets(page)).toHaveCount(1);
});
