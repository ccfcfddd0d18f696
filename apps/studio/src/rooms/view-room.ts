import type { WireRoom } from '../wire.ts';
import type { RoomHub } from './hub.ts';

/** A room as everybody may see it: what was shown, and nothing that was not. */
export function viewRoom(hub: RoomHub, room: string): WireRoom {
  const { phase, seq, shoe, round, betRoot, shown, resultAt, serverSeed, marks } =
    hub.stateOf(room);
  return {
    now: hub.now(),
    seq,
    phase,
    shoe,
    round,
    betRoot,
    shown,
    resultAt,
    serverSeed,
    marks,
    present: hub.countPresent(room),
    tally: hub.tallyOf(room),
  };
}
