import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { answer, Refusal, type Route } from '../../base/kernel/index.ts';
import { openMemberAccounts, trialCurrency } from '../../books/ledger/index.ts';
import { limitsRoutes } from '../../books/limits/index.ts';
import { commandOf, givenMember, openPlay, perform, usePlay, ZONE } from '../../testing/play.ts';
import { asked } from '../../testing/world.ts';
import type { CommandKind, CommandOf } from './index.ts';

const t = usePlay();
const [list, set, confirm] = limitsRoutes({
  zone: ZONE,
  readDeposited: async () => minor(0n),
}) as [Route, Route, Route];

let counted = 0;

async function givenPlayer(cash = 100_000n) {
  const memberId = await givenMember(t.world, { cash });
  const ask = <K extends CommandKind>(kind: K, rest: Partial<CommandOf<K>>) =>
    perform(t.play, commandOf(kind, { txId: `l-${(counted += 1)}`, memberId, ...rest }));
  const bet = (units: bigint, rest: Partial<CommandOf<'bet'>> = {}) =>
    ask('bet', { amount: minor(units), ...rest });
  return { memberId, ask, bet };
}

const wording = (code: string) => code;
const call = (route: Route, memberId: MemberId, body: object) =>
  answer(route, { ...t.world, wording }, asked(body, { caller: { role: 'member', memberId } }));

const limit = (memberId: MemberId, kind: string, period: string, amount: string | null) =>
  call(set, memberId, { kind, period, amount });

test.each(
  ['stake', 'loss'].flatMap((kind) => ['day', 'week', 'month'].map((period) => [kind, period])),
)('SAFE-01 a %s limit of a %s: at it yes, past it no', async (kind, period) => {
  const { memberId, bet } = await givenPlayer();
  await limit(memberId, kind ?? '', period ?? '', '1000');
  expect(await bet(400n)).toMatchObject({ ok: true });
  expect(await bet(601n)).toMatchObject({ ok: false, code: 'limit_reached', kind, period });
  expect(await bet(600n)).toMatchObject({ ok: true });
  expect(await bet(1n)).toMatchObject({ ok: false, code: 'limit_reached' });
});

test('CARE-06 a limit is raised by who is known well enough, and lowered by everybody', async () => {
  const wishes: unknown[] = [];
  const [, setOnly] = limitsRoutes({
    zone: ZONE,
    readDeposited: async () => minor(0n),
    ensureMayRaise: async (_db, { amount }) => {
      wishes.push(amount);
      throw new Refusal('identity_document_needed', { level: 'document' });
    },
  }) as [Route, Route, Route];
  const { memberId } = await givenPlayer();
  const want = async (amount: string | null) =>
    (await call(setOnly, memberId, { kind: 'loss', period: 'day', amount })).body.message;
  expect(await want('1000')).toBeNull();
  expect(await want('500')).toBeNull();
  expect(await want('501')).toBe('identity_document_needed');
  expect(await want(null)).toBe('identity_document_needed');
  expect(wishes).toEqual([501n, null]);
});

test('SAFE-01 what is won back makes room under a loss limit and none under a stake limit', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await limit(memberId, 'loss', 'day', '1000');
  await bet(1_000n, { txId: 'won' });
  await ask('settle', { betId: 'won', amount: minor(700n) });
  expect(await bet(701n)).toMatchObject({ code: 'limit_reached', kind: 'loss' });
  expect(await bet(700n)).toMatchObject({ ok: true });
  await limit(memberId, 'stake', 'day', '1700');
  expect(await bet(1n)).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 a hundred bets at the edge, in two processes, never go past it', async () => {
  const { memberId } = await givenPlayer();
  await limit(memberId, 'stake', 'day', '1000');
  const other = openPlay(t.world);
  const bets = Array.from({ length: 100 }, (_, i) => {
    const command = { txId: `edge-${i}`, memberId, amount: minor(30n), payout: minor(30n) };
    return perform(i % 2 ? t.play : other.play, commandOf('bet-and-settle', command));
  });
  const replies = await Promise.all(bets);
  await other.close();
  expect(replies.filter((reply) => reply.ok)).toHaveLength(33);
});

test('SAFE-01 a limit counts what was played before it was set', async () => {
  const { memberId, bet } = await givenPlayer();
  await bet(900n);
  await limit(memberId, 'stake', 'day', '1000');
  expect(await bet(101n)).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 a cancelled bet gives its room back, and midnight where the player lives all of it', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await limit(memberId, 'stake', 'day', '1000');
  await bet(1_000n, { txId: 'gone' });
  await ask('rollback', { betId: 'gone' });
  expect(await bet(1_000n)).toMatchObject({ ok: true });
  // It is noon in Bangkok.
  t.world.clock.advance(12 * HOUR_MS - 1);
  expect(await bet(1n)).toMatchObject({ code: 'limit_reached' });
  t.world.clock.advance(1);
  expect(await bet(1_000n)).toMatchObject({ ok: true });
});

test('credits and cancels do not ask for limits', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await bet(500n, { txId: 'c1' });
  await limit(memberId, 'stake', 'day', '1');
  await limit(memberId, 'loss', 'day', '1');
  expect(await ask('settle', { betId: 'c1', amount: minor(9n) })).toMatchObject({ ok: true });
  expect(await ask('payout', { reason: 'promo', amount: minor(9n) })).toMatchObject({ ok: true });
});

test('SAFE-01 a stake made larger is held to the limits of the day it is made larger on', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await limit(memberId, 'stake', 'day', '1000');
  await bet(600n, { txId: 'more' });
  const stakeTo = (units: bigint) =>
    ask('adjust', { betId: 'more', change: { stakeTo: minor(units) } });
  expect(await stakeTo(1_001n)).toMatchObject({ code: 'limit_reached', kind: 'stake' });
  expect(await stakeTo(1_000n)).toMatchObject({ ok: true });
  t.world.clock.advance(DAY_MS);
  expect(await stakeTo(1_900n)).toMatchObject({ ok: true });
  expect(await bet(101n)).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 trial money uses no limit and wins no room under one', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  const currency = trialCurrency('THB');
  await t.world.db.transaction().execute((tx) => openMemberAccounts(tx, memberId, currency));
  await limit(memberId, 'loss', 'day', '1000');
  await ask('payout', { currency, reason: 'promo', amount: minor(9_000n) });
  const won = { currency, amount: minor(10n), payout: minor(60_010n) };
  expect(await ask('bet-and-settle', won)).toMatchObject({ ok: true });
  expect(await bet(1_001n)).toMatchObject({ code: 'limit_reached' });
  expect(await bet(5_000n, { currency, txId: 'trial' })).toMatchObject({ ok: true });
  await ask('settle', { currency, betId: 'trial', amount: minor(8_000n) });
  expect(await bet(1_000n)).toMatchObject({ ok: true });
  expect(await bet(1n)).toMatchObject({ code: 'limit_reached' });
});

test('SAFE-01 a second currency is no way around the limits', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await t.world.db.transaction().execute((tx) => openMemberAccounts(tx, memberId, 'USD'));
  await ask('payout', { currency: 'USD', reason: 'promo', amount: minor(500n) });
  expect(await bet(500n, { currency: 'USD' })).toMatchObject({ code: 'currency_wrong' });
});

test('all that goes to a table is at most what the limits leave', async () => {
  const { memberId, ask } = await givenPlayer(5_000n);
  await limit(memberId, 'loss', 'day', '1000');
  const out = await ask('wallet-out', { txId: 'capped', amount: 'all' });
  expect(out).toMatchObject({ moved: '-1000', balance: '4000' });
  await ask('wallet-in', { betId: 'capped', amount: minor(1_000n) });
  expect(await ask('wallet-out', { amount: 'all' })).toMatchObject({ moved: '-1000' });
});

test('SAFE-07 a decrease works at once, an increase after 24 hours and a confirmation', async () => {
  const { memberId, bet } = await givenPlayer();
  await limit(memberId, 'stake', 'month', '1000');
  await limit(memberId, 'stake', 'month', '500');
  expect(await bet(501n)).toMatchObject({ code: 'limit_reached' });
  const key = { kind: 'stake', period: 'month' };
  const wish = await limit(memberId, 'stake', 'month', '2000');
  expect(wish.body).toMatchObject({ value: { amount: '500', pending: { amount: '2000' } } });
  t.world.clock.advance(DAY_MS - 1_000);
  expect(await call(confirm, memberId, key)).toMatchObject({
    status: 409,
    body: { message: 'limit_too_early' },
  });
  t.world.clock.advance(1_000);
  expect(await bet(501n)).toMatchObject({ code: 'limit_reached' });
  expect(await call(confirm, memberId, key)).toMatchObject({ body: { success: true } });
  expect(await bet(2_000n)).toMatchObject({ ok: true });
  expect(await call(confirm, memberId, key)).toMatchObject({
    body: { message: 'limit_not_pending' },
  });
  expect(await call(list, memberId, {})).toMatchObject({
    body: { value: { limits: [{ ...key, amount: '2000', used: '2000', pending: null }] } },
  });
});

test('SAFE-07 a limit lowered while bets are decided: none is taken after it holds', async () => {
  const { memberId } = await givenPlayer();
  const other = openPlay(t.world);
  const send = (i: number) => {
    const command = { txId: `stop-${i}`, memberId, amount: minor(10n), payout: minor(10n) };
    return perform(i % 2 ? t.play : other.play, commandOf('bet-and-settle', command));
  };
  const before = Array.from({ length: 30 }, (_, i) => send(i));
  await Promise.all(before.slice(0, 5));
  const limiting = limit(memberId, 'stake', 'day', '1');
  const meanwhile = Array.from({ length: 30 }, (_, i) => send(30 + i));
  const reply = await limiting;
  const taken = (await Promise.all([...before, ...meanwhile])).filter(({ ok }) => ok).length;
  await other.close();
  expect(reply.body).toMatchObject({ value: { used: String(taken * 10) } });
});

test('SAFE-07 of two first limits wished at once, the stricter one holds', async () => {
  for (let i = 0; i < 5; i++) {
    const { memberId, bet } = await givenPlayer();
    await Promise.all([
      limit(memberId, 'stake', 'day', '100'),
      limit(memberId, 'stake', 'day', '5000'),
    ]);
    expect(await bet(101n)).toMatchObject({ code: 'limit_reached' });
  }
});

test('SAFE-07 of two devices that lower and raise a limit at once, the lower one holds in either order', async () => {
  for (let i = 0; i < 5; i++) {
    const { memberId, bet } = await givenPlayer();
    await limit(memberId, 'stake', 'day', '1000');
    const wishes = [
      () => limit(memberId, 'stake', 'day', '500'),
      () => limit(memberId, 'stake', 'day', '5000'),
    ];
    await Promise.all((i % 2 ? wishes : wishes.toReversed()).map((wish) => wish()));
    expect(await bet(501n)).toMatchObject({ code: 'limit_reached' });
    expect(await bet(500n)).toMatchObject({ ok: true });
  }
});
