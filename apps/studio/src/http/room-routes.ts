import { done, read } from '@baize/vendor-kit/http/reading';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { RoomHub } from '../rooms/hub.ts';
import { listTables } from '../rooms/list-tables.ts';
import { placeBet } from '../rooms/place-bet.ts';
import { undoBet } from '../rooms/undo-bet.ts';
import { viewRound } from '../rounds/view-round.ts';
import type { Studio } from '../studio.ts';
import { roundId } from './reading.ts';
import { key, sessionOf, stake, stakerOf } from './routes.ts';

const betting = z.object({
  requestKey: key,
  roomRoundId: z.string().regex(/^rmr_[0-9A-Z]{26}$/),
  stake,
  choice: z.unknown(),
});

const undoing = z.object({ roundId });

/** The calls of a shared table. What happens at it comes by the socket. */
export function registerRoomCalls(app: FastifyInstance, studio: Studio, hub: RoomHub): void {
  app.post('/api/room/bets', async ({ headers, body }) => {
    const session = await stakerOf(studio, headers);
    return done(viewRound(await placeBet(studio, session, read(betting, body))));
  });

  app.post('/api/room/undo', async ({ headers, body }) => {
    const session = await sessionOf(studio, headers);
    return done(viewRound(await undoBet(studio, session, read(undoing, body).roundId)));
  });

  // Anybody may look: a lobby shows each table's road and how many are there.
  app.get('/api/rooms', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*');
    return done(listTables(studio, hub));
  });
}
