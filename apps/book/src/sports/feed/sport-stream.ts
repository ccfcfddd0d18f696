import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db, Row } from '../../db/client.ts';
import { readSeq, SPORT_CHANNEL } from './frames.ts';

type Frame = Row<'sport_frame'>;

type Reader = {
  readonly raw: FastifyReply['raw'];
  readonly isLobby: boolean;
  readonly eventIds: ReadonlySet<string>;
  /** What it was told last. */
  seq: bigint;
};

export type SportStream = {
  add(reply: FastifyReply, topics: readonly string[], since: bigint | null): Promise<void>;
  stop(): Promise<void>;
};

const HEARTBEAT_MS = 5_000;
/** Frames that come close together are read and sent together. */
const TOGETHER_MS = 50;
/** A reader that is so far behind is closed; its page comes back and reads everything anew. */
const BEHIND_MAX = 1024 * 1024;
const GAP_MAX = 2_000;
const RECONNECT_MS = 1_000;

/** Tells open pages what happens in matches, each in the one order, from where it was told last. */
export async function openSportStream(
  { db, databaseUrl }: { readonly db: Db; readonly databaseUrl: string },
  log: Logger,
): Promise<SportStream> {
  const readers = new Set<Reader>();
  let told = await readSeq(db);
  let reading: Promise<void> | null = null;

  const readMore = async () => {
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
    const frames = await listFrames(db, told);
    const last = frames.at(-1);
    if (!last) return;
    told = last.seq;
    const bytes = frames.map((frame) => ({ frame, text: Buffer.from(textOf(frame)) }));
    for (const reader of readers) {
      for (const { frame, text } of bytes) tell(reader, frame, text);
    }
  };
  const wake = () => {
    if (readers.size === 0) return;
    reading ??= readMore()
      .catch((error: unknown) => log.warn({ err: error }, 'matches are not told'))
      .finally(() => {
        reading = null;
      });
  };

  const ear = await openEar(databaseUrl, { wake, log });
  const heartbeat = setInterval(() => {
    for (const { raw } of readers) raw.write(': \n\n');
    // What a lost notification did not tell is told now.
    wake();
  }, HEARTBEAT_MS);

  return {
    add: async ({ raw }, topics, since) => {
      const ids = topics.flatMap((topic) => (topic.startsWith('event:') ? [topic.slice(6)] : []));
      const now = await readSeq(db);
      const isLobby = topics.includes('lobby');
      const reader: Reader = { raw, isLobby, eventIds: new Set(ids), seq: since ?? now };
      const missed = since === null ? [] : await listFrames(db, since);
      if (!isWhole(missed, reader.seq, now)) {
        reader.seq = now;
        raw.write(`event: snapshot\nid: ${now}\ndata: {"seq":"${now}"}\n\n`);
      }
      if (readers.size === 0) told = now;
      readers.add(reader);
      raw.once('close', () => readers.delete(reader));
      for (const frame of missed) tell(reader, frame, Buffer.from(textOf(frame)));
    },
    stop: async () => {
      clearInterval(heartbeat);
      for (const { raw } of readers) raw.end();
      await reading;
      await ear.stop();
    },
  };
}

type Listener = { readonly wake: () => void; readonly log: Logger };

/** Listens for what is new, and comes back when the line breaks. */
async function openEar(databaseUrl: string, { wake, log }: Listener) {
  const stopping = new AbortController();
  let client: pg.Client | null = null;
  const listen = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'baize book' });
    fresh.on('notification', wake);
    fresh.on('error', () => void fresh.end().catch(() => {}));
    fresh.on('end', () => void again());
    await fresh.connect();
    await fresh.query(`listen ${SPORT_CHANNEL}`);
    client = fresh;
  };
  const again = async () => {
    while (!stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (stopping.signal.aborted) return;
      try {
        await listen();
        return;
      } catch (error) {
        log.warn({ err: error }, 'matches are not listened to');
      }
    }
  };
  await listen();
  return {
    stop: async () => {
      stopping.abort();
      await client?.end();
    },
  };
}

/** Whether these are all frames after that one. */
const isWhole = (frames: readonly Frame[], since: bigint, now: bigint): boolean =>
  since >= now || frames[0]?.seq === since + 1n;

function tell(reader: Reader, frame: Frame, text: Buffer): void {
  if (frame.seq <= reader.seq) return;
  reader.seq = frame.seq;
  if (!concerns(reader, frame)) return;
  if (reader.raw.writableLength > BEHIND_MAX) reader.raw.destroy();
  else reader.raw.write(text);
}

const concerns = ({ isLobby, eventIds }: Reader, { event_id, is_main }: Frame): boolean =>
  event_id === null || (isLobby && is_main) || eventIds.has(event_id);

const listFrames = (db: Db, after: bigint): Promise<readonly Frame[]> =>
  db
    .selectFrom('sport_frame')
    .selectAll()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(GAP_MAX)
    .execute();

const textOf = ({ seq, name, data }: Frame): string =>
  `event: ${name}\nid: ${seq}\ndata: ${JSON.stringify({ seq: `${seq}`, ...(data as object) })}\n\n`;

const TOPICS_MAX = 50;

/** `GET /api/sports/stream`: server-sent events, without a session: what they tell is everybody's. */
export function registerSportStream(app: FastifyInstance, stream: SportStream): void {
  app.get<{ Querystring: { topics?: string; since?: string } }>(
    '/api/sports/stream',
    async ({ query, headers }, reply) => {
      const kept = Object.fromEntries(
        Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
      );
      const sent = String(headers['last-event-id'] ?? query.since ?? '');
      const since = /^\d{1,18}$/.test(sent) ? BigInt(sent) : null;
      reply.hijack();
      reply.raw.writeHead(200, { ...kept, 'content-type': 'text/event-stream' });
      reply.raw.write('retry: 1000\n\n');
      const topics = (query.topics ?? 'lobby').split(',').slice(0, TOPICS_MAX);
      await stream.add(reply, topics, since);
    },
  );
}
