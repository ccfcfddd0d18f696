import type { MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import { SECOND_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { getMember } from '../../people/members/index.ts';
import { ENGINE_PROMOTIONS, PROMOTIONS, useBonuses } from '../../testing/bonuses.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { givenPayee } from '../../testing/withdrawals.ts';
import { readSenderMeans } from '../withdrawals/index.ts';
import { sendCash } from './send-cash.ts';

const { t, given, round, count } = useBonuses([...PROMOTIONS, ...ENGINE_PROMOTIONS]);

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

/** A brand in which deposits need not be bet before they leave. */
const NO_TURNOVER = 0n;

async function send(from: MemberId, to: MemberId, amount: bigint): Promise<void> {
  await t.world.db.transaction().execute(async (tx) => {
    const sending = {
      id: t.world.newId('upt'),
      from: await getMember(tx, from),
      to: await getMember(tx, to),
      amount: minor(amount),
      reason: 'upline_sent',
      at: t.world.clock.now(),
    } as const;
    await sendCash(tx, sending, NO_TURNOVER);
  });
}

const sendable = async (memberId: MemberId) => {
  const member = await getMember(t.world.db, memberId);
  return (await readSenderMeans(t.world.db, { member, times: NO_TURNOVER })).sendable;
};

test('REW-10 a deposit with a bonus leaves by no other hand before it was staked once', async () => {
  const { memberId } = await givenPayee(t.world, { cash: 20_000n });
  const other = await givenMember(t.world, {});
  const { pay } = await given({ promotion: 'tenfold', amount: '30000' }, memberId);
  await pay(30_000n);
  t.world.clock.advance(SECOND_MS);
  expect(await sendable(memberId)).toBe(ZERO);
  await expect(send(memberId, other, 100n)).rejects.toThrow('amount_locked');
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 50_000n, bonus: 15_000n });
  await round(memberId, 30_000n, 30_000n);
  await count();
  expect(await sendable(memberId)).toBe(50_000n);
  await send(memberId, other, 50_000n);
  expect(await pocketsOf(t.world, memberId)).toEqual({ cash: 0n, bonus: 15_000n });
});

test('TICK-03 nothing is sent to others while something is owed', async () => {
  const memberId = await givenMember(t.world, { cash: 10_000n });
  const other = await givenMember(t.world, {});
  const at = t.world.clock.now();
  const debt = { vendor: 'book', bet_ref: 'tkt_1', member_id: memberId, currency: 'THB' };
  await t.world.db
    .insertInto('receivables_debt')
    .values({ ...debt, owed: minor(1n), created_at: at, changed_at: at })
    .execute();
  expect(await sendable(memberId)).toBe(ZERO);
  await expect(send(memberId, other, 100n)).rejects.toThrow('amount_locked');
  expect((await pocketsOf(t.world, memberId)).cash).toBe(10_000n);
});
