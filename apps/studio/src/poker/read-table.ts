import { openCards, shuffleDeck } from '@baize/engines/holdem/deck';
import { ensure } from '../refusal.ts';
import type { Session } from '../sessions/open-session.ts';
import type { Studio } from '../studio.ts';
import type { WirePokDengRow, WirePokDengTable } from './pok-deng-wire.ts';
import * as queries from './queries.ts';
import { findTable, tablesOf } from './tables.ts';
import { anonymous, viewCardRow, viewCards } from './view-cards.ts';
import type { Watch } from './watch-tables.ts';
import type { WirePokerHand, WirePokerRow, WirePokerTable } from './wire.ts';

/** The tables of the session's title in its currency: play money has its own. */
export async function listPokerTables(
  studio: Studio,
  session: Session,
): Promise<readonly (WirePokerRow | WirePokDengRow)[]> {
  const kept = new Map((await queries.listTables(studio.db)).map((one) => [one.code, one]));
  return tablesOf(session).flatMap(({ code }) => {
    const table = kept.get(code);
    return table ? [viewCardRow(table, session.player)] : [];
  });
}

type Reading = { readonly code: string; readonly after: bigint | null; readonly watch: Watch };

/** The table, once it is another than the reader knows; their page is there as long as it asks. */
export async function readPokerTable(
  studio: Studio,
  session: Session,
  { code, after, watch }: Reading,
): Promise<WirePokerTable | WirePokDengTable> {
  ensure(findTable(session, code), 'table_unknown');
  const { db, clock } = studio;
  const { player } = session;
  const stay = await queries.findSeated(db, code, player);
  if (stay) await queries.touchStay(db, stay.id, clock.now());
  if (after !== null) await watch.untilChanged(code, after);
  return viewCards(await queries.readTable(db, code), { player, now: clock.now().getTime() });
}

/** The reader's last hands at a table, with what proves them. */
export async function listPokerHands(
  studio: Studio,
  { player }: Session,
  code: string,
): Promise<readonly WirePokerHand[]> {
  const rows = await queries.listHands(studio.db, code, player);
  return rows.map((row) => {
    const { number, place, house_seed: houseSeed, player_seeds: playerSeeds } = row;
    const at = playerSeeds.findIndex((one) => one.place === place);
    const deck = shuffleDeck({ houseSeed, playerSeeds, hand: number });
    const own = openCards(deck, [at, playerSeeds.length + at]);
    const others = row.opened.filter((card) => own.every((one) => one.place !== card.place));
    return {
      number,
      place,
      playedAt: row.played_at.toISOString(),
      commitment: row.commitment,
      root: row.root,
      playerSeeds,
      events: row.events.map(anonymous),
      opened: [...own, ...others],
    };
  });
}
