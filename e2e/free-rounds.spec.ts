import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { offerReward } from '../apps/server/src/rewards/claims/index.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople } from './people.ts';
import { action, playThrough } from './rounds.ts';
import { test } from './test.ts';

const ROUNDS = 2;

test('REW-14 MEM-08 free rounds say what they become, are claimed, stand in the game, play at their stake, and what they win is cash', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const people = await openPeople();
  const person = await people.given();
  await people.world.db.transaction().execute((tx) =>
    offerReward(people.world, tx, {
      memberId: person.id,
      programme: 'promotion',
      sourceKey: 'free rounds of the week',
      kind: 'free_rounds',
      amount: minor(BigInt(ROUNDS)),
      names: { EN: 'Free rounds of the week' },
      terms: {
        freePlay: {
          provider: 'studio',
          games: ['lotus-pond'],
          playDays: 7,
          stake: '200',
          wins: { kind: 'cash' },
        },
      },
      expiresAt: later(people.world.clock.now(), 5 * DAY_MS),
    }),
  );
  await comeAs(page, await people.logIn(person), '/member/rewardCenter');
  await expect(page.getByText('1 reward is not cash: its terms are shown below')).toBeVisible();
  await expect(page.getByText('Nothing has to be wagered first')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Claim by' })).toContainText(
    'Free rounds of ฿2.00 each, to be played within 7 days of claiming · Wins are cash at once',
  );
  await page.getByRole('button', { name: 'Claim Free rounds of the week' }).click();
  await expect(page.getByText('2 of 2 free rounds left, ฿2.00 each')).toBeVisible();
  expect(await cashOf(people, person)).toBe(0n);
  await page.getByRole('link', { name: 'Play Lily Pond at Noon' }).click();

  const game = page.frameLocator('iframe.play-frame');
  const banner = game.getByRole('complementary', { name: 'Free rounds and free bets' });
  await expect(banner).toContainText('Free rounds: 2 left');
  await expect(banner).toContainText('wins go to your cash');
  let won = 0n;
  for (let left = ROUNDS; left > 0; left -= 1) {
    await expect(banner).toContainText(`Free rounds: ${left} left`);
    await expect(action(game)).toBeEnabled();
    const round = await playThrough({ page, place: game, key: 'lotus-pond' });
    expect([round.status, round.staked]).toEqual(['settled', '200']);
    won += BigInt(round.payout ?? 0);
  }
  await expect(game.getByText('Free play finished')).toBeVisible();
  await expect.poll(() => cashOf(people, person)).toBe(won);
  await people.leave();
});
