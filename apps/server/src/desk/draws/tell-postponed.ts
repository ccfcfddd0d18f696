import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';
import { type AnyJob, job, type World } from '../../base/kernel/index.ts';
import {
  advanceBroadcast,
  endBroadcast,
  insertBroadcast,
  lockBroadcast,
  writeMessage,
} from '../../people/messages/index.ts';
import type { BookDesk, BookLine } from '../../play/book/index.ts';

/** Tells everybody with tickets of a draw that it is held later. */
export const TELL_POSTPONED = {
  name: 'draws.tell-postponed',
  payload: z.object({
    drawId: z.string(),
    drawsAt: z.iso.datetime(),
    names: z.record(z.string(), z.string()),
    reason: z.string(),
  }),
};

type Postponed = z.output<typeof TELL_POSTPONED.payload>;

/** So many are written to in one transaction. */
const HOLDERS_AT_ONCE = 500;

export const drawsJobs = (bookOf: (world: World) => BookLine): readonly AnyJob[] => [
  job({
    ...TELL_POSTPONED,
    run: (world, told) => tellPostponed(world, { book: bookOf(world) }, told),
  }),
];

/** However often it is run and wherever it was cut off, each holder is written to once. */
export async function tellPostponed(world: World, desk: BookDesk, told: Postponed): Promise<void> {
  const key = `draw-postponed:${told.drawId}:${told.drawsAt}`;
  await insertBroadcast(world.db, {
    key,
    version: 1,
    body: told,
    started_at: world.clock.now(),
  });
  while (await tellPart(world, desk, { ...told, key }));
}

type Holders = {
  readonly drawsAt: string;
  readonly period: string;
  readonly players: readonly MemberId[];
};

const tellPart = (
  world: World,
  { book }: BookDesk,
  { key, drawId, ...told }: Postponed & { readonly key: string },
): Promise<boolean> =>
  world.db.transaction().execute(async (tx) => {
    const found = await lockBroadcast(tx, key);
    if (!found) return false;
    const after = found.looked_to ?? undefined;
    const answer = await book.ask('list-holders', { drawId, after, limit: HOLDERS_AT_ONCE });
    const holders = answer.ok ? (answer.value as Holders) : null;
    const last = holders?.players.at(-1);
    // A draw that was put off once more tells of its newest time alone.
    if (!holders || !last || Date.parse(holders.drawsAt) !== Date.parse(told.drawsAt)) {
      await endBroadcast(tx, key, world.clock.now());
      return false;
    }
    for (const memberId of holders.players) {
      const news = { kind: 'draw_postponed', period: holders.period, ...told } as const;
      await writeMessage(world, tx, { memberId, news });
    }
    await advanceBroadcast(tx, { key, looked_to: last, sent: holders.players.length });
    return true;
  });
