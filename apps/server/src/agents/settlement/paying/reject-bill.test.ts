import { rejectBill } from '@baize/contract/settlement-run';
import { DAY_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import { listUnbalanced } from '../../../books/ledger/index.ts';
import { givenAgent } from '../../../testing/agents.ts';
import { openSeededCatalogue } from '../../../testing/catalogue.ts';
import { callerOf, givenOperator } from '../../../testing/operator.ts';
import {
  billsTo,
  cash,
  closeTo,
  give,
  givenAgreed,
  givenCounted,
  listWrongSums,
  moment,
  movedForBills,
  optionsOf,
  paidOfBills,
} from '../../../testing/settlement.ts';
import { useWorld } from '../../../testing/world.ts';
import { settlementRoutes } from '../routes.ts';
import { runSettlement } from '../runs/run-settlement.ts';
import { payBills } from './pay-bills.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const options = optionsOf();
const OWED = 6_000n;
let day = moment('2026-08-01T00:00:00+07:00');

/** An agent with just enough to pay the one below for a day of its own, which is billed. */
async function givenOwing() {
  day = later(day, DAY_MS);
  const span = { from: day, to: later(day, DAY_MS) };
  const payer = await givenAgent(t.world);
  const payee = await givenAgent(t.world, payer.id);
  await giveRate(payer.id, payee.id, span);
  await give(t.world, payer.id, OWED);
  await givenCounted(t.world, [{ member: payee.id, at: day, validBets: 1_000_000n }]);
  await closeTo(t.world, span.to);
  await runSettlement(t.world, options, { kind: 'daily', period: 'day', ...span });
  return { payer, payee };
}

type Agreed = Parameters<typeof givenAgreed>[1];

const giveRate = (
  payer: Agreed['payer'],
  payee: Agreed['payee'],
  span: Pick<Agreed, 'from' | 'to'>,
) => givenAgreed(t.world, { payer, payee, kind: 'daily', rate: 60, ...span });

test('DESK-04 paid and said not to be owed at the same moment, a bill is one of the two', async () => {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  const call = callerOf(t.world, settlementRoutes({ brand, catalogue, isOn: () => true }));
  await bus.stop();
  const { caller } = await givenOperator(t.world, 'finance');
  for (let round = 0; round < 10; round++) {
    const { payer, payee } = await givenOwing();
    const billOf = async () => (await billsTo(t.world, payee.id))[0]!;
    const wire = { billId: (await billOf()).id, reason: 'by mistake' };
    const pay = () => payBills(t.world, options);
    const [{ message }] = await Promise.all([call(caller, rejectBill, wire), pay(), pay()]);
    const isRejected = message === null;
    if (!isRejected) expect(message).toBe('bill_settled');
    if (isRejected) {
      expect(await call(caller, rejectBill, wire)).toMatchObject({
        message: 'bill_settled',
        value: { action: 'bill.rejected', reason: 'by mistake', operator: expect.any(String) },
      });
    }
    const left = isRejected ? [OWED, 0n] : [0n, OWED];
    for (const again of [async () => {}, pay]) {
      await again();
      const { status, paid } = await billOf();
      expect([status, paid]).toEqual(isRejected ? ['rejected', 0n] : ['paid', OWED]);
      expect([await cash(t.world, payer.id), await cash(t.world, payee.id)]).toEqual(left);
    }
  }
  expect(await movedForBills(t.world)).toEqual(await paidOfBills(t.world));
  expect(await listWrongSums(t.world)).toEqual([]);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});
