import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { commandOf, givenMember, perform, usePlay, VENDOR } from '../../testing/play.ts';
import type { CommandKind, CommandOf } from './index.ts';

const t = usePlay();
const GAMEWISE = { ...VENDOR, code: 'whole', roundRule: 'gamewise' } as const;

let counted = 0;

const askFor = (memberId: MemberId) =>
  function ask<K extends CommandKind>(kind: K, rest: Partial<CommandOf<K>>) {
    return perform(t.play, commandOf(kind, { txId: `r-${(counted += 1)}`, memberId, ...rest }));
  };

const roundOf = (roundId: string) =>
  t.world.db
    .selectFrom('play_round')
    .select(['status', 'running'])
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();

test('a round whose end was asked takes no bet and closes when nothing runs', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  await ask('bet', { txId: 'm1', roundId: 'mix', amount: minor(100n) });
  await ask('bet', { txId: 'm2', roundId: 'mix', amount: minor(100n) });
  expect(await ask('end-round', { roundId: 'mix' })).toMatchObject({ ok: true, moved: '0' });
  expect(await roundOf('mix')).toEqual({ status: 'ending', running: 2 });
  expect(await ask('bet', { roundId: 'mix', amount: minor(1n) })).toMatchObject({
    code: 'round_closed',
  });
  await ask('settle', { betId: 'm1', amount: minor(0n) });
  await ask('rollback', { betId: 'm2' });
  expect(await roundOf('mix')).toEqual({ status: 'closed', running: 0 });
});

test('where a game ends as a whole, what still runs has lost', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  const vendor = GAMEWISE;
  await ask('bet', { txId: 'g1', vendor, roundId: 'whole', amount: minor(100n) });
  await ask('bet', { txId: 'g2', vendor, roundId: 'whole', amount: minor(100n) });
  await ask('settle', { betId: 'g1', vendor, amount: minor(300n), endsRound: true });
  expect(await roundOf('whole')).toEqual({ status: 'closed', running: 0 });
  expect(await ask('settle', { betId: 'g2', vendor, amount: minor(0n) })).toMatchObject({
    code: 'already_settled',
    balance: '1100',
  });
});

test('a bet and the result that ends its round, come at once, end the bets before them', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  const vendor = GAMEWISE;
  await ask('bet', { txId: 'o1', vendor, roundId: 'once', amount: minor(100n) });
  await Promise.all([
    ask('bet', { txId: 'o2', vendor, roundId: 'once', amount: minor(100n) }),
    ask('settle', { betId: 'o2', vendor, amount: minor(0n), endsRound: true }),
  ]);
  expect(await roundOf('once')).toEqual({ status: 'closed', running: 0 });
});

test('a result taken back reopens the wait and not the round', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  await ask('bet', { txId: 'u1', roundId: 'back', amount: minor(100n) });
  await ask('settle', { betId: 'u1', amount: minor(0n), endsRound: true });
  await ask('unsettle', { betId: 'u1' });
  expect(await roundOf('back')).toEqual({ status: 'ending', running: 1 });
  await ask('resettle', { betId: 'u1', amount: minor(5n) });
  expect(await roundOf('back')).toEqual({ status: 'closed', running: 0 });
});

test('the end of a round nobody has bet in waits for its bets', async () => {
  const ask = askFor(await givenMember(t.world, {}));
  expect(await ask('end-round', { roundId: 'none' })).toMatchObject({ code: 'round_unknown' });
});

test('MONEY-18 a result that opened no round is taken back, and the bets of the round end', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  const instant = { amount: minor(10n), payout: minor(5n), endsRound: true };
  await ask('bet-and-settle', { txId: 'i1', roundId: 'instant', ...instant });
  await ask('unsettle', { betId: 'i1' });
  expect(await roundOf('instant')).toEqual({ status: 'open', running: 1 });
  await ask('bet', { txId: 'i2', roundId: 'instant', amount: minor(10n) });
  await ask('settle', { betId: 'i1', amount: minor(7n) });
  expect(await ask('settle', { betId: 'i2', amount: minor(100n) })).toMatchObject({
    ok: true,
    balance: '1087',
  });
  expect(await roundOf('instant')).toEqual({ status: 'open', running: 0 });
});

test('what comes back from a table leaves the count of its round alone', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  await ask('wallet-out', { txId: 'w1', roundId: 'table', amount: minor(10n) });
  await ask('bet', { txId: 'w2', roundId: 'table', amount: minor(10n) });
  await Promise.all([
    ask('bet', { txId: 'w3', roundId: 'table', amount: minor(10n) }),
    ask('wallet-in', { betId: 'w1', amount: minor(10n) }),
  ]);
  expect(await roundOf('table')).toEqual({ status: 'open', running: 2 });
});

test('MONEY-18 a round that was counted wrong keeps no money back', async () => {
  const ask = askFor(await givenMember(t.world, { cash: 1_000n }));
  await ask('bet', { txId: 'c1', roundId: 'wrong', amount: minor(100n) });
  await ask('bet', { txId: 'c2', roundId: 'wrong', amount: minor(100n) });
  await t.world.db
    .updateTable('play_round')
    .set({ running: 0 })
    .where('round_id', '=', 'wrong')
    .execute();
  expect(await ask('settle', { betId: 'c1', amount: minor(100n) })).toMatchObject({ ok: true });
  expect(await ask('rollback', { betId: 'c2' })).toMatchObject({ ok: true, balance: '1000' });
});
