import { minor } from '@baize/std/money';
import { DAY_MS, instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { grantFreeRounds } from '../../../../server/src/play/play/index.ts';
import { askAsPlatform } from '../../testing/draws.ts';
import { legOf, wonBy } from '../../testing/matches.ts';
import { seatMember } from '../../testing/platform.ts';
import { KEY, ODDS, useSportsBook } from '../../testing/sports-book.ts';
import type { listResults } from '../desk/list-results.ts';

const { p, feed, turn, openMatch, place, read } = useSportsBook();

const STAKE = 5_000n;
const UNIT = { unit: `${STAKE}` };
const PATH = '/api/sports/free-bets';

type FreeBets = {
  readonly freeBets: readonly { readonly grantId: string; readonly stake: string }[];
};

/** A member with nothing but a free bet of 50 baht. */
async function seatWithFreeBet(games: readonly string[] | null = null) {
  const seat = await seatMember(p, 0n);
  await p.world.db.transaction().execute((tx) =>
    grantFreeRounds(tx, {
      id: p.world.newId('fre'),
      vendor: 'book',
      memberId: seat.memberId,
      currency: 'THB',
      kind: 'bet',
      games,
      stake: minor(STAKE),
      count: 1,
      expiresAt: instant(new Date(p.world.clock.now().getTime() + DAY_MS)),
      grantedAt: p.world.clock.now(),
      reason: 'test',
    }),
  );
  const [grant] = (await seat.at<FreeBets>(PATH)).value.freeBets;
  return { seat, grantId: grant?.grantId ?? '' };
}

const settled = async (id: string, winner: string, loser: string) => {
  feed.settle(id, { [KEY]: wonBy(winner, loser) });
  await turn();
};

test('REW-15 a free bet is on a slip at its own stake, and its win is paid without the stake', async () => {
  const { seat, grantId } = await seatWithFreeBet(['sports']);
  expect((await seat.at<FreeBets>(PATH)).value.freeBets).toMatchObject([
    { grantId, stake: '5000' },
  ]);
  const id = await openMatch();
  const slip = (await place(seat, [legOf(id, KEY, ['home', ODDS.home])], { ...UNIT, grantId }))
    .value;
  // 2.000 × 50 baht less the 50 that were never the member's.
  expect(slip).toMatchObject({ status: 'accepted', isFree: true, largestReturn: '5000' });
  expect((await seat.at<FreeBets>(PATH)).value.freeBets).toEqual([]);
  const offer = await seat.at(`/api/sports/slips/${slip.slipId}/cash-out-quotes`, {});
  expect(offer.value).toEqual({ offered: false, reason: 'free_bet' });
  await settled(id, 'home', 'away');
  expect(await read(seat, slip.slipId)).toMatchObject({ status: 'settled', payout: '5000' });
  expect(await p.cashOf(seat.memberId)).toBe(5_000n);
});

test('a free bet that is lost costs nobody anything, and the house has taken no stake', async () => {
  const { seat, grantId } = await seatWithFreeBet();
  const id = await openMatch();
  const slip = (await place(seat, [legOf(id, KEY, ['away', ODDS.away])], { ...UNIT, grantId }))
    .value;
  await settled(id, 'home', 'away');
  expect(await read(seat, slip.slipId)).toMatchObject({ status: 'settled', payout: '0' });
  expect(await p.cashOf(seat.memberId)).toBe(0n);
  const results = await askAsPlatform<Awaited<ReturnType<typeof listResults>>>(p, 'list-results', {
    days: 1,
  });
  const own = results.value.events.find(({ eventId }) => eventId === id);
  expect(own).toMatchObject({ stake: '0', paid: '0' });
});

test('a free bet on a match that is called off is the member’s again', async () => {
  const { seat, grantId } = await seatWithFreeBet();
  const id = await openMatch();
  const slip = (await place(seat, [legOf(id, KEY, ['home', ODDS.home])], { ...UNIT, grantId }))
    .value;
  feed.fixture(id, { status: 'cancelled' });
  feed.say({ ...feed.next(id), kind: 'bet_cancel', markets: 'all', reason: 'called off' });
  await turn();
  expect(await read(seat, slip.slipId)).toMatchObject({ status: 'settled', payout: '0' });
  expect((await seat.at<FreeBets>(PATH)).value.freeBets).toMatchObject([{ grantId }]);
});

test('another stake than the grant’s, two lines, and a grant that is used are refused', async () => {
  const { seat, grantId } = await seatWithFreeBet();
  const [one, two] = [await openMatch(), await openMatch()];
  const legs = [legOf(one, KEY, ['home', ODDS.home]), legOf(two, KEY, ['home', ODDS.home])];
  const lines = await place(seat, legs, { ...UNIT, grantId, system: 'singles' });
  expect(lines).toMatchObject({ status: 400, message: 'free_bet_one_line' });
  const other = await place(seat, legs, { unit: '4000', grantId });
  expect(other.value).toMatchObject({ status: 'refused', reason: 'free_stake_wrong' });
  expect((await place(seat, legs, { ...UNIT, grantId })).value).toMatchObject({
    status: 'accepted',
  });
  const again = await place(seat, legs, { ...UNIT, grantId });
  expect(again.value).toMatchObject({ status: 'refused', reason: 'free_round_unknown' });
});
