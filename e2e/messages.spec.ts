import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { writeMessage } from '../apps/server/src/people/messages/index.ts';
import { offerReward } from '../apps/server/src/rewards/claims/index.ts';
import type { MessageNews } from '../packages/contract/src/message.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect, readMessages } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const tell = ({ id: memberId }: Person, news: MessageNews) =>
  people.world.db.transaction().execute((tx) => writeMessage(people.world, tx, { memberId, news }));

/** A reward, and the message that it ends soon. */
async function giveReward(person: Person): Promise<void> {
  const { world } = people;
  const expiresAt = later(world.clock.now(), DAY_MS);
  const names = { EN: 'Lantern gift' };
  const rewardId = await world.db.transaction().execute((tx) =>
    offerReward(world, tx, {
      memberId: person.id,
      programme: 'mission',
      sourceKey: person.account,
      kind: 'cash',
      amount: minor(2_500n),
      names,
      expiresAt,
    }),
  );
  await tell(person, {
    kind: 'reward_ending',
    names,
    expiresAt: expiresAt.toISOString(),
    ...(rewardId && { rewardId }),
  });
}

test('MEM-14 messages arrive as they are written, by category, are pinned, claimed in place and deleted together', async ({
  page,
}) => {
  test.slow();
  const person = await people.given();
  await readMessages(page);
  await comeAs(page, await people.logIn(person), '/member/messageV2');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No messages' })).toBeVisible();
  for (const from of ['first', 'second']) {
    await tell(person, { kind: 'money_received', amount: minor(100n), from });
  }
  await tell(person, { kind: 'identity_approved' });
  await giveReward(person);
  const cards = main.locator('.message');
  await expect(cards).toHaveCount(4);
  await expect(main.getByText('4 unread', { exact: true })).toBeVisible();

  await cards
    .filter({ hasText: 'Lantern gift' })
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(
    cards.filter({ hasText: 'Lantern gift' }).getByText('Claimed', { exact: true }),
  ).toBeVisible();
  expect(await cashOf(people, person)).toBe(2_500n);

  await cards.filter({ hasText: 'from first' }).getByRole('button', { name: 'Pin' }).click();
  await expect(cards.first()).toContainText('from first');
  const money = main.getByRole('button', { name: /^Money/ });
  await expect(money).toContainText('2');
  await money.click();
  await expect(cards).toHaveCount(2);
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByText('All read')).toBeVisible();
  await main.getByRole('button', { name: 'All', exact: true }).click();
  await expect(main.getByText('2 unread', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Select', exact: true }).click();
  for (const text of ['from first', 'from second']) {
    await cards.filter({ hasText: text }).getByRole('checkbox').check();
  }
  await expect(main.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  await main.locator('.message-selection').getByRole('button', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog', { name: 'Delete 2 messages?' });
  await asking.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(cards).toHaveCount(2);
  await expect(main.getByText('None selected')).toBeVisible();
});
