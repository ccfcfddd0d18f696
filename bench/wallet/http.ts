import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { minor } from '@baize/std/money';
import {
  createLog,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import {
  findMemberAccounts,
  houseAccount,
  postTransfer,
} from '../../apps/server/src/books/ledger/index.ts';
import { createMember } from '../../apps/server/src/people/members/index.ts';
import { issuePlayToken, openPlaySession } from '../../apps/server/src/play/play/index.ts';
import { joinVendor, ownScale, rotateVendorKey } from '../../apps/server/src/play/vendors/index.ts';
import { type Bench, CURRENCY } from './database.ts';
import type { Figures } from './load.ts';
import type { LoadOrder } from './vendor-load.ts';

const VENDOR = 'bench';
const PURSE = minor(100_000_000n);

export type Vendor = Pick<LoadOrder, 'key' | 'players'>;

/** A vendor with a key, and as many members at play as there will be connections. */
export async function prepareVendor(bench: Bench, players: number): Promise<Vendor> {
  const world: World = {
    db: bench.connection.db,
    clock: systemClock,
    chance: systemChance,
    newId: bench.newId,
    log: createLog('error'),
  };
  const key = await world.db.transaction().execute(async (tx) => {
    await joinVendor(world, tx, {
      code: VENDOR,
      name: VENDOR,
      dialect: 'own',
      roundRule: 'mixed',
      addresses: null,
      scales: { [CURRENCY]: ownScale(CURRENCY) },
    });
    return rotateVendorKey(world, tx, { vendor: VENDOR, overlapMs: 0 });
  });
  const list: LoadOrder['players'][number][] = [];
  for (let i = 0; i < players; i++) list.push(await seatPlayer(world, i));
  return { key, players: list };
}

async function seatPlayer(world: World, number: number) {
  const { memberId, launchToken } = await world.db.transaction().execute(async (tx) => {
    const member = await createMember(world, tx, { account: `bench${number}`, currency: CURRENCY });
    const accounts = await findMemberAccounts(tx, member.id, CURRENCY);
    const from = await houseAccount(tx, { purpose: 'payment_clearing', currency: CURRENCY });
    await postTransfer(tx, {
      requestKey: `bench-seat:${number}`,
      at: world.clock.now(),
      from,
      to: accounts?.cash ?? from,
      amount: PURSE,
      reason: 'deposit_settled',
    });
    const launch = { memberId: member.id, vendor: VENDOR, game: 'tigers', currency: CURRENCY };
    return { memberId: member.id, launchToken: await issuePlayToken(world, tx, launch) };
  });
  const opening = { vendor: VENDOR, launchToken, requestId: `bench-${number}` };
  const session = await openPlaySession(world, opening);
  if (typeof session === 'string') throw new Error(`no session: ${session}`);
  return { memberId, token: session.token };
}

type Case = { readonly servers: number; readonly seconds: number };

/** So long the programs run before it counts. */
export const WARM_SECONDS = 8;

/** Signed bets with their results over kept connections, from a process of their own. */
export async function measureHttp(
  bench: Bench,
  vendor: Vendor,
  { servers, seconds }: Case,
): Promise<Figures> {
  const doors = await Promise.all(
    Array.from({ length: servers }, () => start('vendor-server.ts', [bench.url])),
  );
  const load = await start('vendor-load.ts', [], false);
  try {
    const ports = doors.map(({ said }) => Number(said));
    const told = once(load.child, 'message');
    const lasting = { warmSeconds: WARM_SECONDS, seconds };
    load.child.send({ ...vendor, ...lasting, ports, run: bench.newId('run') } satisfies LoadOrder);
    const [figures] = (await told) as [Figures];
    return figures;
  } finally {
    for (const { child } of [...doors, load]) await stop(child);
  }
}

async function start(file: string, args: readonly string[], isToSpeak = true) {
  const child = fork(path.join(import.meta.dirname, file), [...args]);
  const [said] = isToSpeak ? ((await once(child, 'message')) as [unknown]) : [null];
  return { child, said };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
