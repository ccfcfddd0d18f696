import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { memberOf, useDeposits } from '../../testing/deposits.ts';
import { givenMember } from '../../testing/play.ts';

const t = useDeposits();

let counted = 0;
const create = (memberId: MemberId) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit', {
    requestKey: `paused-${(counted += 1)}`,
    method: 'promptpay',
    amount: '50000',
  });

/** So many orders that the provider said have failed, a second apart. */
async function failDeposits(memberId: MemberId, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const { message, value } = await create(memberId);
    expect(message).toBeNull();
    t.world.clock.advance(SECOND_MS);
    await t.world.db
      .updateTable('deposits_order')
      .set({ status: 'failed', changed_at: t.world.clock.now() })
      .where('id', '=', value.orderId as never)
      .execute();
  }
}

test('item 50: five failed deposits within ten minutes pause deposits for ten, ten within a day for a day', async () => {
  const memberId = await givenMember(t.world);
  await failDeposits(memberId, 4);
  const { message } = await create(memberId);
  expect(message).toBeNull();
  const quick = await givenMember(t.world);
  await failDeposits(quick, 5);
  expect(await create(quick)).toMatchObject({ message: 'deposit_paused' });
  t.world.clock.advance(10 * MINUTE_MS - SECOND_MS);
  expect(await create(quick)).toMatchObject({ message: 'deposit_paused' });
  t.world.clock.advance(SECOND_MS);
  await failDeposits(quick, 5);
  t.world.clock.advance(HOUR_MS);
  expect(await create(quick)).toMatchObject({ message: 'deposit_paused' });
  t.world.clock.advance(DAY_MS - HOUR_MS);
  expect(await create(quick)).toMatchObject({ message: null });
  // Whoever is paused stops nobody else.
  expect(await create(await givenMember(t.world))).toMatchObject({ message: null });
});
