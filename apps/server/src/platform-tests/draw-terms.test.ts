import * as contract from '@baize/contract/draw-desk';
import * as terms from '@baize/contract/draw-terms';
import { expect, test } from 'vitest';
import { openDraw, settleWith } from '../../../book/src/testing/draws.ts';
import { ENTERED, OWN, seatMember, usePlatform } from '../../../book/src/testing/platform.ts';
import { ask, bet } from '../../../book/src/testing/seat.ts';
import { useDrawDesk } from './draw-desk-people.ts';

const p = usePlatform();

const { people, as } = useDrawDesk(p);

const MINUTE_MS = 60_000;
const THREE = [bet('top-3', ['123'])];

const PRIZES = {
  lottery: ENTERED.code,
  mode: 'LOTT',
  prizes: [{ name: 'top-3', pays: '850' }],
  reason: 'a jubilee',
};

const askFor = (pays: string, name = 'top-3') =>
  as('cat', terms.askDrawPrizes, { ...PRIZES, prizes: [{ name, pays }] });

type WireAnswer = { readonly value: Readonly<Record<string, unknown>> };

const changesOf = ({ value }: WireAnswer) => value['changes'] as readonly terms.TermsChange[];

/** The draw that sells, and the one that opens a minute later. */
async function twoDraws() {
  const now = await openDraw(p);
  const [next] = await p.tables<{ id: string; opens_at: Date; closes_at: Date; draws_at: Date }>(
    `select * from draw where lottery = $1 and status = 'scheduled' order by opens_at limit 1`,
    [ENTERED.code],
  );
  if (!next) throw new Error('the next draw is planned');
  const open = async () => {
    await p.setNow(next.opens_at);
    await p.turn();
    return { drawId: next.id, closesAt: next.closes_at, drawsAt: next.draws_at };
  };
  return { now, next, open };
}

test('LOTT-04 TICK-12 prizes that two people set hold for draws that open afterwards; what was sold keeps its own', async () => {
  const { now, open } = await twoDraws();
  const seat = await seatMember(p, 10_000n);
  const before = (await seat.place(now.drawId, THREE)).value;
  const asked = await askFor('850.00');
  const [change] = changesOf(asked);
  expect(change).toMatchObject({
    status: 'waiting',
    mode: 'LOTT',
    prizes: [{ name: 'top-3', from: '800', to: '850' }],
    askedBy: people.cat.name,
    isMine: true,
  });
  expect(change?.plays).toContainEqual(
    expect.objectContaining({ play: 'top-3', returnsMost: '85' }),
  );
  expect((await askFor('860')).message).toBe('prizes_wait');
  expect((await as('ann', contract.countDeskDraws, {})).value).toMatchObject({ terms: 1 });
  const decide = (who: 'ann' | 'cat', decision: 'apply' | 'refuse') =>
    as(who, terms.decideDrawPrizes, {
      lottery: ENTERED.code,
      changeId: change?.changeId ?? '',
      decision,
    });
  expect((await decide('cat', 'apply')).message).toBe('own_approval');
  const agreed = await decide('ann', 'apply');
  expect(changesOf(agreed)[0]).toMatchObject({
    status: 'applied',
    decidedBy: people.ann.name,
    reason: 'a jubilee',
  });
  expect(await decide('ann', 'apply')).toMatchObject({ message: 'draw_moved_on' });

  // The draw that sells goes on as it opened; its page says so too.
  const still = (await seat.place(now.drawId, THREE)).value;
  expect([before.largestWin, still.largestWin]).toEqual(['80000', '80000']);
  const page = () =>
    ask<{ tariffs: Record<string, { prizes: Record<string, string> }> }>(
      p.url,
      `/api/lotteries/${ENTERED.code}`,
    );
  expect((await page()).value.tariffs).toEqual({});
  await settleWith(p, now, '12345');
  const next = await open();
  expect((await page()).value.tariffs['LOTT']?.prizes['top-3']).toBe('850');
  const quote = await ask<{ largestWin: string }>(p.url, '/api/quotes', {
    body: { drawId: next.drawId, mode: 'LOTT', bets: THREE },
  });
  expect(quote.value.largestWin).toBe('85000');
  const after = (await seat.place(next.drawId, THREE)).value;
  await settleWith(p, next, '12345');
  const paid = await Promise.all(
    [before, still, after].map(async ({ ticketId }) => (await seat.ticket(ticketId)).value.payout),
  );
  expect(paid).toEqual(['80000', '80000', '85000']);

  const lines = await p.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject'])
    .where('action', 'like', 'draw.prizes%')
    .orderBy('at')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['draw.prizes_asked', 'draw.prizes_agreed']),
  );
  await expect(p.tables(`update terms_change set reason = 'other'`)).rejects.toThrow(/never/);
  await expect(p.tables('update draw set terms = 99 where id = $1', [next.drawId])).rejects.toThrow(
    /keeps its prizes/,
  );
});

test('LOTT-04 no prize can be set that would return more than is staked, is no number or is none of the lottery', async () => {
  const refused = async (pays: string, name?: string) => (await askFor(pays, name)).message;
  // One of a thousand: at 1,000 a play returns exactly what is staked on it.
  expect(await refused('1000.0001')).toBe('prizes_invalid');
  expect(await refused('0')).toBe('prizes_invalid');
  expect(await refused('900', 'top-9')).toBe('prizes_invalid');
  expect(await refused('-5')).toBe('invalid_input');
  const fair = await askFor('1000');
  const [change] = changesOf(fair);
  expect(change?.plays).toContainEqual(
    expect.objectContaining({ play: 'top-3', returnsMost: '100' }),
  );
  await as('cat', terms.decideDrawPrizes, {
    lottery: ENTERED.code,
    changeId: change?.changeId ?? '',
    decision: 'refuse',
  });
  const group = (pays: string) =>
    as('cat', terms.askDrawPrizes, {
      ...PRIZES,
      lottery: OWN,
      mode: 'ZY',
      prizes: [{ name: 'group', pays }],
    });
  expect((await group('1961')).message).toBe('prizes_invalid');
  expect((await as('ben', terms.askDrawPrizes, PRIZES)).message).toBe('not_permitted');
});

test('LOTT-03 TICK-12 a close that is set holds for draws that have not opened, and never for one that sells or is planned with a beacon', async () => {
  const { now, next, open } = await twoDraws();
  const [own] = await p.tables<{ id: string; closes_at: Date }>(
    `select id, closes_at from draw where lottery = $1 and status = 'scheduled'
      order by opens_at limit 1`,
    [OWN],
  );
  const set = (closeS: number, lottery = ENTERED.code) =>
    as('cat', terms.setDrawClose, { lottery, closeS, reason: 'the board is slow' });
  // Nothing would be left to sell; it is as it is; seconds are whole.
  expect((await set(40)).message).toBe('close_invalid');
  expect((await set(5)).message).toBe('close_invalid');
  expect((await set(0)).message).toBe('invalid_input');
  expect((await set(15, 'nobody-1m')).message).toBe('not_found');
  const told = await set(15);
  expect(changesOf(told)[0]).toMatchObject({
    status: 'applied',
    mode: null,
    close: { from: 5, to: 15 },
    askedBy: people.cat.name,
    reason: 'the board is slow',
  });
  expect(
    (told.value['lotteries'] as unknown as terms.DrawTerms['lotteries']).find(
      ({ code }) => code === ENTERED.code,
    )?.schedule,
  ).toMatchObject({ saleS: 40, closedS: 15 });
  const closesOf = async (drawId: string) =>
    (await p.tables<{ closes_at: Date }>('select closes_at from draw where id = $1', [drawId]))[0]
      ?.closes_at;
  expect(await closesOf(now.drawId)).toEqual(now.closesAt);
  expect(await closesOf(next.id)).toEqual(new Date(next.draws_at.getTime() - 15_000));
  await set(15, OWN);
  expect(await closesOf(own?.id ?? '')).toEqual(own?.closes_at);

  const seat = await seatMember(p, 1_000n);
  await open();
  await p.setNow(next.draws_at, -15_000);
  expect((await seat.place(next.id, THREE)).message).toBe('draw_closed');
  await p.setNow(next.draws_at, -15_001);
  expect((await seat.place(next.id, THREE)).value.status).toBe('accepted');
  // Those that are planned from now on have it from the first.
  await p.setNow(next.draws_at, 10 * MINUTE_MS);
  await p.turn();
  const later = await p.tables<{ lottery: string; closed: string }>(
    `select lottery, extract(epoch from draws_at - closes_at)::int::text as closed from draw
      where status = 'scheduled' and opens_at > $1 order by opens_at`,
    [next.draws_at],
  );
  expect(new Set(later.map(({ closed }) => closed))).toEqual(new Set(['15']));
  expect(new Set(later.map(({ lottery }) => lottery))).toEqual(new Set([ENTERED.code, OWN]));
});
