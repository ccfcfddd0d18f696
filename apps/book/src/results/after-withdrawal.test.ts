import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { collectDebts, sumOwed } from '../../../server/src/play/receivables/index.ts';
import { commandOf, perform } from '../../../server/src/testing/play.ts';
import { givenPayee, moneyOf, openWindow } from '../../../server/src/testing/withdrawals.ts';
import { askAsPlatform, boardOf, openDraw, settleWith } from '../testing/draws.ts';
import { seatKnown, usePlatform } from '../testing/platform.ts';
import { bet } from '../testing/seat.ts';

const p = usePlatform();

test('TICK-03 corrected after payout and withdrawal, the rest is owed and no more is withdrawn until it is paid', async () => {
  const window = openWindow(p.world);
  const payee = await givenPayee(p.world, { cash: 100n });
  const { memberId } = payee;
  const seat = await seatKnown(p, memberId);
  const draw = await openDraw(p);
  const { value: ticket } = await seat.place(draw.drawId, [bet('top-3', ['123'])]);
  await settleWith(p, draw, '12345');
  expect(await window.request(payee, 70_000n)).toMatchObject({ message: null });
  expect(await moneyOf(p.world, memberId)).toEqual({ cash: 10_000n, held: 70_000n });

  const { drawId } = draw;
  const proposal = { drawId, by: 'ann', board: boardOf('99945') };
  const { value } = await askAsPlatform<{ digest: string }>(p, 'propose-correction', proposal);
  const { digest } = value;
  const reason = 'the board was misread';
  await askAsPlatform(p, 'confirm-correction', { drawId, by: 'ben', digest, reason });
  await p.turn();
  // What is on its way to the bank goes its way; no balance is below zero.
  expect(await moneyOf(p.world, memberId)).toEqual({ cash: 0n, held: 70_000n });
  expect(await sumOwed(p.world.db, memberId)).toBe(70_000n);
  expect((await seat.ticket(ticket.ticketId)).value.settlements).toMatchObject([
    { resultVersion: 1, payout: '80000' },
    { resultVersion: 2, before: '80000', payout: '0', correctedWhy: reason },
  ]);

  const gift = { txId: 'after-all', memberId, amount: minor(100_000n) };
  await perform(p.play, commandOf('payout', gift));
  expect(await window.request(payee, 20_000n)).toMatchObject({
    message: 'amount_locked',
    value: { withdrawable: '0' },
  });
  await collectDebts({ world: p.world, play: p.play });
  expect(await sumOwed(p.world.db, memberId)).toBe(0n);
  expect(await window.request(payee, 20_000n)).toMatchObject({ message: null });
  expect(await moneyOf(p.world, memberId)).toEqual({ cash: 10_000n, held: 90_000n });
});
