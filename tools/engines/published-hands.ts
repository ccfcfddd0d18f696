import { openCards } from '@baize/engines/holdem/deck';
import type { Hand, TableEvent } from '@baize/engines/holdem/table';
import { AtTable, anyMove, chance } from '@baize/engines/holdem/testing/at-table';
import type { WirePokerHand } from '../../apps/studio/src/poker/wire.ts';

const SEATS = [0, 1, 2, 3, 4];

export type PublishedHand = WirePokerHand & { readonly houseSeed: string };

/** Hands of poker as one who was in them is given them, with the seed that only an auditor gets. */
export function* publishedHands({ hands, seed }: { hands: number; seed: number }) {
  const rng = chance(seed);
  for (let made = 0; made < hands; made++) {
    const table = new AtTable();
    for (const place of SEATS) table.sit(place, 300 + rng.next(3_000));
    for (let skipped = rng.next(3); skipped >= 0; skipped--) {
      table.deal();
      const { hand } = table.table;
      if (!hand) break;
      const from = table.events.findLastIndex(({ type }) => type === 'dealt');
      while (table.table.hand) table.move(anyMove(table, rng));
      if (skipped === 0) yield publish(hand, table.events.slice(from));
    }
  }
}

function publish({ deck, holders, number }: Hand, events: readonly TableEvent[]): PublishedHand {
  const seats = holders.length;
  const seatOf = (place: number) => holders.findIndex((holder) => holder.place === place);
  const shown = events.flatMap((event) => (event.type === 'shown' ? event.shown : []));
  const board = events.findLast((event) => event.type === 'street')?.board ?? [];
  const places = new Set([
    0,
    seats,
    ...shown.flatMap(({ place }) => [seatOf(place), seats + seatOf(place)]),
    ...board.map((_, at) => 2 * seats + at),
  ]);
  return {
    number,
    place: holders[0]?.place ?? 0,
    playedAt: new Date(0).toISOString(),
    commitment: deck.commitment,
    root: deck.root,
    playerSeeds: deck.playerSeeds,
    events,
    opened: openCards(deck, [...places]),
    houseSeed: deck.houseSeed,
  };
}
