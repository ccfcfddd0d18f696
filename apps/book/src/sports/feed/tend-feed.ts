import { SILENCE_MS } from '@baize/sports/feed/feed-state';
import type { FeedMessage } from '@baize/sports/feed/message';
import type { Instant } from '@baize/std/time';
import type { Book } from '../../book.ts';
import type { Tx } from '../../db/client.ts';
import { readNow } from '../../draws/queries.ts';
import type { FeedSource } from './feed-source.ts';
import { writeFrames } from './frames.ts';
import { hearMessages } from './hear-messages.ts';
import {
  insertProducer,
  listOpenIds,
  lockProducer,
  type SportProducer,
  updateProducer,
} from './queries.ts';
import { refreshEvents } from './refresh-events.ts';

/** One turn of the feeds: whoever was silent too long is suspended, and what was said is taken in. */
export async function tendFeeds(book: Book): Promise<void> {
  for (const producer of book.producers) await tendFeed(book, producer);
}

export const tendFeed = (book: Book, producer: FeedSource): Promise<void> =>
  book.db.transaction().execute(async (tx) => {
    const now = await readNow(tx);
    await insertProducer(tx, producer.name, now);
    const kept = await lockProducer(tx, producer.name);
    if (!kept || now.getTime() < kept.heard_at.getTime()) return;
    const known = await noticeSilence(tx, kept, now);
    if (known.status === 'silent') await recover(tx, { producer, known, now });
    else {
      const messages = await producer.messagesBetween(known.heard_at.getTime(), now.getTime());
      await takeIn(tx, known, { messages, now });
    }
  });

type Heard = { readonly messages: readonly FeedMessage[]; readonly now: Instant };

/** Takes messages in as they come; without one nothing was heard. */
export async function takeIn(
  tx: Tx,
  known: SportProducer,
  { messages, now }: Heard,
): Promise<void> {
  if (messages.length === 0) return;
  await updateProducer(tx, known.code, { heard_at: now });
  await hearMessages(tx, { ...known, heard_at: now }, messages);
}

/** Nothing of a producer is sold once it has been silent for 20 seconds. */
export async function noticeSilence(
  tx: Tx,
  known: SportProducer,
  now: Instant,
): Promise<SportProducer> {
  const silentMs = now.getTime() - known.heard_at.getTime();
  if (known.status === 'silent' || silentMs < SILENCE_MS) return known;
  const silent: SportProducer = { ...known, status: 'silent' };
  await updateProducer(tx, known.code, { status: 'silent' });
  await refreshEvents(tx, { ids: await listOpenIds(tx, known.code), producer: silent, now });
  await writeFrames(tx, [feedFrame('silent')]);
  return silent;
}

type Recovering = {
  readonly producer: FeedSource;
  readonly known: SportProducer;
  readonly now: Instant;
};

/** Asks for everything that is open now; only a snapshot that is complete opens markets again. */
async function recover(tx: Tx, { producer, known, now }: Recovering): Promise<void> {
  const recovery = `${known.code}-${now.getTime()}`;
  const snapshot = await producer.snapshotAt(now.getTime(), recovery);
  await hearMessages(tx, known, snapshot);
  const isComplete = snapshot.some(
    ({ kind, at }) => kind === 'snapshot_complete' && at >= known.heard_at.getTime(),
  );
  if (!isComplete) return;
  // Telling everything takes its time, in which more has happened.
  const after = await readNow(tx);
  const alive: SportProducer = { ...known, status: 'alive', heard_at: after };
  await updateProducer(tx, known.code, { status: 'alive', heard_at: after });
  await hearMessages(tx, alive, await producer.messagesBetween(now.getTime(), after.getTime()));
  await refreshEvents(tx, { ids: await listOpenIds(tx, known.code), producer: alive, now: after });
  await writeFrames(tx, [feedFrame('alive')]);
}

const feedFrame = (status: string) =>
  ({ name: 'feed', eventId: null, isMain: true, data: { status } }) as const;
