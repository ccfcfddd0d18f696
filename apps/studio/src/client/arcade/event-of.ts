import type { Round, RoundEvent } from '@baize/engines/core/engine';
import type { WireRound } from '../../wire.ts';

/** An engine, as far as it says what happens in its rounds. */
type EngineOf<Event extends RoundEvent> = { play(...asked: never[]): Round<Event> };

/** What happened in a round, as its engine told it. */
export const eventsOf = <Event extends RoundEvent>(
  _engine: EngineOf<Event>,
  { events }: WireRound,
): readonly Event[] => (events ?? []) as readonly Event[];

/** Of games in which one thing happens. */
export const eventOf = <Event extends RoundEvent>(
  engine: EngineOf<Event>,
  round: WireRound,
): Event | null => eventsOf(engine, round)[0] ?? null;
