import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { answer, type Route } from '../../base/kernel/index.ts';
import { limitsRoutes } from '../../books/limits/index.ts';
import { commandOf, givenMember, openPlay, perform, usePlay, ZONE } from '../../testing/play.ts';
import { asked } from '../../testing/world.ts';
import type { CommandKind, CommandOf } from './index.ts';

const t = usePlay();
const [list, set, confirm] = limitsRoutes({
  zone: ZONE,
  readDeposited: async () => minor(0n),
}) as [Route, Route, Route];

const call = (route: Route, memberId: MemberId, body: object) =>
  answer(
    route,
    { ...t.world, wording: (code: string) => code },
    asked(body, { caller: { role: 'member', memberId } }),
  );

const SINGLE = { kind: 'single', period: 'bet' } as const;
const limit = (memberId: MemberId, amount: string | null) =>
  call(set, memberId, { ...SINGLE, amount });

let counted = 0;
async function givenPlayer() {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const ask = <K extends CommandKind>(kind: K, rest: Partial<CommandOf<K>>) =>
    perform(t.play, commandOf(kind, { txId: `single-${(counted += 1)}`, memberId, ...rest }));
  const bet = (units: bigint, rest: Partial<CommandOf<'bet'>> = {}) =>
    ask('bet', { amount: minor(units), ...rest });
  return { memberId, ask, bet };
}

test('item 21 a largest single bet: at it yes, past it no, and as often as one likes', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  expect((await limit(memberId, '500')).body).toMatchObject({
    value: { amount: '500', used: '0' },
  });
  for (let i = 0; i < 3; i++) expect(await bet(500n)).toMatchObject({ ok: true });
  expect(await bet(501n)).toMatchObject({ ok: false, code: 'limit_reached', ...SINGLE });
  const instantBet = { amount: minor(501n), payout: minor(900n) };
  expect(await ask('bet-and-settle', instantBet)).toMatchObject({ code: 'limit_reached' });
});

test('item 21 a bet made larger step by step is one bet, and a table takes no more than one', async () => {
  const { memberId, ask, bet } = await givenPlayer();
  await limit(memberId, '500');
  await bet(300n, { txId: 'grows' });
  const stakeTo = (units: bigint) =>
    ask('adjust', { betId: 'grows', change: { stakeTo: minor(units) } });
  expect(await stakeTo(501n)).toMatchObject({ code: 'limit_reached', ...SINGLE });
  expect(await stakeTo(500n)).toMatchObject({ ok: true });
  expect(await ask('wallet-out', { amount: 'all' })).toMatchObject({ moved: '-500' });
});

test('item 21 lower holds at once in every process, higher after a day and a second word', async () => {
  const { memberId, bet } = await givenPlayer();
  const other = openPlay(t.world);
  const elsewhere = (units: bigint) =>
    perform(
      other.play,
      commandOf('bet', { txId: `single-${(counted += 1)}`, memberId, amount: minor(units) }),
    );
  expect(await elsewhere(900n)).toMatchObject({ ok: true });
  await limit(memberId, '500');
  expect(await elsewhere(501n)).toMatchObject({ code: 'limit_reached' });
  await limit(memberId, '700');
  expect(await bet(501n)).toMatchObject({ code: 'limit_reached' });
  expect((await call(confirm, memberId, SINGLE)).body).toMatchObject({
    message: 'limit_too_early',
  });
  t.world.clock.advance(DAY_MS);
  expect(await elsewhere(501n)).toMatchObject({ code: 'limit_reached' });
  expect((await call(confirm, memberId, SINGLE)).body).toMatchObject({ success: true });
  expect(await elsewhere(700n)).toMatchObject({ ok: true });
  expect(await bet(701n)).toMatchObject({ code: 'limit_reached' });
  await other.close();
  expect((await call(list, memberId, {})).body).toMatchObject({
    value: { limits: [{ ...SINGLE, amount: '700', holds: '700', used: '0' }] },
  });
});

test('item 21 a single bet has no calendar, and nothing else is limited by the bet', async () => {
  const { memberId } = await givenPlayer();
  for (const wrong of [
    { kind: 'single', period: 'day' },
    { kind: 'loss', period: 'bet' },
  ]) {
    const { body } = await call(set, memberId, { ...wrong, amount: '5' });
    expect(body.message).toBe('invalid_input');
  }
});
