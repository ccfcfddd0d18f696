import type { Event } from '@baize/engines/games/over-under/engine';
import type { WireRound } from '../../../wire.ts';
import { hundredths } from '../../money.ts';

export function rollEvent({ events }: WireRound): Event | null {
  const [event] = (events ?? []) as readonly Event[];
  return event ?? null;
}

/** The number of a round as it is read; null when it is not shown, or not played. */
export function rollOf(round: WireRound, tag: string): string | null {
  const event = rollEvent(round);
  return event && hundredths(event.roll, tag);
}
