import * as contract from '@baize/contract/withdrawal';
import { minor } from '@baize/std/money';
import { SECOND_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { ENGINE_PROMOTIONS, PROMOTIONS, useBonuses } from '../../testing/bonuses.ts';
import { pocketsOf } from '../../testing/play.ts';
import {
  brandWith,
  givenPayee,
  moneyOf,
  openWindow,
  type Payee,
} from '../../testing/withdrawals.ts';

const bonuses = useBonuses([...PROMOTIONS, ...ENGINE_PROMOTIONS]);
const { t, given, bet, act, round, list, giveUp, count, settle } = bonuses;

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

/** 200.00 of own cash, 300.00 of a deposit, and a bonus of 150.00 that is to be bet ten times. */
async function givenBonusHolder(): Promise<Payee & { readonly bonusId: string }> {
  const payee = await givenPayee(t.world, { cash: 20_000n });
  const { pay } = await given({ promotion: 'tenfold', amount: '30000' }, payee.memberId);
  await pay(30_000n);
  t.world.clock.advance(SECOND_MS);
  const [bonus] = await list(payee.memberId);
  if (!bonus) throw new Error('there is a bonus');
  return { ...payee, bonusId: bonus.bonusId };
}

const windowOf = (terms = {}) => openWindow(t.world, brandWith(terms));

const atStakeOf = async ({ caller }: Payee) => {
  const body = { language: 'EN' };
  const { value } = await windowOf().ask(caller, contract.readWithdrawalDesk, body);
  return value['bonusAtStake'];
};

test('REW-10 a withdrawal before the deposit was staked once names the bonus it costs, and takes it only when that one is confirmed', async () => {
  const payee = await givenBonusHolder();
  const { memberId, bonusId } = payee;
  expect(await atStakeOf(payee)).toEqual({
    bonusId,
    name: 'Bonus tenfold',
    lost: '15000',
    deposit: '30000',
    toStake: '30000',
  });
  const window = windowOf();
  const other = t.world.newId('bon');
  for (const facts of [{}, { giveUp: other }]) {
    expect(await window.request(payee, 20_000n, facts)).toMatchObject({
      message: 'bonus_at_stake',
      value: { bonusId, lost: '15000', toStake: '30000' },
    });
  }
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 15_000n });
  const facts = { giveUp: bonusId, requestKey: 'key-lose-bonus' };
  const twice = [await window.request(payee, 20_000n, facts)];
  twice.push(await window.request(payee, 20_000n, facts));
  expect(twice.map(({ message }) => message)).toEqual([null, null]);
  expect(twice[0]?.value.orderId).toBe(twice[1]?.value.orderId);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 30_000n, bonus: 0n });
  expect(await moneyOf(t.world, memberId)).toEqual({ cash: 30_000n, held: 20_000n });
  expect((await list(memberId))[0]).toMatchObject({ state: 'forfeited', returned: '15000' });
});

test('REW-10 a withdrawal that is refused costs nothing, though the bonus was named', async () => {
  const payee = await givenBonusHolder();
  const facts = { giveUp: payee.bonusId };
  const { message } = await windowOf().request(payee, 20_001n, facts);
  expect(message).toBe('amount_locked');
  expect(await pocketsOf(t.world, payee.memberId)).toEqual({ cash: 50_000n, bonus: 15_000n });
  expect((await list(payee.memberId))[0]).toMatchObject({ state: 'active' });
});

test('REW-10 once the deposit was staked, to the satang, cash leaves and the open bonus stays', async () => {
  const payee = await givenBonusHolder();
  await round(payee.memberId, 29_999n, 29_999n);
  await count();
  expect(await atStakeOf(payee)).toMatchObject({ toStake: '1' });
  await round(payee.memberId, 1n, 1n);
  await count();
  expect(await atStakeOf(payee)).toBeNull();
  // Named needlessly it is not lost either.
  const { message } = await windowOf().request(payee, 50_000n, { giveUp: payee.bonusId });
  expect(message).toBeNull();
  expect(await pocketsOf(t.world, payee.memberId)).toEqual({ cash: 0n, bonus: 15_000n });
  expect((await list(payee.memberId))[0]).toMatchObject({ state: 'active', left: '15000' });
});

test('REW-10 where a deposit needs no turnover all cash can go, at the cost of the bonus', async () => {
  const payee = await givenBonusHolder();
  const window = windowOf({ depositTurnover: 0 });
  expect((await window.request(payee, 50_000n)).message).toBe('bonus_at_stake');
  const { message } = await window.request(payee, 50_000n, { giveUp: payee.bonusId });
  expect(message).toBeNull();
  expect(await pocketsOf(t.world, payee.memberId)).toEqual({ cash: 0n, bonus: 0n });
});

test('REW-09 what is told to be lost is lost, cash stays to the satang, and so it is when a bet of it wins later', async () => {
  const payee = await givenBonusHolder();
  const { memberId, bonusId } = payee;
  // 500.00 of cash and 50.00 of the bonus run.
  const running = await bet(memberId, 55_000n);
  await round(memberId, 1_000n, 3_000n);
  expect((await list(memberId))[0]).toMatchObject({ left: '12000', waitsForBets: true });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 12_000n });
  const { value } = await giveUp(memberId, bonusId);
  expect(value).toMatchObject({ state: 'forfeited', returned: '12000', left: '0' });
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 0n });
  await act('settle', memberId, { betId: running, amount: minor(110_000n) });
  await settle();
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 100_000n, bonus: 0n });
  expect((await list(memberId))[0]).toMatchObject({ returned: '22000' });
});
