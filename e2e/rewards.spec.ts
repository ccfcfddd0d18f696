import { randomUUID } from 'node:crypto';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import type { Page } from '@playwright/test';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { offerReward } from '../apps/server/src/rewards/claims/index.ts';
import { sendRain } from '../apps/server/src/rewards/envelopes/index.ts';
import { createRaffle, giveTickets } from '../apps/server/src/rewards/raffles/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

test.slow();

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

type CashOffer = { readonly name: string; readonly amount: bigint; readonly days: number };

const offer = ({ id }: Person, { name, amount, days }: CashOffer) =>
  people.world.db.transaction().execute((tx) =>
    offerReward(people.world, tx, {
      memberId: id,
      programme: 'mission',
      sourceKey: name,
      kind: 'cash',
      amount: minor(amount),
      names: { EN: name },
      expiresAt: later(people.world.clock.now(), days * DAY_MS),
    }),
  );

test('MEM-08 MEM-25 SYS-15 SHELL-36 the reward center, empty and full, with a badge that follows it', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/member/rewardCenter');
  await expect(page.getByRole('heading', { name: 'Nothing to claim right now' })).toBeVisible();
  const side = page.getByRole('navigation', { name: 'Side menu' });
  const entry = side.getByRole('link', { name: /^Reward center/ });
  await expect(entry).not.toContainText('to claim');

  await offer(person, { name: 'Five rounds of fish', amount: 2_000n, days: 5 });
  await expect(entry).toContainText('1 reward to claim');
  await offer(person, { name: 'Rebate of yesterday', amount: 18_640n, days: 2 });
  await expect(entry).toContainText('2 rewards to claim');
  await offer(person, { name: 'Third kind', amount: 100n, days: 9 });
  await expect(entry).toContainText('3 rewards to claim');
  await expectAccessible(page);

  await page.goto('/');
  await entry.click();
  await expect(page).toHaveURL(/\/member\/rewardCenter$/);
  const rows = page.getByRole('listitem').filter({ hasText: 'Mission · ' });
  await expect(rows).toHaveText([/Rebate of yesterday/, /Five rounds of fish/, /Third kind/]);
  await expect(page.getByText('฿207.40')).toBeVisible();
  await page.getByRole('button', { name: 'Claim Five rounds of fish' }).dblclick();
  await expect(rows).toHaveCount(2);
  await expect(entry).toContainText('2 rewards to claim');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to claim right now' })).toBeVisible();
  await expect(entry).not.toContainText('to claim');
  await expect(page.getByRole('table', { name: 'Receipts' })).toContainText('Rebate of yesterday');
  expect(await cashOf(people, person)).toBe(20_740n);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});

/** An envelope of the brand with these packets, open at once. */
async function givenEnvelope(packets: number): Promise<Id<'env'>> {
  const key = randomUUID();
  const { brand } = loadBrand('mekhala');
  const names = { EN: 'Lantern night', TH: 'คืนลอยกระทง' };
  const rain = { names, total: '9000', packets, least: '100', split: 'random' } as const;
  await sendRain(people.world, { brand, rain, opensAt: people.world.clock.now(), key });
  const { id } = await people.world.db
    .selectFrom('envelopes_envelope')
    .select('id')
    .where('request_key', '=', key)
    .executeTakeFirstOrThrow();
  return id;
}

/** Reckons the digest in the page, then with another list. */
async function checkProof(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Check that nothing was changed' });
  const list = panel.getByLabel('List in its order');
  const text = await list.inputValue();
  await panel.getByRole('button', { name: 'Compute in this browser' }).click();
  await expect(panel).toContainText('It matches: nothing was changed.');
  const parts = text.split(', ');
  await list.fill([...parts.slice(1), parts[0] === '9' ? '8' : '9'].join(', '));
  await panel.getByRole('button', { name: 'Compute in this browser' }).click();
  await expect(panel).toContainText('It does not match: this is another list.');
}

test('MEM-09 the countdown to the next rain stands on every page until it is closed', async ({
  page,
}) => {
  await page.route('**/wps/envelope/list*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: { now: string; announced: object[] } };
    const opensAt = new Date(Date.parse(body.value.now) + 1_800_000).toISOString();
    const announced = body.value.announced.slice(0, 1).map((rain) => ({ ...rain, opensAt }));
    await route.fulfill({
      response: answer,
      json: { ...body, value: { ...body.value, announced } },
    });
  });
  await comeAs(page, await people.logIn(await people.given()));
  await page.evaluate(() => localStorage.setItem('rainClosed', ''));
  await page.reload();
  const pill = page.getByRole('complementary', { name: 'Red envelopes' });
  await expect(pill).toContainText(/(29|30):\d\d/);
  await pill.getByRole('button', { name: 'Close' }).click();
  await expect(pill).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('rainClosed'))).toMatch(/^20\d\d-/);
});

test('MEM-32 a red envelope is opened, verified in the browser, and there is none', async ({
  page,
}) => {
  const person = await people.given();
  await givenEnvelope(1);
  await comeAs(page, await people.logIn(person));
  await page.getByRole('link', { name: 'Red envelopes' }).first().click();
  await expect(page).toHaveURL(/\/member\/redEnvelope$/);
  const card = page.locator('.envelope-card').filter({ hasText: '฿90.00 in 1 packet' });
  await card.getByRole('button', { name: 'Open' }).dblclick();
  const moment = page.getByRole('dialog', { name: 'It is in your wallet' });
  await expect(moment).toContainText('฿90.00');
  expect(await cashOf(people, person)).toBe(9_000n);
  await moment.getByRole('button', { name: 'Check it' }).click();
  await checkProof(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.route('**/wps/envelope/list*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: object };
    const value = { ...body.value, open: [], announced: [] };
    await route.fulfill({ response: answer, json: { ...body, value } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No envelope is open right now' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});

/** A raffle in which every slot has a prize, with a ticket for each. */
const givenRaffle = ({ id }: Person, slots: number) =>
  people.world.db.transaction().execute(async (tx) => {
    const name = `Raffle ${randomUUID()}`;
    const opensAt = people.world.clock.now();
    const raffleId = await createRaffle(people.world, tx, {
      code: name,
      names: { EN: name },
      currency: 'THB',
      slots,
      prizes: [{ names: { EN: 'Five baht' }, kind: 'cash', amount: minor(500n), count: slots }],
      opensAt,
      closesAt: later(opensAt, DAY_MS),
    });
    await giveTickets(people.world, tx, { raffleId, memberId: id, count: slots, sourceKey: name });
    return name;
  });

test('REW-16 REW-17 the odds stand beside the draw, and the deck is verified in the browser', async ({
  page,
}) => {
  const person = await people.given();
  const name = await givenRaffle(person, 2);
  await comeAs(page, await people.logIn(person), '/member/raffle');
  const card = page.locator('.raffle-card').filter({ hasText: name });
  const beside = card.locator('.raffle-draw');
  const draw = beside.getByRole('button', { name: 'Draw with 1 ticket' });
  await expect(beside).toContainText('2 of 2');
  await card.getByRole('button', { name: 'Check it' }).click();
  await expect(card).toContainText('Seed and list are shown when it is over.');
  await draw.click();
  await expect(beside).toContainText('1 of 1');
  await draw.click();
  await expect(draw).toHaveCount(0);
  await page.reload();
  await card.getByRole('button', { name: 'Check it' }).click();
  await checkProof(page);
});
