import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { migrate } from '../../apps/book/src/db/migrate.ts';
import { joinStudio, launchMany, worldOf } from '../spin/seats.ts';
import type { Bench } from '../wallet/database.ts';
import type { Figures } from '../wallet/load.ts';
import type { BookOrder } from './book-server.ts';
import type { TicketOrder } from './ticket-load.ts';

/** Digits drawn by us every five minutes: what is measured is the way, not the drawing. */
const LOTTERY = 'quick-thai-5m';
/** Drawn by us every minute. */
export const LOTTERY_OF_DAY = 'quick-thai-1m';
/** The moment the book's clock stands at while tickets are sold. */
const NOON = '2027-03-02T05:00:01.000Z';

export type Counter = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly draw: { readonly id: string; readonly drawsAt: Date };
  readonly members: readonly string[];
  /** Starts another book on the same tables. */
  startBook(turnMs: number): Promise<{ readonly url: string; readonly child: ChildProcess }>;
  close(): Promise<void>;
};

/** A wallet's door and a book, each in its process, and members who have sat down. */
export async function openCounter(bench: Bench, players: number): Promise<Counter> {
  const world = worldOf(bench);
  const key = await joinStudio(world);
  const door = start('../wallet/vendor-server.ts', [bench.url]);
  const wallet = { url: `http://127.0.0.1:${String(await wordOf(door))}`, ...key };
  await migrate(bench.url);
  await setNow(bench, NOON);
  // A draw of so many tickets may cost more than a house usually lets it.
  await bench.connection.pool.query(
    'update book.play_limit set ticket_max = $1, number_max = $1, draw_max = $1, half_max = $1',
    ['1000000000000'],
  );
  const children = [door];
  const startBook = async (turnMs: number) => {
    const child = start('book-server.ts');
    children.push(child);
    child.send({
      databaseUrl: bench.url,
      wallet,
      turnMs,
      lotteries: [LOTTERY, LOTTERY_OF_DAY],
    } satisfies BookOrder);
    return { url: String(await wordOf(child)), child };
  };
  // One that takes turns plans and opens the draw, and goes; the one that is measured only sells.
  const planner = await startBook(200);
  const draw = await sellingDraw(bench);
  await stopChild(planner.child);
  const { url } = await startBook(0);
  // Last: a launch is good for a minute, and for every lottery.
  const launches = await launchMany(world, null, players);
  const tokens: string[] = [];
  for (const [place, launch] of launches.entries()) {
    tokens.push(await sitDown(url, { ...launch, place }));
  }
  return {
    url,
    tokens,
    draw,
    members: launches.map(({ memberId }) => memberId),
    startBook,
    close: async () => {
      for (const child of children) await stopChild(child);
    },
  };
}

/** The book goes by the database's clock: it stands where we set it. */
export const setNow = (bench: Bench, moment: string) =>
  bench.connection.pool.query(
    `create or replace function book.book_now() returns timestamptz language sql volatile
      as $$ select '${moment}'::timestamptz $$`,
  );

async function sellingDraw(bench: Bench): Promise<Counter['draw']> {
  for (;;) {
    const { rows } = await bench.connection.pool.query<{ id: string; draws_at: Date }>(
      `select id, draws_at from book.draw where lottery = $1 and status = 'selling'`,
      [LOTTERY],
    );
    const [draw] = rows;
    if (draw) return { id: draw.id, drawsAt: draw.draws_at };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type Seat = { readonly memberId: string; readonly launchToken: string; readonly place: number };

async function sitDown(url: string, { memberId, launchToken, place }: Seat): Promise<string> {
  const response = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Each from an address of its own, as players are.
      'x-forwarded-for': `10.1.${place >> 8}.${place & 255}`,
    },
    body: JSON.stringify({ launchToken, requestId: memberId }),
  });
  const { value } = (await response.json()) as { value: { token?: string } };
  if (value.token === undefined) throw new Error('a launch was refused');
  return value.token;
}

type Spell = { readonly perSecond: number; readonly warm: number; readonly count: number };

/** Tickets at a steady pace, from a process of their own. */
export async function sellTickets(
  { url, tokens, draw }: Counter,
  spell: Spell & { readonly run: string },
): Promise<Figures> {
  const load = start('ticket-load.ts');
  try {
    const told = wordOf(load);
    load.send({
      ...spell,
      port: Number(new URL(url).port),
      tokens,
      drawId: draw.id,
    } satisfies TicketOrder);
    return (await told) as Figures;
  } finally {
    await stopChild(load);
  }
}

const start = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(path.join(import.meta.dirname, file), [...args]);

async function wordOf(child: ChildProcess): Promise<unknown> {
  const [said] = (await once(child, 'message')) as [unknown];
  return said;
}

export async function stopChild(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
