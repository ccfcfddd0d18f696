import { setMemberLimit } from '@baize/contract/member-limit';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { answer, type Route } from '../../base/kernel/index.ts';
import { limitsRoutes, readDepositGauges } from '../../books/limits/index.ts';
import { callerOf, codeOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, perform, usePlay, ZONE } from '../../testing/play.ts';
import { asked } from '../../testing/world.ts';
import { stopsRoutes } from './index.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const zoned = { zone: ZONE, readDeposited: async () => minor(0n) };
const [list, set, confirm] = limitsRoutes(zoned) as [Route, Route, Route];
let risk: GivenOperator;

beforeAll(async () => {
  risk = await givenOperator(t.world, 'risk');
});

type Wish = { kind: string; period: string; amount: string | null; code?: string; reason?: string };

/** An operator's wish, each with a code of its own moment. */
async function houseLimit(memberId: MemberId, wish: Wish, operator = risk) {
  t.world.clock.advance(MINUTE_MS);
  const code = codeOf(t.world, operator.totpKey);
  const routes = stopsRoutes({ brand });
  const input = { memberId, code, reason: 'Bills before bets', ...wish };
  return callerOf(t.world, routes)(operator.caller, setMemberLimit, input);
}

const own = (route: Route, memberId: MemberId, body: object) =>
  answer(
    route,
    { ...t.world, wording: (code: string) => code },
    asked(body, { caller: { role: 'member', memberId } }),
  );

let counted = 0;
const bet = (memberId: MemberId, units: bigint) =>
  perform(
    t.play,
    commandOf('bet', { txId: `house-${(counted += 1)}`, memberId, amount: minor(units) }),
  );

const STAKE = { kind: 'stake', period: 'day' } as const;
const SINGLE = { kind: 'single', period: 'bet' } as const;

test.each([
  [400n, 300n],
  [300n, 400n],
])('item 17 of the member’s %i and the house’s %i the lower one holds', async (mine, houses) => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await own(set, memberId, { ...SINGLE, amount: `${mine}` });
  await houseLimit(memberId, { ...SINGLE, amount: `${houses}` });
  expect(await bet(memberId, 301n)).toMatchObject({ code: 'limit_reached', ...SINGLE });
  expect(await bet(memberId, 300n)).toMatchObject({ ok: true });
});

test('item 17 the member raises their own limit alone, and reads the house’s with its reason', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await own(set, memberId, { ...STAKE, amount: '300' });
  expect((await houseLimit(memberId, { ...STAKE, amount: '500' })).message).toBeNull();
  await own(set, memberId, { ...STAKE, amount: '5000' });
  t.world.clock.advance(DAY_MS);
  expect((await own(confirm, memberId, STAKE)).body).toMatchObject({
    value: { amount: '5000', holds: '500', house: { amount: '500', reason: 'Bills before bets' } },
  });
  expect(await bet(memberId, 501n)).toMatchObject({ code: 'limit_reached', ...STAKE });
  expect(await bet(memberId, 500n)).toMatchObject({ ok: true });
  expect((await own(list, memberId, {})).body).toMatchObject({
    value: { limits: [{ ...STAKE, amount: '5000', holds: '500', used: '500' }] },
  });
  const { news } = await t.world.db
    .selectFrom('messages_message')
    .select('news')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(news).toMatchObject({
    kind: 'house_limit',
    limit: STAKE,
    amount: '500',
    reason: 'Bills before bets',
  });
});

test('item 17 a limit of the house holds where the member set none, and for deposits too', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  await houseLimit(memberId, { ...STAKE, amount: '100' });
  expect(await bet(memberId, 101n)).toMatchObject({ code: 'limit_reached' });
  await houseLimit(memberId, { kind: 'deposit', period: 'week', amount: '700' });
  const gauges = await readDepositGauges(t.world, zoned, { db: t.world.db, memberId });
  expect(gauges).toMatchObject([{ kind: 'deposit', period: 'week', amount: 700n }]);
  expect((await own(list, memberId, {})).body).toMatchObject({
    value: {
      limits: [
        { kind: 'deposit', amount: null, holds: '700' },
        { ...STAKE, amount: null },
      ],
    },
  });
});

test('item 17 it is lifted by an operator alone; then the member’s own holds again', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  expect((await houseLimit(memberId, { ...STAKE, amount: null })).message).toBe('not_found');
  await houseLimit(memberId, { ...STAKE, amount: '100' });
  await own(set, memberId, { ...STAKE, amount: null });
  expect(await bet(memberId, 101n)).toMatchObject({ code: 'limit_reached' });
  const lifted = await houseLimit(memberId, { ...STAKE, amount: null, reason: 'All is settled' });
  expect(lifted).toMatchObject({ message: null, value: { before: '100' } });
  expect(await bet(memberId, 101n)).toMatchObject({ ok: true });
});

test('item 17 it takes the right, a fresh code and a reason, and is a line of the audit log', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const wish = { ...STAKE, amount: '100' };
  const support = await givenOperator(t.world, 'support');
  expect((await houseLimit(memberId, wish, support)).message).toBe('not_permitted');
  expect((await houseLimit(memberId, { ...wish, reason: ' ' })).message).toBe('invalid_input');
  expect((await houseLimit(memberId, { ...wish, code: '000000' })).message).toBe('factor_wrong');
  expect(await bet(memberId, 101n)).toMatchObject({ ok: true });
  t.world.clock.advance(MINUTE_MS);
  const code = codeOf(t.world, risk.totpKey);
  const routes = stopsRoutes({ brand });
  const ask = () =>
    callerOf(t.world, routes)(risk.caller, setMemberLimit, {
      memberId,
      ...wish,
      code,
      reason: 'Bills before bets',
    });
  const told = (await Promise.all([ask(), ask()])).map(({ message }) => message);
  expect(told.filter((message) => message === null)).toHaveLength(1);
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason', 'details', 'operator_id'])
    .where('subject', '=', memberId)
    .execute();
  expect(lines).toMatchObject([
    {
      action: 'member.limit_set',
      reason: 'Bills before bets',
      details: { ...STAKE, before: 'none', after: '100' },
      operator_id: risk.caller.operatorId,
    },
  ]);
});
