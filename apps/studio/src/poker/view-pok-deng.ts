import { commitTo } from '@baize/engines/core/fairness';
import { placeOf } from '@baize/engines/holdem/table';
import { stakersOf } from '@baize/engines/pok-deng/deal-hand';
import {
  type PokDengEvent,
  type PokDengHand,
  type PokDengTable,
  pokDengHolderAt,
  stakeMaxOf,
} from '@baize/engines/pok-deng/table';
import type { WirePokDengRow, WirePokDengSeat, WirePokDengTable } from './pok-deng-wire.ts';

export type KeptPokDeng = {
  readonly code: string;
  readonly table: PokDengTable;
  readonly version: bigint;
  readonly log: readonly PokDengEvent[];
};

type Reader = { readonly player: string; readonly now: number };

/** A table as one reader may know it: their own cards, and those that were shown. */
export function viewPokDeng(
  { code, table, version, log }: KeptPokDeng,
  reader: Reader,
): WirePokDengTable {
  const { hand, lastHand, rules } = table;
  const shown = hand ?? (log.length > 0 && !table.staking ? lastHand : null);
  const own = placeOf(table, reader.player);
  return {
    code,
    version: `${version}`,
    now: reader.now,
    rules,
    seats: table.seats.map((_, place) => viewSeat({ table, log, shown }, place, reader.player)),
    staking: viewStaking(table, own),
    hand: shown && {
      number: shown.number,
      isOver: hand === null,
      root: shown.deck.root,
      turn: hand ? shown.turn : null,
    },
    isOwnTurn: own >= 0 && hand?.turn?.place === own,
    events: log.map(withoutPlayers),
    nextCommitment: commitTo(table.houseSeed),
  };
}

function viewStaking(table: PokDengTable, own: number): WirePokDengTable['staking'] {
  const { staking, rules, handsDealt } = table;
  if (!staking) return null;
  const hasStaked = staking.stakes.some(({ place }) => place === own);
  const mayStake = !hasStaked && stakersOf(table, staking).includes(own);
  const max = stakeMaxOf(rules, table.seats[own]?.stack ?? 0);
  return {
    hand: handsDealt + 1,
    deadlineAt: staking.deadlineAt,
    own: mayStake ? { min: rules.stakeMin, max } : null,
  };
}

type Shown = {
  readonly table: PokDengTable;
  readonly log: readonly PokDengEvent[];
  /** The hand that is played or was last. */
  readonly shown: PokDengHand | null;
};

function viewSeat({ table, log, shown }: Shown, place: number, reader: string) {
  const seat = table.seats[place];
  if (!seat) return null;
  const dealt = shown && pokDengHolderAt(shown, place);
  // Somebody else may have had this place when the last hand was dealt.
  const holder = dealt?.player === seat.player ? dealt : undefined;
  const isOwn = seat.player === reader;
  const turnedUp = log.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const cards = turnedUp.find((one) => one.place === place)?.cards ?? null;
  const asked = table.staking?.stakes.find((one) => one.place === place)?.stake ?? 0;
  return {
    place,
    name: seat.name,
    isBot: seat.isBot,
    isOwn,
    stack: seat.stack,
    isIn: holder !== undefined,
    isSittingOut: seat.sittingOutAt !== null,
    isWaiting: false,
    isAway: seat.isAway,
    isBank: (table.staking?.bank ?? shown?.bank) === place,
    stake: holder?.stake ?? asked,
    cardCount: holder?.cards.length ?? 0,
    cards: holder ? (isOwn ? holder.cards : cards) : null,
  } satisfies WirePokDengSeat;
}

/** Without the ids of accounts: players at a table are told apart by their places. */
export function withoutPlayers(event: PokDengEvent): PokDengEvent {
  if (event.type === 'sat' || event.type === 'left') return { ...event, player: '' };
  if (event.type !== 'settled') return event;
  return { ...event, results: event.results.map((one) => ({ ...one, player: '' })) };
}

export const viewPokDengRow = (
  { code, table }: Pick<KeptPokDeng, 'code' | 'table'>,
  player: string,
): WirePokDengRow => {
  const { seats, stakeMin, stakeMax, buyInMin, buyInMax, isCash } = table.rules;
  return {
    code,
    seats,
    stakeMin,
    stakeMax,
    buyInMin,
    buyInMax,
    isCash,
    taken: table.seats.filter((seat) => seat !== null).length,
    isOwn: placeOf(table, player) >= 0,
  };
};
