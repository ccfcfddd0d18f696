import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { atAnotherDesk, enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

/** A draw of the Lao lottery that was drawn a minute ago and has no result yet. */
async function givenAwaited(): Promise<string> {
  const period = String(randomInt(1_000_000_000));
  const id = `lao-${period}`;
  await people.world.db.transaction().execute(async (tx) => {
    await sql`set local search_path = book`.execute(tx);
    await sql`insert into draw (id, lottery, period, kind, status, opens_at, closes_at, draws_at)
      values (${id}, 'lao', ${period}, 'official', 'awaiting', now() - interval '1 day',
        now() - interval '10 minutes', now() - interval '1 minute')`.execute(tx);
  });
  return id;
}

test('TICK-05 two operators enter a result, unseen by each other; digits that differ are shown', async ({
  page,
  browser,
}) => {
  const drawId = await givenAwaited();
  await enterConsole(page, await givenOperator(people, 'finance'), `/draws/${drawId}`);
  await expect(page.getByText('Waits for a result').first()).toBeVisible();
  await page.locator('.draw-field input').first().fill('99887');
  await page.getByRole('button', { name: 'Enter the result' }).click();
  await expect(page.getByText('A colleague has to enter the result too.')).toBeVisible();
  await expectAccessible(page);

  const second = await (await browser.newContext()).newPage();
  await enterConsole(second, await givenOperator(people, 'risk'), '/draws');
  const menu = second.getByRole('navigation', { name: 'Console menu' });
  await expect(menu.getByRole('link', { name: 'Draws' })).toContainText('pending');
  await second
    .getByRole('list', { name: 'Draws' })
    .getByRole('button', { name: drawId.slice('lao-'.length) })
    .click();
  await expectAccessible(second);
  await second.keyboard.press('a');
  await expect(second.getByText('Hidden until you have entered')).toBeVisible();
  await expect(second.getByText('99887')).toHaveCount(0);
  const field = second.locator('.draw-field input').first();
  await field.fill('99886');
  await second.getByRole('button', { name: 'Enter as second person' }).click();
  await expect(second.getByText('The two entries differ in one digit')).toBeVisible();
  await expect(second.locator('mark')).toHaveText(['7', '6']);
  await second.getByRole('button', { name: 'Withdraw my entry' }).click();
  await field.fill('99887');
  await second.getByRole('button', { name: 'Enter as second person' }).click();
  // The book settles it by its next turn, and both pages follow by themselves.
  await expect(second.getByRole('button', { name: 'Enter another result' })).toBeVisible();
  await expect(page.getByText('Version 1')).toBeVisible();
  await second.context().close();
});

test('LOTT-03 LOTT-04 TICK-12 an operator reads prizes and closing times, and closes a number before anybody has bought it', async ({
  page,
}) => {
  await enterConsole(page, await givenOperator(people, 'admin'), '/draws/terms');
  await page.getByLabel('Lottery', { exact: true }).selectOption('vietnam-kon-tum');
  const prizes = page.getByRole('table', { name: 'Prizes' });
  await expect(prizes.getByRole('row', { name: /^Lo 2 digits ×/ })).toContainText('×');
  const times = page.getByRole('table', { name: 'Draws and closing times' });
  await expect(times.getByRole('row', { name: /Kon Tum/ })).toContainText('min');
  await expectAccessible(page);
  await page.goto('/console/draws/limits');
  await page.getByRole('button', { name: 'Close a number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lottery', { exact: true }).selectOption('vietnam-kon-tum');
  const number = String(randomInt(100)).padStart(2, '0');
  await dialog.getByLabel('Number', { exact: true }).fill(number);
  await dialog.getByLabel('Reason').fill('Everybody dreams of it');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const row = page
    .getByRole('table', { name: 'Numbers that were set' })
    .getByRole('row', { name: new RegExp(`^${number} .*Kon Tum`) });
  await expect(row).toContainText('Closed');
  await expectAccessible(page);
});

test('LOTT-03 LOTT-04 TICK-12 prizes are asked for by one operator and put in force by another; a close is set', async ({
  page,
}) => {
  const address = '/draws/terms?of=vietnam-kon-tum';
  await enterConsole(page, await givenOperator(people, 'risk'), address);
  await page.getByRole('button', { name: 'Change prizes' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Lo 2 digits', { exact: true });
  const before = Number(await field.inputValue());
  await field.fill('100000');
  await expect(dialog.getByText('more than is staked')).toBeVisible();
  const pays = (before - 0.01 * (1 + randomInt(90))).toFixed(2);
  await field.fill(pays);
  await dialog.getByLabel('Reason').fill('As the neighbours pay');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Ask a colleague' }).click();
  await expect(page.getByText('somebody else puts it in force')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put in force' })).toHaveCount(0);

  const second = await atAnotherDesk(page);
  await enterConsole(second, await givenOperator(people, 'admin'), address);
  await second.getByRole('button', { name: 'Put in force' }).first().click();
  const shown = String(Number(pays));
  const prizes = second.getByRole('table', { name: 'Prizes', exact: true });
  await expect(prizes.getByRole('row', { name: /^Lo 2 digits ×/ })).toContainText(`×${shown}`);
  await second.context().close();

  const row = page
    .getByRole('table', { name: 'Draws and closing times' })
    .getByRole('row', { name: /Kon Tum/ });
  await row.getByRole('button', { name: 'Change' }).click();
  const close = dialog.getByLabel('Minutes before the draw');
  const minutes = `${1 + (Number(await close.inputValue()) % 30)}`;
  await close.fill(minutes);
  await dialog.getByLabel('Reason').fill('The station draws early');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText(`${minutes} min`);
  await expect(page.getByRole('table', { name: /^Changes of/ })).toContainText(
    'The station draws early',
  );
  await expectAccessible(page);
});

test('LOTT-03 the calendar shows the days of a lottery, and an operator holds one draw a day later', async ({
  page,
}) => {
  await enterConsole(page, await givenOperator(people, 'admin'), '/draws/calendar');
  await page.getByLabel('Lottery').selectOption('vietnam-kon-tum');
  await page.getByRole('button', { name: 'Next month' }).click();
  const entries = page.locator('td:not(.is-outside) button.draw-entry');
  await entries.first().click();
  const dialog = page.getByRole('dialog');
  const held = await dialog.getByLabel('New day').inputValue();
  const later = new Date(Date.parse(held) + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByRole('button', { name: 'Change the day' }).click();
  await expect(dialog).toContainText('Choose another day.');
  await dialog.getByLabel('New day').fill(later);
  await dialog.getByLabel('Reason').fill('The station is closed that day');
  await dialog.getByRole('button', { name: 'Change the day' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`td:has(time[datetime="${later}"])`)).toContainText('Instead of');
  await expect(page.locator(`td:has(time[datetime="${held}"]) .draw-entry`)).toHaveCount(0);
  await expectAccessible(page);
});
