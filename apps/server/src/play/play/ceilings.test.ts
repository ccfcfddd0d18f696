import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import {
  CEILINGS,
  commandOf,
  givenMember,
  perform,
  pocketsOf,
  usePlay,
} from '../../testing/play.ts';
import { ceilingsOf } from './ceilings.ts';
import type { CommandOf } from './command.ts';

const t = usePlay();
const { payout: MOST, round: ROUND_MOST } = CEILINGS;
const above = (amount: bigint) => minor(amount + 1n);

const alertsOf = (memberId: string) =>
  t.world.db
    .selectFrom('play_alert')
    .select(['vendor', 'code', 'command', 'tx_id', 'seen_count'])
    .where('member_id', '=', memberId as never)
    .orderBy('id')
    .execute();

const betOfMost = (memberId: CommandOf<'bet'>['memberId'], txId: string, roundId: string | null) =>
  perform(t.play, commandOf('bet', { txId, memberId, roundId, amount: minor(100n) }));

test('DOOR-08 a vendor payout at the ceiling is booked, one above it is refused with an alert', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const calls = (amount: bigint, name: string) => [
    commandOf('payout', { txId: `p${name}`, memberId, reason: 'jackpot', amount: minor(amount) }),
    commandOf('bet-and-settle', {
      txId: `i${name}`,
      memberId,
      amount: minor(1n),
      payout: minor(amount),
    }),
    commandOf('settle', { txId: `s${name}`, betId: `b${name}`, memberId, amount: minor(amount) }),
    commandOf('resettle', { txId: `r${name}`, betId: `c${name}`, memberId, amount: minor(amount) }),
    commandOf('adjust', { txId: `a${name}`, betId: null, memberId, change: { by: minor(amount) } }),
  ];
  for (const name of ['most', 'above']) {
    await betOfMost(memberId, `b${name}`, null);
    await betOfMost(memberId, `c${name}`, null);
  }
  for (const call of calls(MOST, 'most'))
    expect(await perform(t.play, call)).toMatchObject({ ok: true });
  const before = await pocketsOf(t.world, memberId);
  const refused = calls(above(MOST), 'above');
  for (const call of refused) {
    const told = await perform(t.play, call);
    expect(told).toMatchObject({ ok: false, code: 'payout_above_ceiling' });
    // Asked again it is one case, not two.
    await perform(t.play, call);
  }
  expect(await pocketsOf(t.world, memberId)).toEqual(before);
  expect(await alertsOf(memberId)).toEqual(
    refused.map(({ kind, txId }) => ({
      vendor: 'acme',
      code: 'payout_above_ceiling',
      command: kind,
      tx_id: txId,
      seen_count: 2,
    })),
  );
});

test('DOOR-08 the results of a round are booked up to its ceiling together, and refused above it', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  const roundId = 'full';
  for (const txId of ['x1', 'x2', 'x3']) await betOfMost(memberId, txId, roundId);
  const settle = (betId: string, amount: bigint) =>
    perform(
      t.play,
      commandOf('settle', {
        txId: `won-${betId}-${amount}`,
        betId,
        memberId,
        amount: minor(amount),
      }),
    );
  expect(await settle('x1', MOST)).toMatchObject({ ok: true });
  const rest = ROUND_MOST - MOST;
  expect(await settle('x2', above(rest))).toMatchObject({ code: 'round_above_ceiling' });
  expect(await settle('x2', rest)).toMatchObject({ ok: true });
  const jackpot = { memberId, roundId, reason: 'jackpot', amount: minor(1n) } as const;
  expect(await perform(t.play, commandOf('payout', { txId: 'pot', ...jackpot }))).toMatchObject({
    code: 'round_above_ceiling',
  });
  // What is lost adds nothing, and what is taken back makes room again.
  expect(await settle('x3', 0n)).toMatchObject({ ok: true });
  const undone = commandOf('unsettle', { txId: 'undone', betId: 'x2', memberId });
  expect(await perform(t.play, undone)).toMatchObject({ ok: true });
  expect(await perform(t.play, commandOf('payout', { txId: 'pot', ...jackpot }))).toMatchObject({
    ok: true,
  });
  expect((await alertsOf(memberId)).map(({ code, tx_id }) => [code, tx_id])).toEqual([
    ['round_above_ceiling', `won-x2-${above(rest)}`],
    ['round_above_ceiling', 'pot'],
  ]);
});

test('DOOR-08 results that come one by one for a bet without a round are bounded together', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n });
  await betOfMost(memberId, 'parts', null);
  const part = (txId: string, amount: bigint) =>
    perform(
      t.play,
      commandOf('settle', {
        txId,
        betId: 'parts',
        memberId,
        isFinal: false,
        amount: minor(amount),
      }),
    );
  expect(await part('part-1', MOST)).toMatchObject({ ok: true });
  expect(await part('part-2', MOST)).toMatchObject({ code: 'round_above_ceiling' });
});

test('DOOR-08 what a player brings back from a vendor’s table is bounded by what was won there', async () => {
  const memberId = await givenMember(t.world, { cash: 2_000_000n });
  const out = commandOf('wallet-out', { txId: 'table', memberId, amount: minor(2_000_000n) });
  await perform(t.play, out);
  const bring = (txId: string, amount: bigint) =>
    perform(
      t.play,
      commandOf('wallet-in', { txId, betId: 'table', memberId, amount: minor(amount) }),
    );
  const most = 2_000_000n + MOST;
  expect(await bring('in-1', above(most))).toMatchObject({ code: 'payout_above_ceiling' });
  expect(await bring('in-2', most)).toMatchObject({ ok: true });
});

test('DOOR-08 a vendor may have ceilings of its own', () => {
  const rules = { payment: '1', payout: '100', round: '200' };
  const of = ceilingsOf({ ...rules, vendors: { acme: { payout: '5', round: '7' } } });
  expect(of('acme')).toEqual({ payout: 5n, round: 7n });
  expect(of('other')).toEqual({ payout: 100n, round: 200n });
});
