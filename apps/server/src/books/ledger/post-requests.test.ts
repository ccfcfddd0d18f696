import { minor } from '@baize/std/money';
import { afterEach, expect, test } from 'vitest';
import { givenMember } from '../../testing/ledger.ts';
import { useWorld } from '../../testing/world.ts';
import { getBalance } from './accounts.ts';
import { lockFunds, postRequests, spendable } from './post-requests.ts';
import { listTransfersOf } from './post-transfer.ts';
import { listUnbalanced } from './trial-balance.ts';

const t = useWorld();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const at = () => t.world.clock.now();
let keys = 0;
const newKey = () => `many-${++keys}`;

test('many transfers at once, each under its own key, and one can give what another brought', async () => {
  const first = await givenMember(t.world, minor(100n));
  const second = await givenMember(t.world);
  const third = await givenMember(t.world);
  const asked = [newKey(), newKey()] as const;
  await t.world.db.transaction().execute((tx) =>
    postRequests(tx, {
      at: at(),
      transfers: [
        {
          requestKey: asked[0],
          from: first.cash,
          to: second.cash,
          amount: minor(70n),
          reason: 'a',
        },
        {
          requestKey: asked[1],
          from: second.cash,
          to: third.cash,
          amount: minor(70n),
          reason: 'b',
        },
      ],
    }),
  );
  const held = [first, second, third].map(({ cash }) => getBalance(t.world.db, cash));
  expect(await Promise.all(held)).toEqual([30n, 0n, 70n]);
  const [transfer] = await t.world.db.transaction().execute((tx) => listTransfersOf(tx, asked[1]));
  expect(transfer).toMatchObject({ reason: 'b', amount: 70n, fromBalance: 0n, toBalance: 70n });
});

test('too little for one of them, or a key that was used, moves nothing at all', async () => {
  const payer = await givenMember(t.world, minor(100n));
  const payee = await givenMember(t.world);
  const post = (keysOf: readonly string[], amount: bigint) =>
    t.world.db.transaction().execute((tx) =>
      postRequests(tx, {
        at: at(),
        transfers: keysOf.map((requestKey) => ({
          requestKey,
          from: payer.cash,
          to: payee.cash,
          amount: minor(amount),
          reason: 'paid',
        })),
      }),
    );
  await expect(post([newKey(), newKey()], 60n)).rejects.toThrow('insufficient_funds');
  const used = newKey();
  await post([used], 10n);
  await expect(post([newKey(), used], 10n)).rejects.toThrow('no key is used twice');
  expect(await getBalance(t.world.db, payer.cash)).toBe(90n);
});

test.each([
  ['and locked once more', false],
  ['and not looked at again', true],
])('funds that are locked, %s, are there until the transaction ends', async (_, isHeld) => {
  const payer = await givenMember(t.world, minor(100n));
  const payee = await givenMember(t.world);
  const payAll = () =>
    t.world.db.transaction().execute(async (tx) => {
      const held = await lockFunds(tx, at(), [payer.cash, payee.cash, payer.cash]);
      const account = held.get(payer.cash);
      const amount = account ? spendable(account) : minor(0n);
      if (amount === 0n) return amount;
      const transfer = { from: payer.cash, to: payee.cash, amount, reason: 'paid' };
      const transfers = [{ requestKey: newKey(), ...transfer }];
      await postRequests(tx, { at: at(), transfers, ...(isHeld && { held }) });
      return amount;
    });
  const paid = await Promise.all([payAll(), payAll(), payAll()]);
  expect(paid.reduce<bigint>((sum, one) => sum + one, 0n)).toBe(100n);
  expect(await getBalance(t.world.db, payee.cash)).toBe(100n);
});
