import * as contract from '@baize/contract/draw-desk';
import * as limits from '@baize/contract/draw-limits';
import * as terms from '@baize/contract/draw-terms';
import { expect, test } from 'vitest';
import { openDraw } from '../../../book/src/testing/draws.ts';
import { ENTERED, OWN, seatMember, usePlatform } from '../../../book/src/testing/platform.ts';
import { ask, bet } from '../../../book/src/testing/seat.ts';
import { nameOf, useDrawDesk } from './draw-desk-people.ts';

const p = usePlatform();

const { people, as } = useDrawDesk(p);

const LIMIT = {
  lottery: ENTERED.code,
  play: 'top-3',
  ticketMax: '100000000',
  numberMax: '160000',
  drawMax: '2000000000',
  whenFull: 'closed',
  halfMax: '160000',
  reason: 'a quiet day',
};

test('TICK-12 DESK-04 a limit keeps who, when, from, to and why; above the usual it waits for a second', async () => {
  const lowered = await as('cat', limits.setDrawLimit, LIMIT);
  expect(lowered.value).toMatchObject({
    changes: [
      {
        status: 'applied',
        askedBy: people.cat.name,
        before: null,
        after: { numberMax: '160000' },
        reason: 'a quiet day',
      },
    ],
  });
  const { drawId } = await openDraw(p);
  const seats = [];
  for (let count = 0; count < 4; count++) seats.push(await seatMember(p, 1_000n));
  const placed = await Promise.all(
    seats.map((seat) => seat.place(drawId, [bet('top-3', ['123'])])),
  );
  expect(placed.filter(({ value }) => value.status === 'accepted')).toHaveLength(2);
  expect(placed.filter(({ message }) => message === 'number_full')).toHaveLength(2);
  const board = await as('cat', limits.readDrawExposure, { drawId });
  expect(board.value).toMatchObject({
    total: '160000',
    totalMax: '2000000000',
    numbers: [
      { play: 'top-3', number: '123', liability: '160000', most: '160000', state: 'closed' },
    ],
  });

  const large = { ...LIMIT, numberMax: '60000000', halfMax: '60000000', reason: 'a big draw' };
  const asked = await as('cat', limits.setDrawLimit, large);
  const [change] = asked.value['changes'] as unknown as { changeId: string; status: string }[];
  expect(change).toMatchObject({ status: 'waiting', before: { numberMax: '160000' } });
  expect((await as('cat', limits.setDrawLimit, large)).message).toBe('limit_waits');
  expect((await as('ann', contract.countDeskDraws, {})).value).toMatchObject({ limits: 1 });
  const decide = (who: 'ann' | 'cat', decision: string) =>
    as(who, limits.decideDrawLimit, { changeId: change?.changeId ?? '', decision });
  expect((await decide('cat', 'apply')).message).toBe('own_approval');
  const full = await seats[0]?.place(drawId, [bet('top-3', ['123'])]);
  expect(full?.message).toBe('number_full');
  expect((await decide('ann', 'apply')).value).toMatchObject({
    limits: expect.arrayContaining([
      expect.objectContaining({ lottery: ENTERED.code, numberMax: '60000000' }),
    ]) as unknown,
    changes: [{ status: 'applied', askedBy: people.cat.name, decidedBy: people.ann.name }, {}],
  });
  expect(await decide('ann', 'apply')).toMatchObject({
    message: 'draw_moved_on',
    value: { action: 'draw.limit_agreed', operator: people.ann.name },
  });
  const again = await seats[0]?.place(drawId, [bet('top-3', ['123'])]);
  expect(again?.value.status).toBe('accepted');
  await expect(p.tables(`update limit_change set reason = 'other'`)).rejects.toThrow(/never/);
});

test('LOTT-03 LOTT-04 an operator reads when each lottery is drawn and closes, and what its plays pay', async () => {
  const { value } = await as('cat', terms.readDrawTerms, { lottery: ENTERED.code });
  expect(value).toMatchObject({ lottery: ENTERED.code, prizes: [{ mode: 'LOTT' }] });
  const { lotteries, prizes } = value as unknown as terms.DrawTerms;
  expect(lotteries.find(({ code }) => code === OWN)).toMatchObject({
    name: nameOf(OWN),
    kind: 'own',
    modes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
    schedule: { kind: 'every', everyS: 60, saleS: 50, closedS: 5 },
  });
  // A board of three digits in order: one of 1,000, and it pays 800.
  expect(prizes[0]?.plays).toContainEqual({
    play: 'top-3',
    least: '800',
    most: '800',
    returnsLeast: '80',
    returnsMost: '80',
  });
  expect((await as('cat', terms.readDrawTerms, {})).value).toMatchObject({ lottery: OWN });
  expect((await as('cat', terms.readDrawTerms, { lottery: 'nobody-1m' })).message).toBe(
    'not_found',
  );
});

test('TICK-12 a number is closed, half and open again by an operator, and says so before the bet', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const set = (number: string, state: string) =>
    as('cat', limits.setDrawNumber, {
      lottery: ENTERED.code,
      play: 'top-3',
      number,
      state,
      reason: 'everybody dreams of it',
    });
  expect((await set('5555', 'closed')).message).toBe('limit_invalid');
  expect((await set('555', 'closed')).message).toBe(null);
  expect((await seat.place(drawId, [bet('top-3', ['555'])])).message).toBe('number_closed');
  await set('555', 'half');
  const quote = await ask<{ halves: string[] }>(p.url, '/api/quotes', {
    body: { drawId, mode: 'LOTT', bets: [bet('top-3', ['555'])] },
  });
  expect(quote.value.halves).toEqual(['top-3:555']);
  await set('555', 'open');
  expect((await seat.place(drawId, [bet('top-3', ['555'])])).value.status).toBe('accepted');
  const { value } = await as('cat', limits.listDrawLimits, {});
  const changes = value['changes'] as unknown as { number: string; stateAfter: string }[];
  expect(changes.slice(0, 3).map(({ number, stateAfter }) => [number, stateAfter])).toEqual([
    ['555', 'open'],
    ['555', 'half'],
    ['555', 'closed'],
  ]);
});
