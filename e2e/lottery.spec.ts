import type { Page } from '@playwright/test';
import { giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

async function givenPlayer(cash: bigint) {
  const person = await people.given();
  await giveCash(people, person, cash);
  return people.logIn(person);
}

const slip = (page: Page) => page.getByRole('region', { name: 'My slip' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('NAV-09 LOTT-01 LOTT-15 GAME-38 every page shows its lotteries, a code its board, an unknown one the lobby', async ({
  page,
}) => {
  const token = await givenPlayer(100n);
  await comeAs(page, token, '/elott');
  await page.locator('.vendor', { hasText: 'Swift Draw' }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=swift-draw-hall$/);
  await expect(title(page)).toHaveText('Lotteries');
  // Of these pages it alone is no game page: its side menu stays.
  await expect(page.locator('.side')).toHaveCount(1);
  for (const [path, code, name] of [
    ['/lottert', 'keno-5m', 'Keno 5 min'],
    ['/vnlottery', 'vietnam-north', 'Vietnam North'],
    ['/SEAlottery', 'lao', 'Lao Lottery'],
  ] as const) {
    await page.goto(`${path}?gameCode=no-such-lottery`);
    await expect(page.getByText('This lottery is not sold here')).toBeVisible();
    const card = page.getByRole('link', { name: new RegExp(name) });
    await expect(card).toContainText('Closes in');
    await expect(page.locator('.side, .balance')).toHaveCount(0);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`gameCode=${code}$`));
    await expect(title(page)).toHaveText(name);
    await expect(slip(page)).toBeVisible();
  }
  // The way back leads to the site and to nowhere else.
  await page.goto('/seaLottery?gameCode=lao&view=betting&backUrl=%2Fpromotions');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goto('/seaLottery?gameCode=lao&backUrl=https%3A%2F%2Fevil.example%2F');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/seaLottery$/);
  await page.goto('/seaLottery?gameCode=lao&view=lobby');
  await expect(title(page)).toHaveText('Lotteries');
});
