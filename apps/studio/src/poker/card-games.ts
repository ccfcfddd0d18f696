import {
  nextTickAt,
  playTable,
  type TableCommand,
  type TableRefusal,
} from '@baize/engines/holdem/play-table';
import {
  ACT_MS,
  emptyTable,
  type Move,
  type Table,
  type TableEvent,
  type TableRules,
} from '@baize/engines/holdem/table';
import { stakersOf } from '@baize/engines/pok-deng/deal-hand';
import { nextPokDengTickAt, playPokDeng } from '@baize/engines/pok-deng/play-table';
import {
  DRAW_MS,
  emptyPokDeng,
  type PokDengEvent,
  type PokDengMove,
  type PokDengRules,
  type PokDengTable,
} from '@baize/engines/pok-deng/table';

/** What is played at a table: hold'em or Pok Deng. Seats, buy-ins, clocks and proofs are the same. */
export type CardTable = Table | PokDengTable;
export type CardRules = TableRules | PokDengRules;
export type CardEvent = TableEvent | PokDengEvent;
export type CardMove = Move | PokDengMove;

export type CardCommand =
  | Exclude<TableCommand, { type: 'move' }>
  | (Omit<Extract<TableCommand, { type: 'move' }>, 'move'> & { readonly move: CardMove });

export const isPokDeng = (table: CardTable): table is PokDengTable => 'kind' in table;

const isPokDengRules = (rules: CardRules): rules is PokDengRules => 'stakeMin' in rules;

const isPokDengMove = (move: CardMove): move is PokDengMove =>
  move.type === 'stake' || move.type === 'draw' || move.type === 'stand';

export const emptyCardTable = (rules: CardRules, houseSeed: string): CardTable =>
  isPokDengRules(rules) ? emptyPokDeng(rules, houseSeed) : emptyTable(rules, houseSeed);

type CardAnswer =
  | { readonly table: CardTable; readonly events: readonly CardEvent[] }
  | { readonly refused: TableRefusal };

/** The next command at a table; a move of the other game is none. */
export function playCards(table: CardTable, command: CardCommand, now: number): CardAnswer {
  if (command.type !== 'move') {
    return isPokDeng(table) ? playPokDeng(table, command, now) : playTable(table, command, now);
  }
  const { move } = command;
  if (isPokDeng(table)) {
    return isPokDengMove(move)
      ? playPokDeng(table, { ...command, move }, now)
      : { refused: 'move_not_allowed' };
  }
  return isPokDengMove(move)
    ? { refused: 'move_not_allowed' }
    : playTable(table, { ...command, move }, now);
}

/** How long a bot looks at its cards. */
export const BOT_MS = 1_500;

/** When the clock must look at a table: sooner where a bot decides. */
export function dueAtOf(table: CardTable): number | null {
  if (!isPokDeng(table)) {
    const turn = table.hand?.turn;
    const isBot = turn && table.seats[turn.place]?.isBot;
    return isBot ? turn.deadlineAt - ACT_MS + BOT_MS : nextTickAt(table);
  }
  const turn = table.hand?.turn;
  if (turn && table.seats[turn.place]?.isBot) return turn.deadlineAt - DRAW_MS + BOT_MS;
  const due = nextPokDengTickAt(table);
  const { staking } = table;
  return staking && botsToStake(table).length > 0 && due !== null
    ? Math.min(due, staking.openedAt + BOT_MS)
    : due;
}

/** The places of bots that have not staked yet. */
export function botsToStake(table: PokDengTable): readonly number[] {
  const { staking } = table;
  if (!staking) return [];
  const hasStaked = (place: number) => staking.stakes.some((one) => one.place === place);
  return stakersOf(table, staking).filter(
    (place) => table.seats[place]?.isBot && !hasStaked(place),
  );
}

/** A seat with less than this cannot go on. */
export const leastStackOf = (rules: CardRules): number =>
  isPokDengRules(rules) ? 5 * rules.stakeMin : rules.bigBlind;

/** Places of the deck that a hand which is over has shown. */
export function openedPlacesOf(table: CardTable, log: readonly CardEvent[]): readonly number[] {
  const { lastHand: hand } = table;
  if (!hand) return [];
  const count = hand.holders.length;
  const shown = log.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const own = shown.flatMap(({ place, cards }) => {
    const at = hand.holders.findIndex((holder) => holder.place === place);
    return at < 0 ? [] : cards.map((_, number) => number * count + at);
  });
  const board = 'board' in hand ? hand.board.map((_, at) => 2 * count + at) : [];
  return [...own, ...board];
}
