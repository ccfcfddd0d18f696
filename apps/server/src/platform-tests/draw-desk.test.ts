import * as corrections from '@baize/contract/draw-correction';
import * as contract from '@baize/contract/draw-desk';
import { permissionsOf } from '@baize/contract/operator-roles';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { boardOf, openDraw, statusOf } from '../../../book/src/testing/draws.ts';
import { ENTERED, OWN, seatMember, usePlatform } from '../../../book/src/testing/platform.ts';
import { bet } from '../../../book/src/testing/seat.ts';
import { drawDeskRoutes, TELL_POSTPONED, tellPostponed } from '../desk/draws/index.ts';
import { createBookLine } from '../play/book/index.ts';
import { sumOwed } from '../play/receivables/index.ts';
import { callerOf } from '../testing/operator.ts';
import { commandOf, perform } from '../testing/play.ts';
import { nameOf, useDrawDesk } from './draw-desk-people.ts';

const p = usePlatform();

const { people, call, as } = useDrawDesk(p);

const enter = (who: 'ann' | 'ben' | 'cat', drawId: string, digits: string) =>
  as(who, contract.enterDrawResult, { drawId, board: boardOf(digits) });

async function awaitResult(draw: { drawsAt: Date }): Promise<void> {
  await p.setNow(draw.drawsAt);
  await p.turn();
}

async function settle(draw: { drawId: string; drawsAt: Date }, digits: string): Promise<void> {
  await awaitResult(draw);
  await enter('ann', draw.drawId, digits);
  await enter('ben', draw.drawId, digits);
  await p.turn();
}

const linesAbout = async (subject: string) =>
  (
    await p.world.db
      .selectFrom('operators_audit')
      .select(['action', 'operator_id', 'reason'])
      .where('subject', '=', subject)
      .orderBy('number')
      .execute()
  ).map(({ action, operator_id: by, reason }) => [action, by, reason]);

test('TICK-05 two operators enter a result; what the first read is hidden until both have', async () => {
  const draw = await openDraw(p);
  const { drawId } = draw;
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, [bet('top-3', ['123'])]);
  expect((await enter('ann', drawId, '12345')).message).toBe('draw_moved_on');
  await awaitResult(draw);
  expect((await enter('ann', drawId, '1234')).message).toBe('board_invalid');
  const first = await enter('ann', drawId, '12345');
  expect(first.value).toMatchObject({ status: 'entered', enteredBy: [{ isMine: true }] });
  expect((await enter('ann', drawId, '12345')).message).toBe('own_approval');
  const seen = await as('ben', contract.readDeskDraw, { drawId });
  expect(seen.value).toMatchObject({
    enteredBy: [{ by: people.ann.name, isMine: false, board: null }],
    differences: [],
  });
  const waiting = await as('ben', contract.listDeskDraws, { view: 'waiting' });
  expect(waiting.value['draws']).toContainEqual(
    expect.objectContaining({ drawId, entries: 1, liability: '80000' }),
  );
  expect((await as('ben', contract.countDeskDraws, {})).value).toMatchObject({ draws: 1 });

  // Another digit: both are shown beside each other, and nothing is settled.
  const differs = await enter('ben', drawId, '12346');
  expect(differs.value).toMatchObject({
    status: 'entered',
    differences: [{ tier: 'numbers', place: 4, digit: 0, first: '5', second: '6' }],
    enteredBy: [{ board: boardOf('12345') }, { board: boardOf('12346') }],
  });
  await p.turn();
  expect(await statusOf(p, drawId)).toBe('entered');
  expect((await enter('cat', drawId, '12345')).message).toBe('entries_differ');
  await as('ben', contract.withdrawDrawEntry, { drawId });
  expect((await enter('ben', drawId, '12345')).value).toMatchObject({
    status: 'confirmed',
    results: [{ version: 1, enteredBy: people.ann.name, confirmedBy: people.ben.name }],
  });
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(900n + 80_000n);
  expect((await as('cat', contract.readDeskDraw, { drawId })).value).toMatchObject({
    status: 'settled',
    totals: [{ status: 'settled', tickets: 1, players: 1, stake: '100', payout: '80000' }],
  });
  const [ann, ben] = [people.ann.caller.operatorId, people.ben.caller.operatorId];
  expect(await linesAbout(drawId)).toEqual([
    ['draw.entered', ann, null],
    ['draw.entered', ben, null],
    ['draw.entry_withdrawn', ben, null],
    ['draw.entered', ben, null],
  ]);
});

test('TICK-05 who was set up within a day, and who is not trusted with it, confirms no result', async () => {
  const draw = await openDraw(p);
  await awaitResult(draw);
  await enter('ann', draw.drawId, '11111');
  await p.world.db
    .updateTable('operators_operator')
    .set({ set_up_at: p.world.clock.now() })
    .where('id', '=', people.ben.caller.operatorId)
    .execute();
  expect((await enter('ben', draw.drawId, '11111')).message).toBe('approval_too_new');
  expect(await statusOf(p, draw.drawId)).toBe('entered');
  await p.world.db
    .updateTable('operators_operator')
    .set({ set_up_at: later(p.world.clock.now(), -2 * DAY_MS) })
    .where('id', '=', people.ben.caller.operatorId)
    .execute();
  const support = { ...people.cat.caller, trusted: permissionsOf('support') };
  const wire = { drawId: draw.drawId, board: boardOf('11111') };
  expect((await call(support, contract.enterDrawResult, wire)).message).toBe('not_permitted');
  expect((await enter('ben', draw.drawId, '11111')).value).toMatchObject({ status: 'confirmed' });
});

test('TICK-03 TICK-04 a correction lists what would change, and confirmed by a second operator exactly that changes', async () => {
  const draw = await openDraw(p);
  const { drawId } = draw;
  const [up, down] = [await seatMember(p, 1_000n), await seatMember(p, 100n)];
  const gains = (await up.place(drawId, [bet('top-3', ['456'])])).value;
  const loses = (await down.place(drawId, [bet('top-3', ['123'])])).value;
  await settle(draw, '12345');
  // Most of what was won is spent before the mistake is seen.
  const spent = { txId: 'spent-at-desk', memberId: down.memberId, amount: 70_000n, payout: 0n };
  await perform(p.play, commandOf('bet-and-settle', spent as never));

  const board = boardOf('45645');
  const preview = await as('cat', corrections.previewDrawCorrection, { drawId, board });
  expect(preview.value).toMatchObject({ count: 2, paidMore: '80000', takenBack: '80000' });
  const listed = preview.value['changes'] as unknown as { ticketId: string; after: string }[];
  expect(new Map(listed.map(({ ticketId, after }) => [ticketId, after]))).toEqual(
    new Map([
      [gains.ticketId, '80000'],
      [loses.ticketId, '0'],
    ]),
  );
  expect(await p.cashOf(up.memberId)).toBe(900n);

  const reason = 'the fourth digit was misread';
  await as('ann', corrections.proposeDrawCorrection, { drawId, board, reason });
  const confirm = (who: 'ann' | 'ben', digest: string) =>
    as(who, corrections.confirmDrawCorrection, { drawId, digest });
  const digest = preview.value['digest'] as unknown as string;
  expect((await confirm('ann', digest)).message).toBe('own_approval');
  expect((await confirm('ben', '0'.repeat(64))).message).toBe('preview_outdated');
  const waiting = await as('ben', contract.listDeskDraws, { view: 'waiting' });
  expect(waiting.value['draws']).toContainEqual(
    expect.objectContaining({ drawId, isProposed: true }),
  );
  expect((await confirm('ben', digest)).message).toBe(null);
  await p.turn();
  expect(await p.cashOf(up.memberId)).toBe(80_900n);
  expect(await p.cashOf(down.memberId)).toBe(0n);
  expect(await sumOwed(p.world.db, down.memberId)).toBe(70_000n);
  const ticket = await down.ticket(loses.ticketId);
  expect(ticket.value.settlements).toMatchObject([
    { resultVersion: 1, payout: '80000' },
    { resultVersion: 2, before: '80000', payout: '0', correctedWhy: reason },
  ]);
  expect((await linesAbout(drawId)).slice(-2)).toEqual([
    ['draw.correction_proposed', people.ann.caller.operatorId, reason],
    ['draw.corrected', people.ben.caller.operatorId, reason],
  ]);

  // A proposal that is dropped changes nothing and waits for nobody.
  await as('ann', corrections.proposeDrawCorrection, { drawId, board: boardOf('12345'), reason });
  const dropped = await as('ben', corrections.dropDrawCorrection, { drawId, reason });
  expect(dropped.value).toMatchObject({ status: 'settled', proposal: null });
  expect(dropped.value['results']).toHaveLength(2);
});

test('TICK-06 DESK-04 a draw that an operator voids returns every stake once; a settled one cannot be', async () => {
  const draw = await openDraw(p);
  const { drawId } = draw;
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, [bet('top-2', ['12', '13'])]);
  const reason = 'the machine broke';
  const gone = await as('ben', contract.voidDeskDraw, { drawId, reason });
  expect(gone.value).toMatchObject({ status: 'void', isVoidable: false });
  await p.turn();
  await p.turn();
  expect(await p.cashOf(seat.memberId)).toBe(1_000n);
  const { value } = await as('cat', contract.readDeskDraw, { drawId });
  expect((value['steps'] as unknown as object[]).at(-1)).toMatchObject({
    to: 'void',
    by: people.ben.name,
    reason,
  });
  expect((await as('cat', contract.voidDeskDraw, { drawId, reason })).message).toBe(
    'not_permitted',
  );
  const other = await openDraw(p);
  await settle(other, '12345');
  const late = await as('ben', contract.voidDeskDraw, { drawId: other.drawId, reason });
  expect(late).toMatchObject({
    message: 'draw_moved_on',
    value: { action: 'draw.entered', operator: people.ben.name },
  });
  expect(await as('ann', contract.voidDeskDraw, { drawId, reason })).toMatchObject({
    message: 'draw_moved_on',
    value: { action: 'draw.void', operator: people.ben.name, reason },
  });
});

const payloadsOf = async (name: string) =>
  (
    await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${name}`.execute(p.world.db)
  ).rows.map(({ payload }) => payload);

const newsOf = async (memberId: MemberId) =>
  (
    await p.world.db
      .selectFrom('messages_message')
      .select('news')
      .where('member_id', '=', memberId)
      .execute()
  ).map(({ news }) => news);

test('TICK-06 a draw that is put off keeps its tickets, sells until its new close and tells why, who has tickets by a message', async () => {
  const draw = await openDraw(p);
  const { drawId, closesAt, drawsAt } = draw;
  const seat = await seatMember(p, 1_000n);
  await seat.place(drawId, [bet('top-3', ['123'])]);
  const hour = 3_600_000;
  const hourLater = (at: Date) => new Date(at.getTime() + hour).toISOString();
  const postpone = (to: string, reason = 'a public holiday', of = drawId) =>
    as('ben', contract.postponeDeskDraw, { drawId: of, drawsAt: to, reason });
  expect((await postpone(drawsAt.toISOString())).message).toBe('moment_invalid');
  expect((await postpone(hourLater(drawsAt))).value).toMatchObject({
    status: 'selling',
    drawsAt: hourLater(drawsAt),
    closesAt: hourLater(closesAt),
    postponedFrom: drawsAt.toISOString(),
    moves: [{ by: people.ben.name, reason: 'a public holiday' }],
  });
  expect((await seat.draw(drawId)).value.postponed).toEqual({
    from: drawsAt.toISOString(),
    reason: 'a public holiday',
  });
  const told = {
    drawId,
    drawsAt: hourLater(drawsAt),
    names: { EN: nameOf(ENTERED.code) },
    reason: 'a public holiday',
  };
  expect(await payloadsOf(TELL_POSTPONED.name)).toEqual([told]);
  const desk = { book: createBookLine(p.world, { url: p.url, vendor: 'book' }) };
  // Run again, it writes to nobody twice.
  for (const _ of [1, 2]) await tellPostponed(p.world, desk, told);
  const { drawId: _drawId, ...news } = told;
  expect(await newsOf(seat.memberId)).toMatchObject([{ kind: 'draw_postponed', ...news }]);
  await p.setNow(drawsAt);
  await p.turn();
  expect((await seat.place(drawId, [bet('top-3', ['124'])])).value.status).toBe('accepted');
  await p.setNow(hourLater(drawsAt));
  await p.turn();
  expect(await statusOf(p, drawId)).toBe('awaiting');
  // Nobody has drawn yet: it waits again, and sells nothing.
  const twice = new Date(drawsAt.getTime() + 2 * hour).toISOString();
  expect((await postpone(twice)).value).toMatchObject({ status: 'closed', drawsAt: twice });
  // Of a time that is no longer the draw's nobody hears.
  await tellPostponed(p.world, desk, { ...told, drawsAt: hourLater(new Date(hourLater(drawsAt))) });
  await tellPostponed(p.world, desk, { ...told, reason: 'late', drawsAt: drawsAt.toISOString() });
  expect(await newsOf(seat.memberId)).toHaveLength(2);
  expect((await seat.place(drawId, [bet('top-3', ['125'])])).message).toBe('draw_closed');
  await settle({ drawId, drawsAt: new Date(twice) }, '12399');
  expect(await p.cashOf(seat.memberId)).toBe(800n + 80_000n);
  expect((await postpone(hourLater(new Date(twice)))).message).toBe('draw_moved_on');
  // What comes from a seed and a named beacon is drawn when it was said.
  const own = await openDraw(p, OWN);
  expect((await postpone(hourLater(own.drawsAt), 'a pause', own.drawId)).message).toBe('not_found');
});

test('TICK-05 what the book does not answer is refused as unknown, and stays in the audit log', async () => {
  const away = callerOf(
    p.world,
    drawDeskRoutes({
      book: createBookLine(p.world, { url: 'http://127.0.0.1:9', vendor: 'book' }),
      nameOf,
      languages: ['EN'],
    }),
  );
  const wire = { drawId: 'entered-1m-20270101-0001', reason: 'nobody is there' };
  const { message } = await away(people.ben.caller, contract.voidDeskDraw, wire);
  expect(message).toBe('book_unreachable');
  expect(await linesAbout(wire.drawId)).toEqual([
    ['draw.void', people.ben.caller.operatorId, 'nobody is there'],
  ]);
});
