import { minor } from '@baize/std/money';
import { comeAs, dialog, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS) as never;

/** Somebody who has played for an hour and a minute, staked ฿100 and got ฿30 back. */
async function givenLongPlay(): Promise<Person> {
  const member = await people.given();
  const { db } = people.world;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format();
  await db
    .insertInto('limits_day')
    .values({
      member_id: member.id,
      day_on: day as never,
      staked: minor(10_000n),
      lost: minor(7_000n),
      version: 1n as never,
      began_at: ago(61),
      last_at: ago(0),
    })
    .execute();
  await db
    .insertInto('play_bet')
    .values({
      vendor: 'acme',
      kind: 'bet',
      ref: `long-play-${member.id}`,
      member_id: member.id,
      currency: people.currency,
      game: 'tigers',
      round_id: null,
      status: 'settled',
      is_instant: true,
      stake_cash: minor(10_000n),
      stake_bonus: minor(0n),
      payout_cash: minor(3_000n),
      payout_bonus: minor(0n),
      placed_on: day as never,
      placed_at: ago(60),
      event_at: ago(60),
      changed_at: ago(60),
      version: 1,
    })
    .execute();
  return member;
}

test('SAFE-03 CARE-04 the notice stands over sports and lotteries with time and result, and must be answered', async ({
  page,
}) => {
  const member = await givenLongPlay();
  await comeAs(page, await people.logIn(member), '/sportsbook');
  await expect(dialog(page)).toContainText('Time for a quick look');
  await expect(dialog(page)).toContainText(/6[1-5] minutes/);
  await expect(dialog(page)).toContainText('−฿70.00');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await page.goto('/lottery');
  await dialog(page).getByRole('button', { name: 'Go on playing' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
