import type { TableCommand, TableRefusal } from './play-table.ts';
import { BANK_MS, type Chips, placeOf, type Seat, type Seated } from './table.ts';

type Sit = Extract<TableCommand, { type: 'sit' }>;

type SeatedTable = Seated & {
  readonly rules: { readonly isCash: boolean; readonly buyInMin: Chips; readonly buyInMax: Chips };
};

type Sat = {
  readonly type: 'sat';
  readonly place: number;
  readonly player: string;
  readonly stack: Chips;
};

/** Takes a free seat with a buy-in that the table allows, whatever is played there. */
export function takeSeat<T extends SeatedTable>(
  table: T,
  { place, player, name, stack, seed, isBot }: Sit,
  isWaiting: boolean,
): { readonly table: T; readonly events: readonly Sat[] } | { readonly refused: TableRefusal } {
  const { rules } = table;
  if (isBot && rules.isCash) return { refused: 'bot_at_cash' };
  if (placeOf(table, player) >= 0) return { refused: 'already_seated' };
  if (table.seats[place] !== null) return { refused: 'seat_taken' };
  if (stack < rules.buyInMin || stack > rules.buyInMax) return { refused: 'buy_in_wrong' };
  const seat: Seat = {
    player,
    name,
    stack,
    seed,
    isBot,
    bankMs: BANK_MS,
    isWaiting,
    sittingOutAt: null,
    isAway: false,
    isLeaving: false,
  };
  return {
    table: { ...table, seats: table.seats.map((one, at) => (at === place ? seat : one)) },
    events: [{ type: 'sat', place, player, stack }],
  };
}
