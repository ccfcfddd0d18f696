import type { SlotEvent } from '@baize/engines/slots/events';
import type { Machine } from '@baize/engines/slots/machine';
import type { WireRound } from '../../wire.ts';

/** What the last round that was played left on the reels; on a first visit the tops of the strips. */
export function lastGrid(
  rounds: readonly WireRound[],
  { strips, rows }: Machine,
): readonly number[] {
  const played = rounds.find(({ events }) => events !== null && events.length > 0);
  const grids = ((played?.events ?? []) as readonly SlotEvent[]).flatMap((event) =>
    'grid' in event ? [event.grid] : [],
  );
  return grids.at(-1) ?? strips.flatMap((strip) => strip.slice(0, rows));
}
