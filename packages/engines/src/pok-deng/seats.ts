import type { TableCommand, TableRefusal } from '../holdem/play-table.ts';
import { placeOf, withSeat } from '../holdem/table.ts';
import {
  PAUSE_MS,
  type PokDengEvent,
  type PokDengStep,
  type PokDengTable,
  pokDengHolderAt,
  stakeMaxOf,
} from './table.ts';

type Answer = PokDengStep | { readonly refused: TableRefusal };

type SeatChange = Extract<
  TableCommand,
  { type: 'leave' | 'sit-out' | 'come-back' | 'line' | 'choose-seed' }
>;

export function changeSeat(table: PokDengTable, command: SeatChange, now: number): Answer {
  const place = placeOf(table, command.player);
  const seat = table.seats[place];
  if (!seat) return { refused: 'not_seated' };
  switch (command.type) {
    case 'leave': {
      const leaving = withSeat(table, place, { isLeaving: true });
      return freeSeats(withdraw(hurry(leaving, place, now), place, now));
    }
    case 'sit-out': {
      const out = withSeat(table, place, { sittingOutAt: seat.sittingOutAt ?? now });
      return { table: withdraw(out, place, now), events: [] };
    }
    case 'come-back': {
      const canStake = stakeMaxOf(table.rules, seat.stack) >= table.rules.stakeMin;
      return {
        table: canStake ? withSeat(table, place, { sittingOutAt: null }) : table,
        events: [],
      };
    }
    case 'line':
      return { table: withSeat(table, place, { isAway: !command.isUp }), events: [] };
    case 'choose-seed':
      return { table: withSeat(table, place, { seed: command.seed }), events: [] };
  }
}

/** Nobody waits for one who has gone. */
function hurry(table: PokDengTable, place: number, now: number): PokDengTable {
  const due = table.hand?.turn;
  if (!table.hand || due?.place !== place) return table;
  return { ...table, hand: { ...table.hand, turn: { ...due, deadlineAt: now } } };
}

/** Before the deal a stake can be taken back; without its bank no hand begins. */
function withdraw(table: PokDengTable, place: number, now: number): PokDengTable {
  const { staking } = table;
  if (!staking) return table;
  if (staking.bank === place) return { ...table, staking: null, nextHandAt: now + PAUSE_MS };
  const stakes = staking.stakes.filter((one) => one.place !== place);
  return { ...table, staking: { ...staking, stakes } };
}

/** Empties the seats of those who leave and are in no hand; the event says what they take along. */
export function freeSeats(table: PokDengTable): PokDengStep {
  const events: PokDengEvent[] = [];
  const seats = table.seats.map((seat, place) => {
    if (!seat?.isLeaving || (table.hand && pokDengHolderAt(table.hand, place))) return seat;
    events.push({ type: 'left', place, player: seat.player, stack: seat.stack });
    return null;
  });
  return events.length > 0 ? { table: { ...table, seats }, events } : { table, events };
}
