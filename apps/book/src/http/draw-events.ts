import type { FastifyInstance, FastifyReply } from 'fastify';
import pg from 'pg';
import type { Logger } from 'pino';

/** Tells open pages that a draw has changed; they read it anew. */
export type DrawEvents = { add(reply: FastifyReply): void; stop(): Promise<void> };

const HEARTBEAT_MS = 15_000;
/** A reader that is so far behind is closed; its page comes back and reads everything anew. */
const BEHIND_MAX = 256 * 1024;
const RECONNECT_MS = 1_000;

/** One connection listens for all pages of this process, and the same bytes go to each. */
export async function openDrawEvents(databaseUrl: string, log: Logger): Promise<DrawEvents> {
  const readers = new Set<FastifyReply['raw']>();
  const stopping = new AbortController();
  let client: pg.Client | null = null;

  const send = (text: string) => {
    const bytes = Buffer.from(text);
    for (const reader of readers) {
      if (reader.writableLength > BEHIND_MAX) reader.destroy();
      else reader.write(bytes);
    }
  };

  const listen = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'baize book' });
    fresh.on('notification', ({ payload = '' }) => send(`event: draw\ndata: ${payload}\n\n`));
    fresh.on('error', () => void fresh.end().catch(() => {}));
    fresh.on('end', () => void again());
    await fresh.connect();
    await fresh.query('listen book_draw');
    client = fresh;
  };

  const again = async () => {
    while (!stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS).unref());
      if (stopping.signal.aborted) return;
      try {
        await listen();
        // What happened in between nobody heard of: pages read everything anew.
        send('event: reload\ndata: {}\n\n');
        return;
      } catch (error) {
        log.warn({ err: error }, 'draws are not listened to');
      }
    }
  };

  await listen();
  const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT_MS);
  return {
    add: ({ raw }) => {
      readers.add(raw);
      raw.once('close', () => readers.delete(raw));
    },
    stop: async () => {
      stopping.abort();
      clearInterval(heartbeat);
      for (const reader of readers) reader.end();
      await client?.end();
    },
  };
}

/** `GET /api/events`: server-sent events, without a session, because what they tell is everybody's. */
export function registerEvents(app: FastifyInstance, events: DrawEvents): void {
  app.get('/api/events', (_request, reply) => {
    const headers = Object.fromEntries(
      Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
    );
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
    reply.raw.write('retry: 1000\n\n');
    events.add(reply);
  });
}
