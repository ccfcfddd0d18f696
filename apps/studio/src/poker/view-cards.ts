import type { TableEvent } from '@baize/engines/holdem/table';
import type { PokDengEvent } from '@baize/engines/pok-deng/table';
import { type CardEvent, isPokDeng } from './card-games.ts';
import type { WirePokDengRow, WirePokDengTable } from './pok-deng-wire.ts';
import type { KeptTable } from './queries.ts';
import { viewPokDeng, viewPokDengRow, withoutPlayers } from './view-pok-deng.ts';
import { viewRow, viewTable, withoutPlayer } from './view-table.ts';
import type { WirePokerRow, WirePokerTable } from './wire.ts';

type Reader = { readonly player: string; readonly now: number };

/** A table as one reader may know it, whichever game is played there. Its log has that game's events. */
export function viewCards(kept: KeptTable, reader: Reader): WirePokerTable | WirePokDengTable {
  const { table, log } = kept;
  return isPokDeng(table)
    ? viewPokDeng({ ...kept, table, log: log as readonly PokDengEvent[] }, reader)
    : viewTable({ ...kept, table, log: log as readonly TableEvent[] }, reader);
}

export const viewCardRow = (
  { code, table }: KeptTable,
  player: string,
): WirePokerRow | WirePokDengRow =>
  isPokDeng(table) ? viewPokDengRow({ code, table }, player) : viewRow({ code, table }, player);

/** Without the ids of accounts: players see each other's names only. */
export const anonymous = (event: CardEvent): CardEvent =>
  event.type === 'settled'
    ? withoutPlayers(event)
    : event.type === 'dealt' || event.type === 'drawn'
      ? event
      : withoutPlayer(event);
