import type { TableCommand, TableRefusal } from '../holdem/play-table.ts';
import { placeOf, SITTING_OUT_MS, withSeat } from '../holdem/table.ts';
import { takeSeat } from '../holdem/take-seat.ts';
import { dealPokDeng, goOn, nextBank, stakersOf, thirdCardOf } from './deal-hand.ts';
import { creditStacks } from './pay-hand.ts';
import { pointsOf } from './rank-hand.ts';
import { changeSeat, freeSeats } from './seats.ts';
import {
  PAUSE_MS,
  type PokDengMove,
  type PokDengStep,
  type PokDengTable,
  pokDengHolderAt,
  RETURN_MS,
  STAKE_MS,
  type Staking,
  stakeMaxOf,
} from './table.ts';

/** All that can happen at a table of Pok Deng: as at any table, with moves of its own. */
export type PokDengCommand =
  | Exclude<TableCommand, { type: 'move' }>
  | (Omit<Extract<TableCommand, { type: 'move' }>, 'move'> & { readonly move: PokDengMove });

export type PokDengAnswer = PokDengStep | { readonly refused: TableRefusal };

/** What a command makes of a table: the same table, command and time always give the same. */
export function playPokDeng(
  table: PokDengTable,
  command: PokDengCommand,
  now: number,
): PokDengAnswer {
  switch (command.type) {
    case 'sit':
      return takeSeat(table, command, false);
    case 'move':
      return command.move.type === 'stake'
        ? stake(table, { ...command, stake: command.move.stake }, now)
        : draw(table, { ...command, move: command.move.type }, now);
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

const plain = (table: PokDengTable): PokDengStep => ({ table, events: [] });

type Answered = { readonly player: string; readonly hand: number; readonly turn: number };

/** Once a hand; when all have staked the cards are dealt at the next look of the clock. */
function stake(
  table: PokDengTable,
  { player, hand, turn, stake: asked }: Answered & { readonly stake: number },
  now: number,
): PokDengAnswer {
  const { staking, rules, handsDealt } = table;
  const place = placeOf(table, player);
  if (!staking || hand !== handsDealt + 1 || turn !== 1) return { refused: 'not_your_turn' };
  const hasStaked = staking.stakes.some((one) => one.place === place);
  const stakers = stakersOf(table, staking);
  if (hasStaked || !stakers.includes(place)) return { refused: 'not_your_turn' };
  const max = stakeMaxOf(rules, table.seats[place]?.stack ?? 0);
  const isWhole = Number.isSafeInteger(asked) && asked % rules.stakeMin === 0;
  if (!isWhole || asked < rules.stakeMin || asked > max) return { refused: 'move_not_allowed' };
  const stakes = [...staking.stakes, { place, stake: asked }];
  const isFull = stakers.every((one) => stakes.some(({ place: at }) => at === one));
  const deadlineAt = isFull ? now : staking.deadlineAt;
  return plain({ ...table, staking: { ...staking, stakes, deadlineAt } });
}

function draw(
  table: PokDengTable,
  { player, hand, turn, move }: Answered & { readonly move: 'draw' | 'stand' },
  now: number,
): PokDengAnswer {
  const due = table.hand?.turn;
  const isTheirs = due && table.seats[due.place]?.player === player;
  if (!isTheirs || table.hand?.number !== hand || due.number !== turn) {
    return { refused: 'not_your_turn' };
  }
  return afterHand(act(table, { move, isTimeout: false }, now), now);
}

type Act = { readonly move: 'draw' | 'stand'; readonly isTimeout: boolean };

function act(table: PokDengTable, { move, isTimeout }: Act, now: number): PokDengStep {
  const { hand } = table;
  const place = hand?.turn?.place;
  if (!hand || place === undefined) return plain(table);
  const holders = hand.holders.map((holder) => {
    if (holder.place !== place) return holder;
    const third = move === 'draw' ? [thirdCardOf(hand, place)] : [];
    return { ...holder, cards: [...holder.cards, ...third], hasActed: true };
  });
  const step = goOn({ ...table, hand: { ...hand, holders } }, now);
  return { table: step.table, events: [{ type: 'drawn', place, move, isTimeout }, ...step.events] };
}

function tick(table: PokDengTable, houseSeed: string, now: number): PokDengStep {
  const { hand, staking } = table;
  if (hand) return hand.turn && now >= hand.turn.deadlineAt ? endTurn(table, now) : plain(table);
  if (staking)
    return now >= staking.deadlineAt
      ? endStaking(table, staking, { houseSeed, now })
      : plain(table);
  const freed = freeSeats(leaveLong(table, now));
  const open = (change: Partial<PokDengTable>) => ({
    ...freed,
    table: { ...freed.table, ...change },
  });
  const bank = nextBank(freed.table);
  if (!bank) return open({ nextHandAt: null });
  const { nextHandAt } = freed.table;
  if (nextHandAt === null) return open({ nextHandAt: now + PAUSE_MS });
  if (now < nextHandAt) return freed;
  const begun = { bank: bank.place, openedAt: now, deadlineAt: now + STAKE_MS, stakes: [] };
  return open({ bank, staking: begun, nextHandAt: null });
}

/** Who has not staked is in no hand and sits out: nobody bets by silence. */
function endStaking(
  table: PokDengTable,
  staking: Staking,
  deal: { readonly houseSeed: string; readonly now: number },
): PokDengStep {
  const { now } = deal;
  const hasStaked = (place: number) => staking.stakes.some((one) => one.place === place);
  const idle = stakersOf(table, staking).filter((place) => !hasStaked(place));
  const left = idle.reduce((all, place) => withSeat(all, place, { sittingOutAt: now }), table);
  if (staking.stakes.length === 0) {
    return plain({ ...left, staking: null, nextHandAt: now + PAUSE_MS });
  }
  return afterHand(dealPokDeng(left, staking, deal), now);
}

/** First the time of a dropped line; then it draws to three points or less, else it stands. */
function endTurn(table: PokDengTable, now: number): PokDengStep {
  const { hand } = table;
  const due = hand?.turn;
  const seat = due && table.seats[due.place];
  const holder = due && pokDengHolderAt(hand, due.place);
  if (!hand || !due || !seat || !holder) return plain(table);
  const isHere = seat.sittingOutAt === null && !seat.isLeaving;
  if (isHere && seat.isAway && !holder.hadReturnTime) {
    const holders = hand.holders.map((one) =>
      one.place === due.place ? { ...one, hadReturnTime: true } : one,
    );
    const turn = { ...due, deadlineAt: due.deadlineAt + RETURN_MS };
    return plain({ ...table, hand: { ...hand, holders, turn } });
  }
  const away = withSeat(table, due.place, { sittingOutAt: seat.sittingOutAt ?? now });
  const move = pointsOf(holder.cards) <= 3 ? 'draw' : 'stand';
  return afterHand(act(away, { move, isTimeout: true }, now), now);
}

/** Once a hand is over: who cannot stake any more sits out, those who leave are gone. */
function afterHand(step: PokDengStep, now: number): PokDengStep {
  if (step.table.hand) return step;
  const { table } = step;
  const seats = table.seats.map((seat) => {
    const isSpent = seat && stakeMaxOf(table.rules, seat.stack) < table.rules.stakeMin;
    return isSpent ? { ...seat, sittingOutAt: seat.sittingOutAt ?? now } : seat;
  });
  const freed = freeSeats({ ...table, seats });
  return { table: freed.table, events: [...step.events, ...freed.events] };
}

const leaveLong = (table: PokDengTable, now: number): PokDengTable => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat && seat.sittingOutAt !== null && now - seat.sittingOutAt >= SITTING_OUT_MS
      ? { ...seat, isLeaving: true }
      : seat,
  ),
});

function abort(table: PokDengTable, now: number): PokDengStep {
  const { hand } = table;
  const ended = { hand: null, staking: null, nextHandAt: now + PAUSE_MS };
  if (!hand) return plain(table.staking ? { ...table, ...ended } : table);
  const back = new Map(hand.holders.map(({ place, put }) => [place, put]));
  const whole = { ...creditStacks(table, back), ...ended, lastHand: { ...hand, turn: null } };
  return afterHand({ table: whole, events: [{ type: 'aborted', hand: hand.number }] }, now);
}

/** When the clock must look at the table again; null when nothing is due. */
export function nextPokDengTickAt(table: PokDengTable): number | null {
  const { hand, staking, nextHandAt, seats } = table;
  if (hand?.turn) return hand.turn.deadlineAt;
  if (staking) return staking.deadlineAt;
  if (nextHandAt !== null) return nextHandAt;
  if (nextBank(table)) return 0;
  const due = seats.flatMap((seat) =>
    seat && seat.sittingOutAt !== null ? [seat.sittingOutAt + SITTING_OUT_MS] : [],
  );
  return due.length > 0 ? Math.min(...due) : null;
}
