import * as contract from '@baize/contract/points';
import type { MemberId } from '@baize/std/id';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { givePoints, mallOf } from '../../testing/points.ts';
import { callsOf } from '../../testing/rewards.ts';
import { cashOf, givenSender, recordOf, SECRET } from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';
import { pointsRoutes } from './routes.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

type Call = Parameters<ReturnType<typeof callsOf>>;
const ask = (...call: Call) => callsOf(t.world, pointsRoutes(mallOf()))(...call);

let made = 0;
const nextKey = () => `convert-${(made += 1)}`;

const convert = (memberId: MemberId, points: bigint, facts: object = {}) =>
  ask(contract.convertPoints, memberId, {
    requestKey: nextKey(),
    points: `${points}`,
    amount: `${points}`,
    paymentPassword: SECRET,
    ...facts,
  });

async function givenRich(points: bigint): Promise<MemberId> {
  const { id } = await givenSender(t.world);
  if (points > 0n) await givePoints(t.world, id, points);
  return id;
}

const balanceOf = async (memberId: MemberId) =>
  (await ask(contract.readPointsBalance, memberId)).value;

test('PTS-05 points out and money in are one movement; of 250, 200 go and 50 stay', async () => {
  const memberId = await givenRich(250n);
  expect(await balanceOf(memberId)).toEqual({
    balance: '250',
    debt: '0',
    convertible: '200',
    worth: '200',
    hasPaymentPassword: true,
  });
  expect((await convert(memberId, 250n)).message).toBe('points_not_in_steps');
  const { value } = await convert(memberId, 200n);
  expect(value).toMatchObject({ points: '200', amount: '200', pointsBalance: '50' });
  expect(await balanceOf(memberId)).toMatchObject({ balance: '50', convertible: '0', worth: '0' });
  expect(await cashOf(t.world, memberId)).toBe(200n);
  expect(await recordOf(t.world, memberId)).toEqual([
    { type: 'points_converted', amount: 200n, balance: 200n },
  ]);
  const requests = await t.world.db
    .selectFrom('ledger_transfer')
    .select('request_key')
    .where('reason', '=', 'points_converted')
    .execute();
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map(({ request_key }) => request_key)).size).toBe(1);
});

test('PTS-05 a wrong password, another ratio or too few points move nothing', async () => {
  const memberId = await givenRich(300n);
  const refused = async (points: bigint, facts: object = {}) =>
    (await convert(memberId, points, facts)).message;
  expect(await refused(100n, { paymentPassword: 'wrong' })).toBe('password_wrong');
  expect(await refused(100n, { amount: '500' })).toBe('points_terms_changed');
  expect(await refused(400n)).toBe('points_too_few');
  expect(await refused(0n)).toBe('invalid_input');
  expect(await refused(-100n)).toBe('invalid_input');
  expect(await balanceOf(memberId)).toMatchObject({ balance: '300' });
  expect(await cashOf(t.world, memberId)).toBe(0n);
});

test('PTS-05 twenty at once: with one key once, with many as far as the points go', async () => {
  const memberId = await givenRich(350n);
  const requestKey = nextKey();
  const twins = await Promise.all(
    Array.from({ length: 20 }, () => convert(memberId, 100n, { requestKey })),
  );
  expect(new Set(twins.map(({ value }) => value['conversionId'])).size).toBe(1);
  expect((await convert(memberId, 200n, { requestKey })).message).toBe('repeated_differently');
  const rest = await Promise.all(Array.from({ length: 20 }, () => convert(memberId, 100n)));
  expect(rest.filter(({ message }) => message === null)).toHaveLength(2);
  expect(await balanceOf(memberId)).toMatchObject({ balance: '50' });
  expect(await cashOf(t.world, memberId)).toBe(300n);
});

test('PTS-06 PTS-07 config says the ratio, the rates and the rules; details list each change', async () => {
  const memberId = await givenRich(0n);
  const config = await ask(contract.readPointsConfig, memberId, { language: 'EN' });
  expect(config.value).toMatchObject({
    isOn: true,
    exchangeRatio: { points: '100', amount: '100' },
    rates: expect.arrayContaining([{ category: 'RNG', ratePpm: 1_000 }]),
  });
  expect(String(config.value['rules'])).toContain('Points never expire');
  for (let times = 0; times < 35; times++) await givePoints(t.world, memberId, 10n);
  await convert(memberId, 300n);
  const { value } = await ask(contract.listPointsEntries, memberId);
  const page = value['entries'] as {
    number: string;
    type: string;
    points: string;
    balance: string;
  }[];
  expect(value['hasMore']).toBe(true);
  expect(page.slice(0, 2)).toMatchObject([
    { type: 'converted', points: '-300', balance: '50' },
    { type: 'rewarded', points: '10', balance: '350' },
  ]);
  const before = page.at(-1)?.number;
  const rest = (await ask(contract.listPointsEntries, memberId, { before })).value;
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest['entries']).toHaveLength(6);
  expect((rest['entries'] as typeof page).at(-1)).toMatchObject({ points: '10', balance: '10' });
});
