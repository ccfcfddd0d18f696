import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { changeStatus } from '../../people/members/index.ts';
import {
  commandOf,
  givenMember,
  openPlay,
  perform,
  pocketsOf,
  usePlay,
  VENDOR,
} from '../../testing/play.ts';
import type { Command, CommandKind, CommandOf } from './index.ts';

const t = usePlay();

let counted = 0;
const newTx = () => `tx-${(counted += 1)}`;

type Rest<K extends CommandKind> = Partial<CommandOf<K>>;

/** The vendor's calls of one member, each with an id of its own unless it says which. */
const playerOf = (memberId: MemberId) => {
  const ask = <K extends CommandKind>(kind: K, rest: Rest<K>) =>
    perform(t.play, commandOf(kind, { txId: newTx(), memberId, ...rest }));
  return { memberId, ask, pockets: () => pocketsOf(t.world, memberId) };
};

const given = async (money: { cash?: bigint; bonus?: bigint }) =>
  playerOf(await givenMember(t.world, money));

const of = (units: bigint): Minor => minor(units);

const alertOf = (txId: string) =>
  t.world.db
    .selectFrom('play_alert')
    .selectAll()
    .where('tx_id', '=', txId)
    .executeTakeFirstOrThrow();

const block = (memberId: MemberId) =>
  t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId, status: 'blocked' }));

test('MONEY-08 a bet takes, a settle pays, and each tells the balance it left', async () => {
  const player = await given({ cash: 1_000n });
  expect(await player.ask('bet', { txId: 'b1', amount: of(300n) })).toEqual({
    ok: true,
    balance: '700',
    moved: '-300',
    status: 'running',
  });
  expect(await player.ask('settle', { betId: 'b1', amount: of(450n) })).toEqual({
    ok: true,
    balance: '1150',
    moved: '450',
    status: 'settled',
  });
});

test('MONEY-15 asked twice with one id, moves once and answers the same', async () => {
  const player = await given({ cash: 1_000n });
  const first = await player.ask('bet', { txId: 'b2', amount: of(300n) });
  await player.ask('bet', { amount: of(100n) });
  expect(await player.ask('bet', { txId: 'b2', amount: of(300n) })).toEqual(first);
  expect(await player.pockets()).toEqual({ cash: 600n, bonus: 0n });
});

test('MONEY-15 concurrent duplicates, here and in a second process, share one answer', async () => {
  const player = await given({ cash: 1_000n });
  const other = openPlay(t.world);
  const bet = commandOf('bet', { txId: 'b3', memberId: player.memberId, amount: of(300n) });
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, i) => perform(i % 2 ? t.play : other.play, bet)),
  );
  await other.close();
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toHaveLength(1);
  expect(replies[0]).toMatchObject({ ok: true, balance: '700' });
  expect(await player.pockets()).toEqual({ cash: 700n, bonus: 0n });
});

test('one id with another amount is a conflict and an alert, not an internal error', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b4', amount: of(300n) });
  const second = await player.ask('bet', { txId: 'b4', amount: of(301n) });
  expect(second).toEqual({ ok: false, code: 'repeated_differently' });
  expect(await alertOf('b4')).toMatchObject({
    code: 'repeated_differently',
    command: 'bet',
    seen_count: 1,
  });
  expect(await player.pockets()).toEqual({ cash: 700n, bonus: 0n });
});

test('MONEY-18 a rollback before its bet is accepted and kills the late bet', async () => {
  const player = await given({ cash: 1_000n });
  expect(await player.ask('rollback', { betId: 'b5' })).toMatchObject({ ok: true, moved: '0' });
  const late = await player.ask('bet', { txId: 'b5', amount: of(300n) });
  expect(late).toEqual({ ok: false, code: 'bet_void', balance: '1000' });
  const instant = await player.ask('bet-and-settle', {
    txId: 'b5',
    amount: of(300n),
    payout: of(900n),
  });
  expect(instant).toMatchObject({ ok: false, code: 'bet_void' });
});

test('MONEY-18 a rollback and its bet in two processes at once end with nothing taken', async () => {
  const other = openPlay(t.world);
  for (let i = 0; i < 10; i++) {
    const player = await given({ cash: 1_000n });
    const ref = `race-${i}`;
    await Promise.all([
      player.ask('bet', { txId: ref, amount: of(300n) }),
      perform(
        other.play,
        commandOf('rollback', { txId: newTx(), memberId: player.memberId, betId: ref }),
      ),
    ]);
    expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
  }
  await other.close();
});

test('MONEY-18 a rollback after the settlement is refused with what to do instead', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b6', amount: of(300n) });
  await player.ask('settle', { betId: 'b6', amount: of(0n) });
  expect(await player.ask('rollback', { betId: 'b6' })).toMatchObject({ code: 'bet_settled' });
  expect(await player.ask('void-settled', { betId: 'b6' })).toMatchObject({ balance: '1000' });
});

test('SAFE-08 a void bet returns its stake pocket by pocket: a bonus never becomes cash', async () => {
  const player = await given({ cash: 500n, bonus: 200n });
  await player.ask('bet', { txId: 'b7', amount: of(600n) });
  expect(await player.pockets()).toEqual({ cash: 0n, bonus: 100n });
  await player.ask('rollback', { betId: 'b7' });
  expect(await player.pockets()).toEqual({ cash: 500n, bonus: 200n });
  await player.ask('rollback', { betId: 'b7' });
  expect(await player.pockets()).toEqual({ cash: 500n, bonus: 200n });
});

test('SAFE-08 voiding a settled bet takes the winnings and gives the stake', async () => {
  const player = await given({ cash: 100n, bonus: 300n });
  await player.ask('bet', { txId: 'b8', amount: of(400n) });
  await player.ask('settle', { betId: 'b8', amount: of(1_000n) });
  expect(await player.pockets()).toEqual({ cash: 250n, bonus: 750n });
  await player.ask('void-settled', { betId: 'b8' });
  expect(await player.pockets()).toEqual({ cash: 100n, bonus: 300n });
});

test('a result is taken back and given anew', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b9', amount: of(100n) });
  await player.ask('settle', { betId: 'b9', amount: of(500n) });
  const taken = await player.ask('unsettle', { betId: 'b9' });
  expect(taken).toMatchObject({ balance: '900', status: 'running' });
  const again = await player.ask('resettle', { betId: 'b9', amount: of(200n) });
  expect(again).toMatchObject({ balance: '1100', status: 'settled' });
  const corrected = await player.ask('resettle', { betId: 'b9', amount: of(50n) });
  expect(corrected).toMatchObject({ balance: '950', moved: '-150' });
});

test('MONEY-16 winnings already spent are not taken below zero: people must look', async () => {
  const player = await given({ cash: 100n });
  await player.ask('bet', { txId: 'b10', amount: of(100n) });
  await player.ask('settle', { betId: 'b10', amount: of(500n) });
  await player.ask('bet', { amount: of(450n) });
  const refused = await player.ask('unsettle', { betId: 'b10' });
  expect(refused).toEqual({ ok: false, code: 'funds_spent', balance: '50' });
  expect(await player.pockets()).toEqual({ cash: 50n, bonus: 0n });
});

test('refuses more than the balance and tells the true one', async () => {
  const player = await given({ cash: 500n });
  await player.ask('bet', { amount: of(200n) });
  const refused = await player.ask('bet', { txId: 'poor', amount: of(301n) });
  expect(refused).toEqual({ ok: false, code: 'insufficient_funds', balance: '300' });
});

test('MONEY-16 two hundred bets of the whole balance in two processes: one is taken', async () => {
  const player = await given({ cash: 1_000n });
  const other = openPlay(t.world);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      perform(
        i % 2 ? t.play : other.play,
        commandOf('bet', { txId: newTx(), memberId: player.memberId, amount: of(1_000n) }),
      ),
    ),
  );
  await other.close();
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
  expect(await player.pockets()).toEqual({ cash: 0n, bonus: 0n });
});

test('a string of shots is taken when its dearest moment was covered', async () => {
  const player = await given({ cash: 100n });
  const shots = { amount: of(250n), payout: of(240n) };
  const within = await player.ask('bet-and-settle', { ...shots, minBalance: of(100n) });
  expect(within).toMatchObject({ ok: true, moved: '-10', balance: '90', status: 'settled' });
  const beyond = await player.ask('bet-and-settle', { ...shots, minBalance: of(91n) });
  expect(beyond).toMatchObject({ ok: false, code: 'insufficient_funds', balance: '90' });
});

test('one rollback takes back a bet that came with its result', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet-and-settle', { txId: 'b11', amount: of(100n), payout: of(300n) });
  await player.ask('rollback', { betId: 'b11' });
  expect(await player.pockets()).toEqual({ cash: 1_000n, bonus: 0n });
});

test('several wins of one bet are paid until the last', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b12', amount: of(100n) });
  const first = await player.ask('settle', { betId: 'b12', amount: of(50n), isFinal: false });
  expect(first.status).toBe('running');
  expect(await player.ask('settle', { betId: 'b12', amount: of(70n) })).toMatchObject({
    balance: '1020',
    status: 'settled',
  });
  const again = await player.ask('settle', { betId: 'b12', amount: of(120n) });
  expect(again).toMatchObject({ code: 'already_settled', balance: '1020' });
});

test('a stake is made larger, smaller, partly returned and wholly returned', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b13', amount: of(100n) });
  const stakeTo = (units: bigint) =>
    player.ask('adjust', { betId: 'b13', change: { stakeTo: of(units) } });
  expect(await stakeTo(250n)).toMatchObject({ balance: '750' });
  expect(await stakeTo(200n)).toMatchObject({ balance: '800' });
  expect(await stakeTo(2_000n)).toMatchObject({ code: 'insufficient_funds', balance: '800' });
  const part = await player.ask('return-stake', { betId: 'b13', amount: of(50n) });
  expect(part).toMatchObject({ balance: '850', status: 'running' });
  const more = await player.ask('return-stake', { betId: 'b13', amount: of(151n) });
  expect(more).toMatchObject({ code: 'stake_exceeded' });
  const rest = await player.ask('return-stake', { betId: 'b13', amount: 'all' });
  expect(rest).toMatchObject({ balance: '1000', status: 'void' });
});

test('what was not played of a stake goes back with the result, and is no part of the bet', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'unplayed', amount: of(100n) });
  const settle = (txId: string, returned: bigint) =>
    player.ask('settle', { txId, betId: 'unplayed', amount: of(30n), returned: of(returned) });
  expect(await settle('unplayed-all', 100n)).toMatchObject({
    code: 'stake_exceeded',
    balance: '900',
  });
  const settled = { balance: '970', moved: '70', status: 'settled' };
  expect(await settle('unplayed-part', 40n)).toMatchObject(settled);
  expect(await settle('unplayed-part', 40n)).toMatchObject(settled);
  expect(await settle('unplayed-part', 41n)).toMatchObject({ code: 'repeated_differently' });
  const bet = t.world.db.selectFrom('play_bet').select(['stake_cash', 'payout_cash']);
  expect(await bet.where('ref', '=', 'unplayed').executeTakeFirst()).toEqual({
    stake_cash: 60n,
    payout_cash: 30n,
  });
});

test('an adjustment without a bet changes cash and never below zero', async () => {
  const player = await given({ cash: 100n });
  const by = (units: bigint) => player.ask('adjust', { betId: null, change: { by: of(units) } });
  expect(await by(50n)).toMatchObject({ balance: '150' });
  expect(await by(-120n)).toMatchObject({ balance: '30' });
  expect(await by(-31n)).toMatchObject({ code: 'funds_spent', balance: '30' });
});

test('a tip is given and taken back, a cancelled one never arrives', async () => {
  const player = await given({ cash: 100n });
  await player.ask('tip', { txId: 'tip1', amount: of(20n) });
  expect(await player.ask('cancel-tip', { betId: 'tip1' })).toMatchObject({ balance: '100' });
  await player.ask('cancel-tip', { betId: 'tip2' });
  expect(await player.ask('tip', { txId: 'tip2', amount: of(20n) })).toMatchObject({
    code: 'bet_void',
  });
});

test('all goes to the table and what is left comes back, once', async () => {
  const player = await given({ cash: 700n, bonus: 300n });
  const out = await player.ask('wallet-out', { txId: 'out1', amount: 'all' });
  expect(out).toMatchObject({ moved: '-1000', balance: '0' });
  expect(await player.ask('wallet-in', { betId: 'out1', amount: of(500n) })).toMatchObject({
    balance: '500',
  });
  expect(await player.pockets()).toEqual({ cash: 350n, bonus: 150n });
  expect(await player.ask('wallet-in', { betId: 'out1', amount: of(500n) })).toMatchObject({
    code: 'already_settled',
  });
});

test('a promotion, a jackpot and free spins are paid in cash', async () => {
  const player = await given({ cash: 0n });
  for (const reason of ['promo', 'jackpot', 'free-spin'] as const) {
    await player.ask('payout', { reason, amount: of(10n) });
  }
  expect(await player.pockets()).toEqual({ cash: 30n, bonus: 0n });
});

test('a settle before its bet waits for it: later, the same call is taken', async () => {
  const player = await given({ cash: 1_000n });
  const win = { txId: 'w14', betId: 'b14', amount: of(500n) };
  expect(await player.ask('settle', win)).toMatchObject({ code: 'bet_unknown' });
  await player.ask('bet', { txId: 'b14', amount: of(100n) });
  expect(await player.ask('settle', win)).toMatchObject({ ok: true, balance: '1400' });
});

test('the bet of another player is not spoken of', async () => {
  const [owner, other] = [await given({ cash: 100n }), await given({ cash: 100n })];
  await owner.ask('bet', { txId: 'b15', amount: of(100n) });
  expect(await other.ask('rollback', { betId: 'b15' })).toMatchObject({ code: 'bet_of_another' });
});

test('a blocked player and a closed vendor stop bets and nothing else', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b16', amount: of(100n) });
  await player.ask('bet', { txId: 'b17', amount: of(100n) });
  await block(player.memberId);
  expect(await player.ask('bet', { amount: of(1n) })).toMatchObject({ code: 'member_blocked' });
  const vendor = { ...VENDOR, isOpen: false };
  const closed: Command['vendor'] = vendor;
  expect(await player.ask('bet', { amount: of(1n), vendor: closed })).toMatchObject({
    code: 'vendor_closed',
  });
  expect(await player.ask('settle', { betId: 'b16', amount: of(500n), vendor })).toMatchObject({
    balance: '1300',
  });
  expect(await player.ask('rollback', { betId: 'b17', vendor })).toMatchObject({
    balance: '1400',
  });
});

test('a larger stake is a bet: a blocked player and a closed vendor stop it', async () => {
  const player = await given({ cash: 1_000n });
  await player.ask('bet', { txId: 'b18', amount: of(100n) });
  const closed = { ...VENDOR, isOpen: false };
  const stakeTo = (units: bigint, vendor: Command['vendor'] = VENDOR) =>
    player.ask('adjust', { betId: 'b18', vendor, change: { stakeTo: of(units) } });
  expect(await stakeTo(200n, closed)).toMatchObject({ code: 'vendor_closed' });
  await block(player.memberId);
  expect(await stakeTo(200n)).toMatchObject({ code: 'member_blocked', balance: '900' });
  expect(await stakeTo(50n, closed)).toMatchObject({ ok: true, balance: '950' });
});

test('SAFE-08 a string of shots ahead of its cash gets that back as cash, the rest as bonus', async () => {
  const player = await given({ cash: 20n, bonus: 100n });
  const shots = { amount: of(150n), payout: of(100n), minBalance: of(120n) };
  expect(await player.ask('bet-and-settle', shots)).toMatchObject({ ok: true, balance: '70' });
  expect(await player.pockets()).toEqual({ cash: 4n, bonus: 66n });
  const bonusOnly = await given({ bonus: 100n });
  await bonusOnly.ask('bet-and-settle', { ...shots, minBalance: of(100n) });
  expect(await bonusOnly.pockets()).toEqual({ cash: 0n, bonus: 50n });
});

test('who is not there, or not in this currency, is told so', async () => {
  const stranger = playerOf(t.world.newId('mem'));
  expect(await stranger.ask('bet', { amount: of(1n) })).toMatchObject({ code: 'member_unknown' });
  const player = await given({ cash: 10n });
  expect(await player.ask('bet', { amount: of(1n), currency: 'USD' })).toMatchObject({
    code: 'currency_wrong',
  });
});
