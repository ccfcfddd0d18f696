import { expectAccessible } from './accessible.ts';
import { comeAs, dialog, expect, readMessages } from './coming-in.ts';
import { atAnotherDesk, enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('SAFE-07 a member sees their limits, lowers one at once, and raises one with its delay', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()), '/member/limits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My limits');
  const row = page.locator('.limit-row').first();
  await expect(row).toContainText('No limit');
  const save = async (amount: string) => {
    await row.getByRole('button').click();
    await dialog(page).getByLabel('Per day').fill(amount);
    await dialog(page).getByRole('button', { name: 'Save limit' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await save('1000');
  await expect(row).toContainText('฿0.00 of ฿1,000.00 used');
  await save('500');
  await expect(row).toContainText('of ฿500.00 used');
  await save('800');
  await expect(row).toContainText('of ฿500.00 used');
  await expect(row).toContainText('Requested: ฿800.00. You can confirm it from');
  await expect(row.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await expectAccessible(page);
});

test('CARE-05 limits, time at play, cooling-off and exclusion stand on one page, two clicks from home and from deposit', async ({
  page,
}) => {
  const expectAllBounds = async () => {
    await expect(page).toHaveURL(/\/member\/limits$/);
    for (const name of ['Deposits', 'Stakes', 'Losses', 'Single bet', 'Take a break']) {
      await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible();
    }
    for (const name of ['Reality check', 'Session limit', 'Cooling-off', 'Self-exclusion']) {
      await expect(page.getByLabel(name, { exact: true })).toBeEnabled();
    }
    await expect(page.locator('.limit-row')).toHaveCount(10);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, await people.logIn(await people.given()));
  await page.locator('.dock').getByRole('button', { name: 'Menu' }).click();
  await dialog(page).getByRole('link', { name: 'My limits' }).click();
  await expectAllBounds();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('.side').getByRole('link', { name: 'My limits' }).click();
  await expectAllBounds();

  await page.goto('/member/depositv2');
  await page.locator('main').getByRole('link', { name: 'Set limits or take a break' }).click();
  await expectAllBounds();
});

test('SAFE-02 on a break a game and the deposit say until when, and offer neither play nor another try', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, await people.logIn(await people.given()), '/member/limits');
  await page.getByRole('button', { name: 'Start cooling-off' }).click();
  await dialog(page).getByRole('button', { name: 'Start now' }).click();
  await expect(dialog(page)).toHaveCount(0);
  for (const address of ['/seamless?game=3003', '/member/depositv2']) {
    await page.goto(address);
    const stop = page.locator('.break-stop');
    await expect(stop.getByRole('heading')).toHaveText(
      /^You are on a break until \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    );
    await expect(stop.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    await expect(stop.getByRole('link', { name: 'Help with staying in control' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(page.locator('main .other-games')).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('item 17 an operator sets a limit for a member, who reads it with its reason and still lowers their own', async ({
  page,
}) => {
  test.slow();
  const member = await people.given();
  const reason = 'You asked us to keep an eye on your spending.';
  await comeAs(page, await people.logIn(member), '/member/limits');
  const desk = await atAnotherDesk(page);
  const operator = await givenOperator(people, 'risk');
  await enterConsole(desk, operator, `/members/${member.id}`);
  await desk.getByRole('button', { name: 'Set a limit' }).click();
  await dialog(desk).getByLabel('Limit', { exact: true }).selectOption('Single bet');
  await dialog(desk).getByLabel('Amount').fill('200');
  // The code of now was spent by signing in.
  await dialog(desk).getByLabel('Code of your authenticator').fill(operator.code(1));
  await dialog(desk).getByLabel('Reason').fill(reason);
  await expectAccessible(desk);
  await dialog(desk).getByRole('button', { name: 'Set a limit' }).click();
  await expect(desk.getByText('The limit applies from now on.')).toBeVisible();
  await expect(desk.locator('main')).toContainText(reason);

  await readMessages(page);
  await page.goto('/member/limits');
  const row = page.locator('.limit-row').last();
  await expect(row).toContainText('At most ฿200.00');
  await expect(row).toContainText(reason);
  await row.getByRole('button').click();
  await dialog(page).getByLabel('Per bet').fill('50');
  await dialog(page).getByRole('button', { name: 'Save limit' }).click();
  await expect(row).toContainText('At most ฿50.00');
  await expectAccessible(page, '.limits');
  await page.goto('/member/messageV2');
  await expect(page.locator('main')).toContainText('We have set a limit for you');
});
