import { expect, test } from 'vitest';
import { interruptBets } from '../../../server/src/books/limits/index.ts';
import { expireTokens } from '../../../server/src/play/play/index.ts';
import { openDraw } from '../testing/draws.ts';
import { legOf } from '../testing/matches.ts';
import { ENTERED, seatMember } from '../testing/platform.ts';
import { bet, newKey } from '../testing/seat.ts';
import { KEY, type SportSeat, useSportsBook } from '../testing/sports-book.ts';

const { p, openMatch, place } = useSportsBook();

const DAY_MS = 86_400_000;

const update = (seat: SportSeat, facts: object) =>
  p.world.db.updateTable('members_member').set(facts).where('id', '=', seat.memberId).execute();

const endings: Readonly<Record<string, (seat: SportSeat) => Promise<unknown>>> = {
  // What signing out, a new password and the end of a login do to what was launched from it.
  'ended on the site': (seat) =>
    p.world.db
      .transaction()
      .execute((tx) => expireTokens(tx, seat.memberId, { at: p.world.clock.now() })),
  'of a blocked account': (seat) => update(seat, { status: 'blocked' }),
  'of a closed account': (seat) => update(seat, { status: 'closed' }),
};

async function seatWithSlip() {
  const id = await openMatch();
  const seat = await seatMember(p, 20_000n);
  const { slipId } = (await place(seat, [legOf(id, KEY, ['home', 2_000])])).value;
  const at = `/api/sports/slips/${slipId}`;
  const quote = () => seat.at<{ quoteId: string }>(`${at}/cash-out-quotes`, {});
  return { seat, at, quote };
}

test.each(Object.keys(endings))(
  'AUTH-24 a session %s neither cashes out nor reads what its owner has',
  async (name) => {
    const { seat, at, quote } = await seatWithSlip();
    const { quoteId } = (await quote()).value;
    const cash = await p.cashOf(seat.memberId);
    await endings[name]?.(seat);
    const gone = { status: 401, message: 'session_unknown' };
    // Although the last word that reads go by is a moment old.
    expect(await seat.at(`${at}/cash-outs`, { quoteId })).toMatchObject(gone);
    for (const path of ['session', 'tickets', 'chases', 'sports/slips']) {
      expect(await seat.at(`/api/${path}`)).toMatchObject(gone);
    }
    expect(await seat.at(at)).toMatchObject(gone);
    expect(await quote()).toMatchObject(gone);
    expect(await p.cashOf(seat.memberId)).toBe(cash);
  },
);

test('AUTH-24 a session that has ended neither cancels a ticket nor starts or stops a chase', async () => {
  const { drawId } = await openDraw(p);
  const seat = await seatMember(p, 1_000n);
  const { ticketId } = (await seat.place(drawId, [bet('top-3', ['123'])])).value;
  const bets = [bet('run-top', ['7'])];
  const plan = { lottery: ENTERED.code, mode: 'LOTT', bets, multiples: [1, 1], stopsOn: 'never' };
  const start = () =>
    seat.at<{ chaseId: string }>('/api/chases', { requestKey: newKey(), ...plan });
  const { chaseId } = (await start()).value;
  await endings['ended on the site']?.(seat);
  const gone = { status: 401, message: 'session_unknown' };
  expect(await seat.at(`/api/tickets/${ticketId}/cancel`, {})).toMatchObject(gone);
  expect(await seat.at(`/api/chases/${chaseId}/stop`, {})).toMatchObject(gone);
  expect(await start()).toMatchObject(gone);
  expect(await p.cashOf(seat.memberId)).toBe(700n);
});

test('SAFE-02 AUTH-24 whoever takes a break from play places no more, and still cashes out what is open', async () => {
  const { seat, at, quote } = await seatWithSlip();
  const until = new Date(p.world.clock.now().getTime() + DAY_MS);
  await update(seat, { excluded_until: until });
  const now = p.world.clock.now();
  await p.world.db.transaction().execute((tx) => interruptBets(tx, seat.memberId, now));
  const again = await place(seat, [legOf(await openMatch(), KEY, ['home', 2_000])]);
  expect(again.value).not.toMatchObject({ status: 'accepted' });
  const { quoteId } = (await quote()).value;
  expect(await seat.at(`${at}/cash-outs`, { quoteId })).toMatchObject({ status: 200 });
});

test('AUTH-24 while the platform does not answer, money waits and what was read before is read', async () => {
  const { seat, at, quote } = await seatWithSlip();
  const { quoteId } = (await quote()).value;
  p.line.cut((call) => (call === 'may-bet' ? 'unsent' : 'through'));
  const away = { status: 503, message: 'wallet_away' };
  expect(await seat.at(`${at}/cash-outs`, { quoteId })).toMatchObject(away);
  expect(await seat.at(at)).toMatchObject({ status: 200 });
  p.line.cut(() => 'through');
  expect(await seat.at(`${at}/cash-outs`, { quoteId })).toMatchObject({ status: 200 });
});
