import { EVENTS, type EventKind, type EventPayload } from '@baize/contract/events';
import {
  OPERATOR_EVENTS,
  type OperatorEventKind,
  type OperatorEventPayload,
} from '@baize/contract/operator-events';
import type { MemberId } from '@baize/std/id';
import pg from 'pg';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../db/index.ts';
import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import * as queries from './queries.ts';

export type BusEvent = {
  readonly id: bigint;
  /** The transaction that wrote it: see `readCursor`. */
  readonly xact: bigint;
  readonly kind: string;
  readonly memberId: string | null;
  readonly payload: unknown;
};

/** What processes tell each other and no client: one row a kind, like the contract's `EVENTS`. */
const INSIDE_EVENTS = {
  /** A member may no longer be here: whoever speaks for them is cut off. */
  memberStopped: { payload: z.object({}) },
  /** Somebody has an account now. */
  memberRegistered: { payload: z.object({}) },
} as const;

const ALL_EVENTS = { ...EVENTS, ...OPERATOR_EVENTS, ...INSIDE_EVENTS };
type InsideKind = keyof typeof INSIDE_EVENTS;
type AnyKind = EventKind | OperatorEventKind | InsideKind;
type PayloadOf<K extends AnyKind> = K extends EventKind
  ? EventPayload<K>
  : K extends OperatorEventKind
    ? OperatorEventPayload<K>
    : Record<string, never>;

/**
 * Tells sockets of every process something, in the transaction that makes it true. The row is the
 * message; the notification only says that there is one.
 */
export async function publish<K extends AnyKind>(
  world: Pick<World, 'clock'>,
  tx: Tx | Db,
  event: { kind: K; payload: PayloadOf<K>; memberId?: MemberId },
): Promise<void> {
  const schema: z.ZodMiniType = ALL_EVENTS[event.kind].payload;
  await queries.insertEvent(tx, {
    kind: event.kind,
    member_id: event.memberId ?? null,
    payload: JSON.stringify(z.encode(schema, event.payload)),
    created_at: world.clock.now(),
  });
}

/** Tells many members the same, as `publish` does, in one go. */
export async function publishToMany<K extends EventKind>(
  world: Pick<World, 'clock'>,
  tx: Tx | Db,
  event: { kind: K; payload: EventPayload<K>; memberIds: readonly MemberId[] },
): Promise<void> {
  if (event.memberIds.length === 0) return;
  const schema: z.ZodMiniType = EVENTS[event.kind].payload;
  await queries.insertEvents(tx, {
    kind: event.kind,
    members: event.memberIds,
    payload: JSON.stringify(z.encode(schema, event.payload)),
    created_at: world.clock.now(),
  });
}

/**
 * Tells every process, once the transaction is committed, that something changed which a table of its
 * own tells of. Nothing is kept of it, and no client hears it: for what happens too often for a row.
 */
export async function signal(tx: Tx | Db, text: string): Promise<void> {
  await queries.notifySignal(tx, text);
}

export type Bus = {
  /** Calls back for each event once, in every process. */
  onEvent(listener: (event: BusEvent) => void): void;
  /** Calls back for each signal; with null when some may have been missed: look everywhere. */
  onSignal(listener: (text: string | null) => void): void;
  /** Everything written before this point has been handed to the listeners of this process. */
  delivered(): bigint;
  stop(): Promise<void>;
};

const RETRY_MS = 500;
/** A line that died without a word is noticed by looking into the table now and then. */
const LOOK_MS = 5_000;

/**
 * Listens on a connection of its own. When that connection is lost it comes back and reads what was
 * written meanwhile from the table, so a restarted database costs a delay and no event.
 */
export async function startBus(world: World, url: string): Promise<Bus> {
  const listeners: ((event: BusEvent) => void)[] = [];
  const signalled: ((text: string | null) => void)[] = [];
  const seen = new Map<bigint, bigint>();
  let cursor = await queries.readCursor(world.db);
  let client: pg.Client | null = null;
  let isStopped = false;

  async function deliverSince(from: bigint) {
    const next = await queries.readCursor(world.db);
    for await (const event of queries.eventsSince(world.db, from)) {
      if (seen.has(event.id)) continue;
      seen.set(event.id, event.xact);
      for (const listener of listeners) listener(event);
    }
    // What was written before `next` has all been read and is not asked for again.
    for (const [id, xact] of seen) if (xact < next) seen.delete(id);
    cursor = next;
  }

  const deliver = oneAtATime(() => deliverSince(cursor), world.log);

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'baize bus',
      keepAlive: true,
    });
    const onLost = () => {
      if (client !== fresh || isStopped) return;
      client = null;
      reconnectSoon();
    };
    fresh.on('error', onLost);
    fresh.on('end', onLost);
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === 'baize_event') deliver();
      else for (const listener of signalled) listener(payload ?? null);
    });
    await fresh.connect();
    await fresh.query('listen baize_event; listen baize_signal');
    client = fresh;
    deliver();
    for (const listener of signalled) listener(null);
  }

  function reconnectSoon() {
    setTimeout(() => {
      if (isStopped) return;
      connect().catch(() => reconnectSoon());
    }, RETRY_MS).unref();
  }

  await connect();
  const look = setInterval(deliver, LOOK_MS);
  return {
    onEvent: (listener) => void listeners.push(listener),
    onSignal: (listener) => void signalled.push(listener),
    delivered: () => cursor,
    stop: async () => {
      isStopped = true;
      clearInterval(look);
      await client?.end();
    },
  };
}

/** Runs a task when asked; asked again while it runs, it runs once more afterwards. */
function oneAtATime(task: () => Promise<void>, log: Log): () => void {
  let isRunning = false;
  let isWanted = false;
  const start = () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      while (isWanted) {
        isWanted = false;
        await task().catch((error: unknown) => log.warn({ err: error }, 'events not read yet'));
      }
      isRunning = false;
    })();
  };
  return start;
}
