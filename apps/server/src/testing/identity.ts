import type { AddressInfo } from 'node:net';
import type { Pending } from '@baize/contract/login-answer';
import type { MemberId } from '@baize/std/id';
import { afterAll, beforeAll } from 'vitest';
import { type LoadedBrand, loadBrand } from '../base/brand/index.ts';
import {
  type Bus,
  kernelRoutes,
  type Route,
  type Sockets,
  startBus,
  startSockets,
} from '../base/kernel/index.ts';
import { createMember, type NewMember } from '../people/members/index.ts';
import { identifyOperator } from '../people/operators/index.ts';
import {
  openSession,
  openSessions,
  type Sessions,
  sessionsRoutes,
} from '../people/sessions/index.ts';
import { type Client, createClient } from './client.ts';
import { httpWith } from './server.ts';
import { origin, type TestWorld, useWorld } from './world.ts';

export type TestSite = {
  readonly url: string;
  readonly call: Client;
  readonly sessions: Sessions;
  readonly bus: Bus;
  readonly sockets: Sockets;
  stop(): Promise<void>;
};

type More = (site: LoadedBrand, sessions: Sessions) => readonly Route[];

/** A process that serves sessions and what else a test is about; a second one is a second call. */
export async function openTestSite(
  world: TestWorld,
  loaded: LoadedBrand,
  more: More = () => [],
): Promise<TestSite> {
  const bus = await startBus(world, world.url);
  const sessions = openSessions(world, loaded, bus);
  const routes = [...kernelRoutes, ...sessionsRoutes(loaded, sessions), ...more(loaded, sessions)];
  // All that a test file does comes from few addresses, which no player's would.
  const throttle = async () => {};
  const identify = identifyOperator(world, sessions.identify);
  const { findEnding } = sessions;
  const app = httpWith(world, routes, { identify, findEnding, throttle });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = startSockets(world, app.server, { bus, ...sessions });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    sessions,
    bus,
    sockets,
    // Clocks of tests move by days, so the seal key is asked for each time.
    call: async (...call) => (await createClient(url))(...call),
    stop: async () => {
      await sockets.stop();
      await bus.stop();
      await app.close();
    },
  };
}

export type Identity = {
  readonly world: TestWorld;
  readonly loaded: LoadedBrand;
  readonly site: TestSite;
  readonly call: Client;
};

/** A world with a running site of the shipped brand. */
export function useIdentity(more?: More): Identity {
  const t = useWorld();
  const loaded = loadBrand('mekhala');
  const running: TestSite[] = [];
  beforeAll(async () => {
    running.push(await openTestSite(t.world, loaded, more));
  });
  afterAll(() => running[0]?.stop());
  const opened = () => {
    const [site] = running;
    if (!site) throw new Error('the site is there once the tests of the file run');
    return site;
  };
  return {
    loaded,
    get world() {
      return t.world;
    },
    get site() {
      return opened();
    },
    get call() {
      return opened().call;
    },
  };
}

let made = 0;

/** A member of the brand, under a name of their own. */
export const givenAccount = (world: TestWorld, facts: Partial<NewMember> = {}) =>
  world.db.transaction().execute((tx) => {
    made += 1;
    return createMember(world, tx, { account: `somebody${made}`, currency: 'THB', ...facts });
  });

/** A session that is open, whatever it took to open it. */
export const givenSession = (
  { world, loaded }: Pick<Identity, 'world' | 'loaded'>,
  member: { readonly id: MemberId },
  { pending = null, ip = '203.0.113.7' }: { pending?: Pending | null; ip?: string } = {},
) =>
  world.db.transaction().execute((tx) =>
    openSession(world, tx, {
      brand: loaded.brand,
      member,
      method: 'username',
      origin: origin({ ip }),
      pending,
    }),
  );
