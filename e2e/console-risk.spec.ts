import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

/** Cases as the job writes them. */
async function givenCases(): Promise<void> {
  const { db, clock, newId } = people.world;
  const [member, other] = [await people.given(), await people.given()];
  const at = clock.now();
  const found = [
    ['care', 'chasing_losses', CHASING, { deposits: '3', lostPercent: '80', hours: '24' }],
    ['risk', 'shared_bank', { accounts: '2', others: [other.id] }, { accounts: '2' }],
  ] as const;
  await db
    .insertInto('risk_case')
    .values(
      found.map(([kind, rule, evidence, thresholds]) => ({
        id: newId('rsk'),
        kind,
        rule,
        member_id: member.id,
        evidence: JSON.stringify(evidence),
        thresholds: JSON.stringify(thresholds),
        opened_at: at,
        seen_at: at,
      })),
    )
    .execute();
}

const CHASING = {
  deposits: '4',
  deposited: '1250000',
  staked: '3100000',
  lost: '1180000',
  from: '2026-11-15T05:00:00Z',
  to: '2026-11-15T19:00:00Z',
};

test('DESK-03 CARE-07 a case shows its figures and is closed; its rule says how often it was right and is changed with a reason', async ({
  page,
}) => {
  await givenCases();
  const operator = await givenOperator(people, 'risk');
  await enterConsole(page, operator, '/cases?kind=care');
  const card = page.getByRole('region', { name: 'Chasing losses' });
  await expect(card).toContainText('This case is about looking after a player');
  await expect(card).toContainText('11,800.00');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Close case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Called; a deposit limit is set');
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect(dialog).toContainText('Choose an outcome');
  await dialog.getByLabel('Needs support').check();
  await dialog.getByRole('button', { name: 'Close case' }).click();
  await expect(page.getByText('Case closed: Chasing losses')).toBeVisible();

  await page.getByRole('link', { name: 'Risk rules' }).click();
  const rule = page.getByRole('region', { name: 'Chasing losses' });
  await expect(rule).toContainText('Right in 1 of 1 closed cases (100%)');
  await expectAccessible(page);
  await rule.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Minimum deposits while losing').fill('0');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Earlier help for players');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('.field-error')).toContainText('From 1 to 100');
  await dialog.getByLabel('Minimum deposits while losing').fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rule).toContainText(`Changed by ${operator.name}`);
  await expect(rule).toContainText('Earlier help for players');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});
