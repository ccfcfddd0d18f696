import { act } from './act.ts';
import { canDeal, dealHand } from './deal-hand.ts';
import { choicesOf } from './moves.ts';
import { creditStacks } from './pay-hand.ts';
import {
  BANK_MS,
  BANK_REFILL_MS,
  type Chips,
  holderAt,
  type Move,
  PAUSE_MS,
  placeOf,
  RETURN_MS,
  SITTING_OUT_MS,
  type Table,
  type TableEvent,
  type TableStep,
  withHolder,
  withSeat,
} from './table.ts';
import { takeSeat } from './take-seat.ts';

/** All that can happen at a table. One writer gives them in order, each with its time. */
export type TableCommand =
  | {
      readonly type: 'sit';
      readonly place: number;
      readonly player: string;
      readonly name: string;
      /** What the wallet took as the buy-in. */
      readonly stack: Chips;
      readonly seed: string;
      readonly isBot: boolean;
    }
  | { readonly type: 'leave' | 'sit-out' | 'come-back'; readonly player: string }
  | { readonly type: 'line'; readonly player: string; readonly isUp: boolean }
  | { readonly type: 'choose-seed'; readonly player: string; readonly seed: string }
  | {
      readonly type: 'move';
      readonly player: string;
      /** Which decision this answers: replayed or late, it answers none. */
      readonly hand: number;
      readonly turn: number;
      readonly move: Move;
    }
  /** The clock: deals, ends turns and frees seats that are due. */
  | { readonly type: 'tick'; readonly houseSeed: string }
  /** The hand cannot be finished: all chips put in go back. */
  | { readonly type: 'abort' };

export type TableRefusal =
  | 'seat_taken'
  | 'already_seated'
  | 'not_seated'
  | 'buy_in_wrong'
  | 'bot_at_cash'
  | 'not_your_turn'
  | 'move_not_allowed';

export type TableAnswer = TableStep | { readonly refused: TableRefusal };

/** What a command makes of a table: the same table, command and time always give the same. */
export function playTable(table: Table, command: TableCommand, now: number): TableAnswer {
  switch (command.type) {
    case 'sit':
      // Is dealt in when the big blind comes round.
      return takeSeat(table, command, true);
    case 'move':
      return move(table, command, now);
    case 'tick':
      return tick(table, command.houseSeed, now);
    case 'abort':
      return abort(table, now);
    case 'leave':
    case 'sit-out':
    case 'come-back':
    case 'line':
    case 'choose-seed':
      return changeSeat(table, command, now);
  }
}

type SeatChange = Extract<
  TableCommand,
  { type: 'leave' | 'sit-out' | 'come-back' | 'line' | 'choose-seed' }
>;

function changeSeat(table: Table, command: SeatChange, now: number): TableAnswer {
  const place = placeOf(table, command.player);
  const seat = table.seats[place];
  if (!seat) return { refused: 'not_seated' };
  switch (command.type) {
    case 'leave':
      return freeSeats(hurry(withSeat(table, place, { isLeaving: true }), place, now));
    case 'sit-out':
      return plain(withSeat(table, place, { sittingOutAt: seat.sittingOutAt ?? now }));
    case 'come-back':
      // Blinds that were missed are not owed: the seat waits for the big blind like a new one.
      return plain(
        seat.sittingOutAt === null || seat.stack === 0
          ? table
          : withSeat(table, place, { sittingOutAt: null, isWaiting: true }),
      );
    case 'line':
      return plain(withSeat(table, place, { isAway: !command.isUp }));
    case 'choose-seed':
      return plain(withSeat(table, place, { seed: command.seed }));
  }
}

/** Nobody waits for one who has gone. */
function hurry(table: Table, place: number, now: number): Table {
  const due = table.hand?.turn;
  if (!table.hand || due?.place !== place) return table;
  return { ...table, hand: { ...table.hand, turn: { ...due, deadlineAt: now } } };
}

const plain = (table: Table): TableStep => ({ table, events: [] });

function move(
  table: Table,
  { player, hand, turn, move: asked }: Extract<TableCommand, { type: 'move' }>,
  now: number,
): TableAnswer {
  const due = table.hand?.turn;
  const isTheirs = due && table.seats[due.place]?.player === player;
  if (!isTheirs || table.hand?.number !== hand || due.number !== turn) {
    return { refused: 'not_your_turn' };
  }
  const step = act(table, { move: asked, now, isTimeout: false });
  return step ? afterHand(step, now) : { refused: 'move_not_allowed' };
}

function tick(table: Table, houseSeed: string, now: number): TableStep {
  const due = table.hand?.turn;
  if (due && now >= due.deadlineAt) return endTurn(table, now);
  if (table.hand) return plain(table);
  const freed = freeSeats(leaveLong(table, now));
  if (!canDeal(freed.table)) return { ...freed, table: { ...freed.table, nextHandAt: null } };
  if (freed.table.nextHandAt === null) {
    return { ...freed, table: { ...freed.table, nextHandAt: now + PAUSE_MS } };
  }
  if (now < freed.table.nextHandAt) return freed;
  const step = afterHand(dealHand(freed.table, houseSeed, now), now);
  return { table: step.table, events: [...freed.events, ...step.events] };
}

/** First the time bank runs, then the time of a dropped line; then it is check, or fold. */
function endTurn(table: Table, now: number): TableStep {
  const { hand } = table;
  const due = hand?.turn;
  const seat = due && table.seats[due.place];
  const holder = due && holderAt(hand, due.place);
  if (!hand || !due || !seat || !holder) return plain(table);
  if (seat.sittingOutAt === null && !seat.isLeaving) {
    if (due.bankFrom === null && seat.bankMs > 0) {
      const turn = { ...due, bankFrom: due.deadlineAt, deadlineAt: due.deadlineAt + seat.bankMs };
      return plain({ ...table, hand: { ...hand, turn } });
    }
    if (seat.isAway && !holder.hadReturnTime) {
      const turn = { ...due, deadlineAt: due.deadlineAt + RETURN_MS };
      const waiting = withHolder(hand, due.place, { hadReturnTime: true });
      return plain({ ...table, hand: { ...waiting, turn } });
    }
  }
  const { canCheck } = choicesOf(table, hand, due.place);
  const step = act(table, { move: { type: canCheck ? 'check' : 'fold' }, now, isTimeout: true });
  if (!step) return plain(table);
  const away = withSeat(step.table, due.place, { sittingOutAt: seat.sittingOutAt ?? now });
  return afterHand({ ...step, table: away }, now);
}

/** Once a hand is over: the bank is refilled, empty stacks sit out, those who leave are gone. */
function afterHand(step: TableStep, now: number): TableStep {
  if (step.table.hand) return step;
  const seats = step.table.seats.map(
    (seat) =>
      seat && {
        ...seat,
        bankMs: Math.min(BANK_MS, seat.bankMs + BANK_REFILL_MS),
        sittingOutAt: seat.stack === 0 ? (seat.sittingOutAt ?? now) : seat.sittingOutAt,
      },
  );
  const freed = freeSeats({ ...step.table, seats });
  return { table: freed.table, events: [...step.events, ...freed.events] };
}

const leaveLong = (table: Table, now: number): Table => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat && seat.sittingOutAt !== null && now - seat.sittingOutAt >= SITTING_OUT_MS
      ? { ...seat, isLeaving: true }
      : seat,
  ),
});

/** Empties the seats of those who leave and are in no hand; the event says what they take along. */
function freeSeats(table: Table): TableStep {
  const events: TableEvent[] = [];
  const seats = table.seats.map((seat, place) => {
    if (!seat?.isLeaving || (table.hand && holderAt(table.hand, place))) return seat;
    events.push({ type: 'left', place, player: seat.player, stack: seat.stack });
    return null;
  });
  return events.length > 0 ? { table: { ...table, seats }, events } : plain(table);
}

function abort(table: Table, now: number): TableStep {
  const { hand } = table;
  if (!hand) return plain(table);
  const back = new Map(hand.holders.map(({ place, put }) => [place, put]));
  const whole = {
    ...creditStacks(table, back),
    hand: null,
    lastHand: hand,
    nextHandAt: now + PAUSE_MS,
  };
  const step = afterHand({ table: whole, events: [{ type: 'aborted', hand: hand.number }] }, now);
  return step;
}

/** When the clock must look at the table again; null when nothing is due. */
export function nextTickAt(table: Table): number | null {
  const { hand, nextHandAt, seats } = table;
  if (hand?.turn) return hand.turn.deadlineAt;
  if (nextHandAt !== null) return nextHandAt;
  if (canDeal(table)) return 0;
  const due = seats.flatMap((seat) =>
    seat && seat.sittingOutAt !== null ? [seat.sittingOutAt + SITTING_OUT_MS] : [],
  );
  return due.length > 0 ? Math.min(...due) : null;
}
