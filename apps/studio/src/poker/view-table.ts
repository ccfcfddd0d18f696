import { commitTo } from '@baize/engines/core/fairness';
import { choicesOf } from '@baize/engines/holdem/moves';
import {
  type Hand,
  holderAt,
  placeOf,
  type Table,
  type TableEvent,
} from '@baize/engines/holdem/table';
import type { WirePokerRow, WirePokerSeat, WirePokerTable } from './wire.ts';

export type KeptHoldem = {
  readonly code: string;
  readonly table: Table;
  readonly version: bigint;
  readonly log: readonly TableEvent[];
};

type Reader = { readonly player: string; readonly now: number };

/** A table as one reader may know it: their own cards, and those that were shown. */
export function viewTable(
  { code, table, version, log }: KeptHoldem,
  reader: Reader,
): WirePokerTable {
  const { hand, lastHand, rules } = table;
  const shown = hand ?? (log.length > 0 ? lastHand : null);
  const own = placeOf(table, reader.player);
  return {
    code,
    version: `${version}`,
    now: reader.now,
    rules: viewRules(table),
    rakePpm: rules.rakePpm,
    rakeCaps: rules.rakeCaps,
    seats: table.seats.map((_, place) => viewSeat({ table, log, shown }, place, reader.player)),
    hand: shown && viewHand(shown, hand === null),
    choices: hand?.turn && own >= 0 && hand.turn.place === own ? choicesOf(table, hand, own) : null,
    events: log.map(withoutPlayer),
    nextCommitment: commitTo(table.houseSeed),
  };
}

const viewRules = ({ rules }: Table) => ({
  seats: rules.seats,
  smallBlind: rules.smallBlind,
  bigBlind: rules.bigBlind,
  buyInMin: rules.buyInMin,
  buyInMax: rules.buyInMax,
  isCash: rules.isCash,
});

const viewHand = (hand: Hand, isOver: boolean): NonNullable<WirePokerTable['hand']> => ({
  number: hand.number,
  isOver,
  button: hand.button,
  street: hand.street,
  board: hand.board,
  pot: hand.holders.reduce((all, { put }) => all + put, 0),
  bet: hand.bet,
  root: hand.deck.root,
  turn: isOver
    ? null
    : hand.turn && {
        place: hand.turn.place,
        number: hand.turn.number,
        deadlineAt: hand.turn.deadlineAt,
        isBank: hand.turn.bankFrom !== null,
      },
});

type Shown = {
  readonly table: Table;
  readonly log: readonly TableEvent[];
  /** The hand that is played or was last. */
  readonly shown: Hand | null;
};

function viewSeat(
  { table, log, shown }: Shown,
  place: number,
  reader: string,
): WirePokerSeat | null {
  const seat = table.seats[place];
  if (!seat) return null;
  const dealt = shown && holderAt(shown, place);
  // Somebody else may have had this place when the last hand was dealt.
  const holder = dealt?.player === seat.player ? dealt : undefined;
  const isOwn = seat.player === reader;
  const turnedUp = log.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const cards = turnedUp.find((one) => one.place === place)?.cards ?? null;
  return {
    place,
    name: seat.name,
    isBot: seat.isBot,
    isOwn,
    stack: seat.stack,
    streetPut: table.hand ? (holder?.streetPut ?? 0) : 0,
    isIn: holder !== undefined,
    hasFolded: holder?.hasFolded ?? false,
    isSittingOut: seat.sittingOutAt !== null,
    isWaiting: seat.isWaiting,
    isAway: seat.isAway,
    bankMs: seat.bankMs,
    cards: holder ? (isOwn ? holder.cards : cards) : null,
  };
}

/** Without the ids of accounts: players at a table are told apart by their places. */
export function withoutPlayer(event: TableEvent): TableEvent {
  if (event.type === 'sat' || event.type === 'left') return { ...event, player: '' };
  if (event.type !== 'paid') return event;
  return { ...event, paid: event.paid.map((one) => ({ ...one, player: '' })) };
}

export const viewRow = (
  { code, table }: Pick<KeptHoldem, 'code' | 'table'>,
  player: string,
): WirePokerRow => ({
  code,
  ...viewRules(table),
  taken: table.seats.filter((seat) => seat !== null).length,
  isOwn: placeOf(table, player) >= 0,
});
