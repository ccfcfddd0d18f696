import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { CONTRACT } from '@baize/contract/table';
import { openKeys } from '@baize/std/node/key-source';
import { openWatchPort, type WatchPlace } from '@baize/std/node/watch-port';
import type { FastifyInstance } from 'fastify';
import {
  createGate,
  type LoadedBrand,
  loadBrand,
  loadWording,
  openSite,
  type Site,
} from './base/brand/index.ts';
import { type Connection, openDatabase } from './base/db/index.ts';
import {
  type Bus,
  canReachDatabase,
  closeHttp,
  countWaitingJobs,
  createFloodGuard,
  createHttp,
  createLog,
  createThrottle,
  createUnseal,
  type Doors,
  idMaker,
  listenAt,
  type Mode,
  registerDocs,
  registerFallbacks,
  registerHealth,
  registerRoutes,
  registry,
  startBus,
  startOutsideCallCounter,
  startSockets,
  startTracing,
  startWorkers,
  systemChance,
  systemClock,
  type World,
  watchClock,
} from './base/kernel/index.ts';
import { createProviders, registerPaymentDoor } from './cashier/payments/index.ts';
import {
  hearOf,
  jobsOf,
  loginOptionsOf,
  missionOptionsOf,
  routesOf,
  validBetOptionsOf,
} from './compose.ts';
import type { Config } from './config/config.ts';
import { findGaps, sayGaps } from './config/find-gaps.ts';
import { BOOK } from './config/read-launchers.ts';
import { startEventLog } from './desk/events/index.ts';
import { startReportMailer } from './desk/views/index.ts';
import { deliverToWebhooks, startWebhookSender } from './desk/webhooks/index.ts';
import { createConfirm, registerOutside } from './people/login/index.ts';
import { findOpenOperators, gateOperators, identifyOperator } from './people/operators/index.ts';
import { openSessions, type Sessions } from './people/sessions/index.ts';
import { createBookLine } from './play/book/index.ts';
import { openCatalogue } from './play/catalog/index.ts';
import { registerImages } from './play/images/index.ts';
import { startBalanceWatch, startWinCollector } from './play/lobby/index.ts';
import { ceilingsOf, openPlay, type Play } from './play/play/index.ts';
import { startValidBetCounter } from './play/valid-bets/index.ts';
import { registerVendorDoor } from './play/vendors/index.ts';
import { startMissionCounter } from './rewards/missions/index.ts';
import { startReferralCounter } from './rewards/referrals/index.ts';
import { registerConsole, registerSite } from './site/pages/index.ts';
import { findGameIn, registerBrandFiles } from './site/system/index.ts';
import { startChatFeed } from './talk/chat/index.ts';

export type Platform = {
  /** Where the site is; null in a process that serves none. */
  readonly url: string | null;
  /** Takes nothing new, finishes what it began, then lets go of the database. */
  stop(): Promise<void>;
};

type Running = { readonly url?: string; stop(): Promise<void> };

/** Starts the roles this process has, and hands out one way to stop them all. */
export async function startPlatform(config: Config): Promise<Platform> {
  const { vault } = await openKeys(config.keys);
  const connection = openDatabase(config.databaseUrl, { vault });
  const world = worldOf(connection, config);
  const running: Running[] = [{ stop: () => connection.db.destroy() }];
  let isWorking = () => true;
  try {
    const gaps = await findGaps(config, connection.db);
    if (gaps.length > 0) throw new Error(sayGaps(gaps));
    // Stopped last, so that what is done while stopping is sent too.
    if (config.tracing) running.push(await startTracing(config.tracing));
    const loaded = loadBrand(config.brand);
    // Behind all that uses it, so that it stops when nobody can send it a command any more.
    const play = playOf(world, loaded, config);
    running.unshift(startOutsideCallCounter(world));
    running.unshift(watchClock(world));
    running.unshift(play);
    if (config.roles.includes('worker')) {
      const bus = await startBus(world, config.databaseUrl);
      running.unshift({ stop: () => bus.stop() });
      // Jobs go by the settings in force, and by content that is there before any site has started.
      const site = await openSite(world, bus, loaded);
      const payments = paymentsOf(world, site, config);
      const jobs = jobsOf(site, { config, payments, play });
      const workers = await startWorkers(world, connection.pool, jobs);
      running.unshift(workers);
      isWorking = () => workers.isRunning();
      running.unshift(await startWinners(world, { site, bus, config }));
      running.unshift(startValidBetCounter(world, validBetOptionsOf(loaded)));
      running.unshift(startMissionCounter(world, missionOptionsOf(loaded.brand)));
      running.unshift(startReferralCounter(world, { brand: loaded.brand }));
      running.unshift(startEventLog(world, { followers: [deliverToWebhooks] }));
      running.unshift(startWebhookSender(world));
    }
    if (config.metrics) running.push(await watch(world, config.metrics, () => isWorking()));
    if (config.roles.includes('site'))
      running.unshift(await startSite(world, { config, loaded, play }));
  } catch (error) {
    await stopAll(running);
    throw error;
  }
  return { url: running[0]?.url ?? null, stop: () => stopAll(running) };
}

/** Figures and health of this process; the worker serves nothing else. */
const watch = ({ db }: World, place: WatchPlace, isWorking: () => boolean) =>
  openWatchPort(place, {
    figures: {
      contentType: registry.contentType,
      metrics: async () => {
        // A database that is away must not hide the other figures.
        await countWaitingJobs(db).catch(() => {});
        return registry.metrics();
      },
    },
    isReady: async () => isWorking() && (await canReachDatabase(db)),
  });

async function stopAll(running: readonly Running[]): Promise<void> {
  for (const each of running) await each.stop();
}

function worldOf({ db }: Connection, config: Config): World {
  return {
    db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog(config.logLevel),
  };
}

type WinnerParts = { readonly site: Site; readonly bus: Bus; readonly config: Config };

/** What works of itself and needs the catalogue: the board of winners, and reports by mail. */
async function startWinners(
  world: World,
  { site: { brand }, bus, config }: WinnerParts,
): Promise<Running> {
  const catalogue = await openCatalogue(world, bus, { brand, launchers: config.launchers });
  const collector = startWinCollector(world, { catalogue, currency: brand.currency.code });
  const { publicUrl } = config;
  const mailer = startReportMailer(world, { brand, catalogue, publicUrl });
  return {
    stop: async () => {
      await collector.stop();
      await mailer.stop();
    },
  };
}

type SiteOptions = {
  readonly config: Config;
  readonly loaded: LoadedBrand;
  readonly play: Play;
};

async function startSite(world: World, { config, loaded, play }: SiteOptions): Promise<Running> {
  const bus = await startBus(world, config.databaseUrl);
  const site = await openSite(world, bus, loaded);
  const catalogue = await openCatalogue(world, bus, { ...site, launchers: config.launchers });
  const state = { isStopping: false };
  const sessions = openSessions(world, { brand: site.brand, mode: config.mode }, bus);
  const doors = await doorsOf(world, { site, sessions, mode: config.mode });
  const app = createHttp(config);
  registerFallbacks(app, world, doors);
  registerHealth(app, world, state);
  const title = `${site.brand.names['EN']} API`;
  registerDocs(app, CONTRACT, { title, version: '1', identify: doors.identify });
  await registerImages(app, { dataDir: path.resolve(config.dataDir), catalogue });
  registerBrandFiles(app, site);
  const payments = paymentsOf(world, site, config);
  const book = createBookLine(world, { url: config.bookUrl, vendor: BOOK });
  const parts = { site, sessions, catalogue, bus, config, payments, play, book };
  const login = loginOptionsOf(parts);
  registerRoutes(app, world, { routes: routesOf(parts, login), doors });
  registerOutside(app, world, login);
  await registerPaymentDoor(app, world, { providers: payments, hear: hearOf(world, site.brand) });
  const { providers, launchers, trustProxy } = config;
  await registerVendorDoor(app, world, { play, trustProxy });
  const findGame = findGameIn(catalogue);
  const { publicUrl } = config;
  await registerSite(app, { world, site, providers, launchers, findGame, catalogue, publicUrl });
  await registerConsole(app, { world, brand: site.brand });
  await listenAt(app, config);
  const domains = site.brand.domainRoute.map(({ domain }) => domain);
  return runningSite({ app, world, bus, doors, state, config, domains, site });
}

const playOf = (world: World, { brand }: LoadedBrand, { databaseUrl }: Config): Play => {
  const ceilings = ceilingsOf(brand.ceilings);
  return openPlay(world, { databaseUrl, zone: brand.timezone, ceilings });
};

const paymentsOf = (world: World, { brand }: LoadedBrand, config: Config) =>
  createProviders(world, config.providers.payment, brand.timezone);

type SiteParts = {
  app: FastifyInstance;
  world: World;
  bus: Bus;
  doors: Doors;
  state: { isStopping: boolean };
  config: Config;
  /** Further addresses that the brand is reached at. */
  domains: readonly string[];
  site: Site;
};

function runningSite({ app, world, bus, doors, state, config, ...parts }: SiteParts): Running {
  const { trustProxy, publicUrl } = config;
  const { site, domains } = parts;
  const { origin, protocol } = new URL(publicUrl);
  const origins = [origin, ...domains.map((domain) => `${protocol}//${domain}`)];
  const { identify, findEnding } = doors;
  const findOpen = {
    findOpenOperators: findOpenOperators(world),
    ...(findEnding && { findEnding }),
  };
  const hearing = { bus, identify, ...findOpen, origins, trustProxy };
  const sockets = startSockets(world, app.server, hearing);
  const balances = startBalanceWatch(world, sockets);
  const chat = startChatFeed(world, { bus, sockets, site });
  const { port } = app.server.address() as AddressInfo;
  world.log.info({ port }, 'the site is open');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      state.isStopping = true;
      await Promise.all([balances.stop(), chat.stop(), sockets.stop(), closeHttp(app)]);
      await bus.stop();
    },
  };
}

type DoorParts = { readonly site: Site; readonly sessions: Sessions; readonly mode: Mode };

const doorsOf = async (world: World, { site, sessions, mode }: DoorParts): Promise<Doors> => ({
  identify: identifyOperator(world, sessions.identify, mode),
  findEnding: sessions.findEnding,
  confirm: createConfirm(world),
  gate: gateOperators(world, createGate(site)),
  unseal: createUnseal(world),
  throttle: createThrottle(),
  guardFlood: createFloodGuard(),
  wording: await loadWording(site.brand),
});
