import { expect, test } from 'vitest';
import { givenMember, pocketsOf, usePlay } from '../../testing/play.ts';
import { givenKey, givenVendor, openDoor, sendSigned } from '../../testing/vendors.ts';
import { issuePlayToken } from '../play/index.ts';

const t = usePlay();

async function openShop(code: string) {
  await givenVendor(t.world, { code });
  const key = await givenKey(t.world, code);
  const door = await openDoor(t.world, t.play);
  const ask = async (call: string, body: object) =>
    (await sendSigned(t.world, door.url, { ...key, call, body })).body;
  const seat = async (cash: bigint) => {
    const memberId = await givenMember(t.world, { cash });
    const launch = await t.world.db
      .transaction()
      .execute((tx) =>
        issuePlayToken(t.world, tx, { memberId, vendor: code, game: null, currency: 'THB' }),
      );
    const { value } = await ask('authenticate', { token: launch, requestId: `r-${memberId}` });
    const bet = (txId: string, amount: string) =>
      ask('bet', { txId, memberId, currency: 'THB', token: value['token'], amount });
    return { memberId, bet, token: value['token'] };
  };
  return { ask, seat, close: door.close };
}

test('LOTT-11 a batch answers each result for itself, in order, and told again pays nothing more', async () => {
  const { ask, seat, close } = await openShop('batching');
  const players = [await seat(1_000n), await seat(1_000n), await seat(1_000n)];
  for (const [place, { bet }] of players.entries()) await bet(`bet-${place}`, '100');
  const [first, second, third] = players.map(({ memberId }) => memberId);
  const items = [
    {
      call: 'settle',
      txId: 'bet-0',
      betId: 'bet-0',
      memberId: first,
      currency: 'THB',
      amount: '500',
    },
    {
      call: 'settle',
      txId: 'bet-9',
      betId: 'bet-9',
      memberId: second,
      currency: 'THB',
      amount: '1',
    },
    {
      call: 'settle',
      txId: 'bet-1',
      betId: 'bet-1',
      memberId: second,
      currency: 'THB',
      amount: 'x',
    },
    { call: 'rollback', txId: 'bet-2', betId: 'bet-2', memberId: third, currency: 'THB' },
  ];
  for (let time = 0; time < 2; time++) {
    const { value } = await ask('batch', { items });
    expect(value['answers']).toMatchObject([
      { success: true, value: { balance: '1400', status: 'settled' } },
      { success: false, message: 'bet_unknown' },
      { success: false, message: 'amount_invalid' },
      { success: true, value: { balance: '1000', status: 'void' } },
    ]);
  }
  expect(await ask('batch', { items: [] })).toMatchObject({ message: 'request_invalid' });
  const many = Array.from({ length: 501 }, () => items[0]);
  expect(await ask('batch', { items: many })).toMatchObject({ message: 'request_invalid' });
  const payouts = [{ ...items[0], call: 'payout' }];
  expect(await ask('batch', { items: payouts })).toMatchObject({ message: 'request_invalid' });
  await close();
});

test('TICK-01 bets of a batch are taken each for itself, and told again take nothing more', async () => {
  const { ask, seat, close } = await openShop('betting');
  const rich = await seat(1_000n);
  const poor = await seat(50n);
  const of = (player: typeof rich, txId: string) => ({
    call: 'bet',
    txId,
    memberId: player.memberId,
    currency: 'THB',
    token: player.token,
    amount: '100',
  });
  const items = [
    of(rich, 'a'),
    of(poor, 'b'),
    { ...of(rich, 'c'), token: 'x'.repeat(43) },
    of(rich, 'd'),
  ];
  for (let time = 0; time < 2; time++) {
    const { value } = await ask('batch', { items });
    expect(value['answers']).toMatchObject([
      { success: true, value: { balance: '900', status: 'running' } },
      { success: false, message: 'insufficient_funds' },
      { success: false, message: 'token_unknown' },
      { success: true, value: { balance: '800', status: 'running' } },
    ]);
  }
  expect(await pocketsOf(t.world, rich.memberId)).toMatchObject({ cash: 800n });
  expect(await pocketsOf(t.world, poor.memberId)).toMatchObject({ cash: 50n });
  await close();
});

test('what is owed is taken as far as it is there, told twice it counts once', async () => {
  const { ask, seat, close } = await openShop('owing');
  const { memberId, bet } = await seat(100n);
  await bet('b', '100');
  const about = { memberId, currency: 'THB', betId: 'b' };
  await ask('settle', { ...about, txId: 'b', amount: '500' });
  await bet('c', '300');
  expect(await ask('resettle', { ...about, txId: 'b:v2', amount: '0' })).toMatchObject({
    message: 'funds_spent',
  });
  const owe = { ...about, txId: 'b:v2', amount: '500' };
  for (let time = 0; time < 2; time++) {
    expect((await ask('owe', owe)).value).toEqual({ owed: '300' });
    expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 0n });
  }
  // The vendor forgives the rest.
  expect((await ask('owe', { ...owe, txId: 'b:v3', amount: '0' })).value).toEqual({ owed: '0' });
  await close();
});

test('TICK-11 whether a player may go on is told without a token', async () => {
  const { ask, seat, close } = await openShop('asking');
  const { memberId } = await seat(100n);
  const about = { memberId, currency: 'THB' };
  expect((await ask('may-bet', about)).value).toEqual({
    mayBet: true,
    reason: null,
    isOpen: true,
  });
  await t.world.db
    .updateTable('members_member')
    .set({ status: 'blocked' as never })
    .where('id', '=', memberId)
    .execute();
  expect((await ask('may-bet', about)).value).toEqual({
    mayBet: false,
    reason: 'member_blocked',
    isOpen: false,
  });
  await close();
});
