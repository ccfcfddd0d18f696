import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { readMeans } from '../../../server/src/cashier/withdrawals/index.ts';
import { getMember } from '../../../server/src/people/members/index.ts';
import { collectDebts, sumOwed } from '../../../server/src/play/receivables/index.ts';
import { commandOf, givenMember, perform } from '../../../server/src/testing/play.ts';
import {
  askAsPlatform,
  boardOf,
  openDraw,
  settleWith,
  signedCall,
  statusOf,
} from '../testing/draws.ts';
import { OWN, seatMember, usePlatform } from '../testing/platform.ts';
import { bet } from '../testing/seat.ts';
import type { CorrectionPreview } from './correct-result.ts';

const p = usePlatform();

const enter = (drawId: string, by: string, digits: string) =>
  askAsPlatform<{ status: string; differences: unknown[] }>(p, 'enter-result', {
    drawId,
    by,
    board: boardOf(digits),
  });

test('TICK-05 an official result needs two people who read the same, digit by digit', async () => {
  const draw = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  await seat.place(draw.drawId, [bet('top-3', ['123'])]);
  expect((await enter(draw.drawId, 'ann', '12345')).message).toBe('status_wrong');
  await p.setNow(draw.drawsAt);
  await p.turn();
  expect((await enter(draw.drawId, 'ann', '123')).message).toBe('board_invalid');
  expect((await enter(draw.drawId, 'ann', '12345')).value.status).toBe('entered');
  expect((await enter(draw.drawId, 'ann', '12345')).message).toBe('own_entry');
  // Another person read another digit: nothing is settled.
  const { value } = await enter(draw.drawId, 'ben', '12346');
  expect(value).toMatchObject({
    status: 'entered',
    differences: [{ place: 4, first: '5', second: '6' }],
  });
  await p.turn();
  expect(await statusOf(p, draw.drawId)).toBe('entered');
  expect((await enter(draw.drawId, 'cat', '12345')).message).toBe('entries_differ');
  await askAsPlatform(p, 'withdraw-entry', { drawId: draw.drawId, by: 'ben' });
  expect((await enter(draw.drawId, 'cat', '12345')).value.status).toBe('confirmed');
  await p.turn();
  expect(await statusOf(p, draw.drawId)).toBe('settled');
  expect(await p.cashOf(seat.memberId)).toBe(900n + 80_000n);
});

test('TICK-05 nobody but the platform enters a result, and not by a call that was made before', async () => {
  const response = await fetch(`${p.url}/platform/v1/void-draw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': 'ab'.repeat(32) },
    body: '{}',
  });
  expect(response.status).toBe(401);
  const { url, headers, body } = signedCall(p, 'list-limits', {});
  const send = () => fetch(url, { method: 'POST', headers, body });
  expect((await send()).status).toBe(200);
  // The same bytes once more, as somebody would who has listened.
  expect((await send()).status).toBe(401);
});

test('TICK-04 a correction is listed before it is made, and then moves exactly that', async () => {
  const draw = await openDraw(p);
  const seats = [
    await seatMember(p, 1_000n),
    await seatMember(p, 1_000n),
    await seatMember(p, 1_000n),
  ];
  const [up, down, same] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];
  const gains = (await up.place(draw.drawId, [bet('top-3', ['456'])])).value;
  const loses = (await down.place(draw.drawId, [bet('top-3', ['123'])])).value;
  await same.place(draw.drawId, [bet('top-3', ['999'])]);
  await settleWith(p, draw, '12345');
  expect(await p.cashOf(down.memberId)).toBe(80_900n);

  const correction = { drawId: draw.drawId, board: boardOf('45645') };
  const { value: preview } = await askAsPlatform<CorrectionPreview>(
    p,
    'preview-correction',
    correction,
  );
  expect(preview.changes.toSorted((a, b) => Number(a.after) - Number(b.after))).toEqual([
    { ticketId: loses.ticketId, player: down.memberId, before: '80000', after: '0' },
    { ticketId: gains.ticketId, player: up.memberId, before: '0', after: '80000' },
  ]);
  expect(preview.total).toBe('0');
  expect(await statusOf(p, draw.drawId)).toBe('settled');

  await askAsPlatform(p, 'propose-correction', { ...correction, by: 'ann' });
  const confirm = (by: string, digest: string) =>
    askAsPlatform(p, 'confirm-correction', { drawId: draw.drawId, by, digest, reason: 'misread' });
  expect((await confirm('ann', preview.digest)).message).toBe('own_entry');
  expect((await confirm('ben', '0'.repeat(64))).message).toBe('preview_outdated');
  expect((await confirm('ben', preview.digest)).message).toBe(null);
  await p.turn();
  expect(await p.cashOf(up.memberId)).toBe(80_900n);
  expect(await p.cashOf(down.memberId)).toBe(900n);
  expect(await p.cashOf(same.memberId)).toBe(900n);
  const { value } = await down.ticket(loses.ticketId);
  expect(value).toMatchObject({ payout: '0', resultVersion: 2 });
  expect(value.settlements).toMatchObject([
    { resultVersion: 1, payout: '80000', correctedWhy: null },
    { resultVersion: 2, before: '80000', payout: '0', correctedWhy: 'misread' },
  ]);
});

test('TICK-03 what a correction cannot take back is owed, blocks withdrawal and is collected later', async () => {
  const draw = await openDraw(p);
  const seat = await seatMember(p, 100n);
  await seat.place(draw.drawId, [bet('top-3', ['123'])]);
  await settleWith(p, draw, '12345');
  expect(await p.cashOf(seat.memberId)).toBe(80_000n);
  const { memberId } = seat;
  const spend = (txId: string, amount: bigint, payout = 0n) =>
    perform(
      p.play,
      commandOf('bet-and-settle', { txId, memberId, amount: minor(amount), payout: minor(payout) }),
    );
  expect(await spend('spent-1', 70_000n)).toMatchObject({ ok: true });

  const correction = { drawId: draw.drawId, board: boardOf('99945') };
  const { value } = await askAsPlatform<CorrectionPreview>(p, 'propose-correction', {
    ...correction,
    by: 'ann',
  });
  const { digest } = value;
  await askAsPlatform(p, 'confirm-correction', {
    drawId: draw.drawId,
    by: 'ben',
    digest,
    reason: 'misread',
  });
  await p.turn();
  expect(await statusOf(p, draw.drawId)).toBe('settled');
  // What was there is taken, the rest is owed; no balance is below zero.
  expect(await p.cashOf(memberId)).toBe(0n);
  expect(await sumOwed(p.world.db, memberId)).toBe(70_000n);

  // What comes in is looked at first for what is owed, and none of it can leave before.
  const rich = await givenMember(p.world, {});
  expect(await sumOwed(p.world.db, rich)).toBe(0n);
  await perform(p.play, commandOf('payout', { txId: 'gift-1', memberId, amount: minor(100_000n) }));
  const means = async () => {
    const member = await getMember(p.world.db, memberId);
    return readMeans(p.world.db, { member, times: 1n });
  };
  expect(await means()).toMatchObject({ owed: 70_000n, withdrawable: 0n, cash: 100_000n });
  await collectDebts({ world: p.world, play: p.play });
  await collectDebts({ world: p.world, play: p.play });
  expect(await means()).toMatchObject({ owed: 0n, withdrawable: 30_000n, cash: 30_000n });

  // A correction of the correction is reckoned from what was really paid.
  const back = { drawId: draw.drawId, board: boardOf('12345') };
  const again = await askAsPlatform<CorrectionPreview>(p, 'propose-correction', {
    ...back,
    by: 'cat',
  });
  await askAsPlatform(p, 'confirm-correction', {
    drawId: draw.drawId,
    by: 'ann',
    digest: again.value.digest,
    reason: 'it was right',
  });
  await p.turn();
  expect(await p.cashOf(memberId)).toBe(110_000n);
});

test('TICK-06 a draw that is void returns every stake once and keeps who and why; a settled one stays', async () => {
  const draw = await openDraw(p);
  const seats = [await seatMember(p, 1_000n), await seatMember(p, 1_000n)];
  for (const seat of seats) await seat.place(draw.drawId, [bet('top-2', ['12', '13'])]);
  const voiding = { drawId: draw.drawId, by: 'ann', reason: 'the machine broke' };
  expect((await askAsPlatform(p, 'void-draw', voiding)).message).toBe(null);
  expect((await askAsPlatform(p, 'void-draw', voiding)).message).toBe(null);
  await p.turn();
  await p.turn();
  for (const { memberId } of seats) expect(await p.cashOf(memberId)).toBe(1_000n);
  const steps = await askAsPlatform<{ to: string; by: string; reason: string }[]>(p, 'list-steps', {
    drawId: draw.drawId,
  });
  expect(steps.value.at(-1)).toMatchObject({ to: 'void', by: 'ann', reason: 'the machine broke' });
  expect((await seats[0]?.place(draw.drawId, [bet('top-2', ['12'])]))?.message).toBe('draw_closed');

  const other = await openDraw(p);
  await settleWith(p, other, '12345');
  const refused = await askAsPlatform(p, 'void-draw', { ...voiding, drawId: other.drawId });
  expect(refused).toMatchObject({ status: 409, message: 'status_wrong' });
});

test('TICK-06 a draw follows its arrows, whoever asks the database', async () => {
  const { drawId } = await openDraw(p, OWN);
  const step = (status: string) =>
    p.tables('update draw set status = $2 where id = $1', [drawId, status]);
  for (const status of ['settled', 'confirmed', 'scheduled', 'entered']) {
    await expect(step(status)).rejects.toThrow(/does not go from selling/);
  }
  await expect(p.tables(`update draw_step set reason = 'other'`)).rejects.toThrow(/never changed/);
});
