import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { migrate } from '../../apps/studio/src/db/migrate.ts';
import type { WireSession } from '../../apps/studio/src/wire.ts';
import type { Bench } from '../wallet/database.ts';
import type { Figures } from '../wallet/load.ts';
import { joinStudio, type Launch, launchMany, wonBy, worldOf } from './seats.ts';
import type { SpinOrder } from './spin-load.ts';
import type { StudioOrder } from './studio-server.ts';

/** A game of one number: what is measured is the way, not the drawing. */
const GAME = 'over-under';
const CHOICE = { side: 'under', target: 5_000 };

export type Table = {
  readonly url: string;
  readonly launches: readonly Launch[];
  readonly tokens: readonly string[];
  close(): Promise<void>;
};

/** A wallet's door and a studio, each in its process, and members who sit down at a game. */
export async function openTable(bench: Bench, players: number, game = GAME): Promise<Table> {
  const world = worldOf(bench);
  const key = await joinStudio(world);
  const launches = await launchMany(world, game, players);
  const door = start('../wallet/vendor-server.ts', [bench.url]);
  const port = await wordOf(door);
  await migrate(bench.url);
  const studio = start('studio-server.ts');
  const wallet = { url: `http://127.0.0.1:${String(port)}`, ...key };
  studio.send({ databaseUrl: bench.url, wallet } satisfies StudioOrder);
  const url = String(await wordOf(studio));
  const tokens: string[] = [];
  for (const launch of launches) tokens.push(await sitDown(url, launch, game));
  return {
    url,
    launches,
    tokens,
    close: async () => {
      await stop(studio);
      await stop(door);
    },
  };
}

async function sitDown(url: string, launch: Launch, game: string): Promise<string> {
  const { memberId, launchToken } = launch;
  const response = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    // Each from an address of its own, as players are.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(memberId) },
    body: JSON.stringify({ mode: 'money', game, launchToken, requestId: memberId }),
  });
  const { value } = (await response.json()) as {
    value: { token?: string; session?: Pick<WireSession, 'seed' | 'nextCommitment'> };
  };
  const { token, session } = value;
  if (token === undefined || !session) throw new Error('a launch was refused');
  if (session.seed === null) await chooseSeed(url, { token, commitment: session.nextCommitment });
  return token;
}

type SeedChoice = { readonly token: string; readonly commitment: string };

async function chooseSeed(url: string, { token, commitment }: SeedChoice): Promise<void> {
  const response = await fetch(`${url}/api/seeds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ clientSeed: 'bench', commitment }),
  });
  if (!response.ok) throw new Error('a seed was refused');
}

const addressOf = (memberId: string): string =>
  `2001:db8::${Buffer.from(memberId.slice(-4))
    .toString('hex')
    .replace(/(.{4})/, '$1:')}`;

type Spell = { readonly players: number; readonly warmSeconds: number; readonly seconds: number };

/** Players who press, wait for the round and press again, from a process of their own. */
export async function measureSpins(
  { url, tokens }: Table,
  { players, ...lasting }: Spell,
): Promise<Figures> {
  const load = start('spin-load.ts');
  try {
    const told = wordOf(load);
    load.send({
      ...lasting,
      port: Number(new URL(url).port),
      tokens: tokens.slice(0, players),
      choice: CHOICE,
      run: `run-of-${players}`,
    } satisfies SpinOrder);
    return (await told) as Figures;
  } finally {
    await stop(load);
  }
}

type Meter = {
  readonly game: string;
  readonly played: readonly { readonly staked: string; readonly paid: string }[];
};

/** How far what the studio has counted is from what the ledger has moved. */
export async function countAstray(bench: Bench, { url, launches }: Table): Promise<number> {
  const response = await fetch(`${url}/api/games`);
  const { value } = (await response.json()) as { value: readonly Meter[] };
  const played = value.find(({ game }) => game === GAME)?.played ?? [];
  const won = played.reduce((sum, one) => sum + BigInt(one.paid) - BigInt(one.staked), 0n);
  const moved = await wonBy(
    bench,
    launches.map(({ memberId }) => memberId),
  );
  return Math.abs(Number(won - moved));
}

const start = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(path.join(import.meta.dirname, file), [...args]);

async function wordOf(child: ChildProcess): Promise<unknown> {
  const [said] = (await once(child, 'message')) as [unknown];
  return said;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
