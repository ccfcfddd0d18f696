import { isEsport } from '@baize/sports/core/sport';
import { LEAGUES } from '@baize/sports/sim/leagues';
import { simulator } from '@baize/sports/sim/simulator';
import { MINUTE_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { NOON, slipOf } from '../../testing/matches.ts';
import { seatMember, usePlatform } from '../../testing/platform.ts';
import { ask } from '../../testing/seat.ts';
import type { ReadSlip } from '../../testing/sports-book.ts';
import type { listEvents } from '../events/list-events.ts';
import type { readEvent } from '../events/read-event.ts';

const leagues = LEAGUES.filter(({ sport }) => isEsport(sport));
const p = usePlatform({ producers: [simulator({ seed: 'a season of e-sports', leagues })] });

type Listed = Awaited<ReturnType<typeof listEvents>>;
type Whole = Awaited<ReturnType<typeof readEvent>>;

/** Every outcome of the market that decides a match, as a page would put it on slips. */
async function legsOnWinner(sport: string) {
  const coming = await ask<Listed>(p.url, `/api/sports/events?view=upcoming&sport=${sport}`);
  const eventId = coming.value.events[0]?.eventId;
  const whole = (await ask<Whole>(p.url, `/api/sports/events/${eventId}`)).value;
  const winner = whole.markets.find(({ key }) => key === 'winner');
  return (winner?.outcomes ?? []).map(({ outcomeId, odds }) => ({
    outcomeId,
    odds,
    lineVersion: winner?.lineVersion ?? 0,
  }));
}

test.each(['shooter', 'arena'])(
  'GAME-21 a bet on a match of %s takes its stake from the wallet, and the end of the match pays it',
  async (sport) => {
    await p.setNow(new Date(NOON));
    await p.turn();
    const legs = await legsOnWinner(sport);
    expect(legs).toHaveLength(2);
    const slips: { seat: Awaited<ReturnType<typeof seatMember>>; slip: ReadSlip; odds: number }[] =
      [];
    for (const leg of legs) {
      const seat = await seatMember(p, 10_000n);
      const { value: slip } = await seat.at<ReadSlip>('/api/sports/slips', slipOf([leg]));
      expect(slip).toMatchObject({ status: 'accepted', stake: '10000' });
      expect(await p.cashOf(seat.memberId)).toBe(0n);
      slips.push({ seat, slip, odds: leg.odds });
    }
    const readAll = () =>
      Promise.all(
        slips.map(({ seat, slip }) => seat.at<ReadSlip>(`/api/sports/slips/${slip.slipId}`)),
      );
    for (let minute = 10; minute <= 360; minute += 10) {
      await p.setNow(new Date(NOON + minute * MINUTE_MS));
      await p.turn();
      if ((await readAll()).every(({ value }) => value.status === 'settled')) break;
    }
    const paid = (await readAll()).map(({ value }) => value.payout);
    // One of the two sides has won, and is paid by the price that was taken; the other has nothing.
    expect(paid).toContain('0');
    const won = slips.find((_, place) => paid[place] !== '0');
    expect(paid).toContain(String((won?.odds ?? 0) * 10));
    for (const [place, { seat }] of slips.entries()) {
      expect(await p.cashOf(seat.memberId)).toBe(BigInt(paid[place] ?? ''));
    }
  },
);
