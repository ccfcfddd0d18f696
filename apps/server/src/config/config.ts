import { isIP } from 'node:net';
import path from 'node:path';
import { type KeyPlace, keyPlaceOf } from '@baize/std/node/key-place';
import type { WatchPlace } from '@baize/std/node/watch-port';
import * as z from 'zod';
import { MODES, type Mode } from '../base/kernel/mode.ts';
import type { TracingOptions } from '../base/kernel/tracing.ts';
import { addressesOf, isLoopback, LOOPBACK } from './address.ts';
import { findSettingsGaps, type Gap } from './production-gaps.ts';
import type { Providers } from './providers.ts';
import {
  LAUNCHER_SETTINGS,
  readBook,
  readBookUrl,
  readLaunchers,
  readStudio,
  readStudioUrl,
  type VendorPlace,
} from './read-launchers.ts';
import {
  PROVIDER_SETTINGS,
  providerGaps,
  readProviders,
  readSandbox,
  type SandboxPlace,
} from './read-providers.ts';
import {
  readVendorWallets,
  type VendorWalletSettings,
  WALLET_SETTINGS,
} from './read-vendor-wallets.ts';

const ROLES = ['site', 'worker', 'studio', 'book', 'sandbox'] as const;

/** These run in processes of their own and need a site to be of use. */
const APART: readonly string[] = ['studio', 'book', 'sandbox'];

const ALL_ROLES = ROLES.join(',');
/** Third parties are real in production: nothing stands in for them. */
const DEFAULT_ROLES: Readonly<Record<string, string>> = { production: 'site,worker,studio,book' };

const DEFAULT_PORT = 8080;

/** The file of the data folder with the site's keys, where no other place is set. */
export const SITE_KEYS = 'site.keys';

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is an address like postgres://…'),
  PORT: port.default(DEFAULT_PORT),
  DATA_DIR: z.string().min(1).default('.data'),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'is the name of a folder under brands/')
    .default('mekhala'),
  MODE: z.enum(MODES).default('demonstration'),
  BIND: z
    .string()
    .refine((host) => isIP(host) !== 0, 'is an IP address of this machine')
    .optional(),
  ROLES: z
    .string()
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)))
    .refine((roles) => roles.some((role) => !APART.includes(role)), 'names the site or the worker'),
  TRUST_PROXY: z.string().optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  REGION_HEADER: z
    .string()
    .regex(/^[a-zA-Z-]*$/, 'is the name of a header')
    .default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  KEYS: z.string().optional(),
  KEYS_FILE: z.string().optional(),
  KMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  KMS_KEY: z.string().optional(),
  KMS_TOKEN: z.string().optional(),
  ...PROVIDER_SETTINGS,
  ...LAUNCHER_SETTINGS,
  ...WALLET_SETTINGS,
});
const complete = schema.superRefine((env, context) => {
  for (const [name, message] of [...providerGaps(env), ...publicAddresses(env)]) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

/** A demonstration takes any payment and its passwords are published: no address leads others to it. */
const publicAddresses = (env: z.output<typeof schema>): readonly (readonly [string, string])[] =>
  env.MODE === 'production'
    ? []
    : (['PUBLIC_URL', 'SANDBOX_URL'] as const)
        .filter((name) => env[name] && !isLoopback(new URL(env[name]).hostname))
        .map((name) => [
          name,
          'is not this machine, and a demonstration is for this machine alone: set MODE=production',
        ]);

export type Config = {
  readonly mode: Mode;
  /** What in the settings keeps production from starting; nothing in a demonstration. */
  readonly settingsGaps: readonly Gap[];
  /** Where the site listens. A demonstration never listens to more than this machine. */
  readonly addresses: readonly string[];
  readonly databaseUrl: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where the keys are that secrets and personal values in the database are sealed by. */
  readonly keys: KeyPlace;
  readonly brand: string;
  /** Where figures for those who watch are served; null when nobody asked for them. */
  readonly metrics: WatchPlace | null;
  /** Where spans are sent; null when nobody collects them. */
  readonly tracing: TracingOptions | null;
  /** Proxies whose word about a visitor's address is taken: `loopback`, `uniquelocal`, networks. */
  readonly trustProxy: string;
  /** The header in which they name the visitor's country; null when they name none. */
  readonly regionHeader: string | null;
  readonly roles: readonly (typeof ROLES)[number][];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where browsers find the site: links in messages and returns from a sign-in lead there. */
  readonly publicUrl: string;
  /** Where the sandbox is that stands in for third parties; null in a start without it. */
  readonly sandbox: SandboxPlace | null;
  readonly providers: Providers;
  /** Where the studio of this start is; null in a start without it. */
  readonly studio: VendorPlace | null;
  /** Where the book of tickets of this start is; null in a start without it. */
  readonly book: VendorPlace | null;
  /** Where the book is reached from here, also where another start runs it. */
  readonly bookUrl: string | null;
  /** Where the studio is reached from here, likewise. */
  readonly studioUrl: string | null;
  /** Provider → the base address of its games. */
  readonly launchers: ReadonlyMap<string, string>;
  /** Vendors that keep wallets of their own, for brands without a single wallet. */
  readonly vendorWallets: readonly VendorWalletSettings[];
};

function readMetrics(env: z.output<typeof schema>): WatchPlace | null {
  const { METRICS_PORT: at, METRICS_HOST: named, MODE } = env;
  return at === undefined ? null : { port: at, host: MODE === 'production' ? named : LOOPBACK[0] };
}

function readTracing(env: z.output<typeof schema>): TracingOptions | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  const role = env.ROLES.includes('site') ? 'site' : 'worker';
  return endpoint
    ? { endpoint, serviceName: env.OTEL_SERVICE_NAME ?? `baize-${role}`, share }
    : null;
}

/** The only reader of the environment. It fails with the whole list of what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const MODE = environment['MODE'] || undefined;
  const roles = environment['ROLES'] ?? DEFAULT_ROLES[MODE ?? ''] ?? ALL_ROLES;
  const parsed = complete.safeParse({ ...environment, MODE, ROLES: roles });
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`the environment is not right: ${list.join('; ')}`);
  }
  const env = parsed.data;
  const ownPort = env.PORT || DEFAULT_PORT;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${ownPort}`).replace(/\/+$/, '');
  const place = { publicUrl, ownPort };
  const sandbox = env.ROLES.includes('sandbox') ? readSandbox(env, place) : null;
  const studio = env.ROLES.includes('studio') ? readStudio(env, place) : null;
  const book = env.ROLES.includes('book') ? readBook(env, place) : null;
  const isProduction = env.MODE === 'production';
  return Object.freeze({
    mode: env.MODE,
    settingsGaps: isProduction ? findSettingsGaps(env) : [],
    addresses: isProduction ? addressesOf(env.BIND ?? '127.0.0.1') : LOOPBACK,
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    keys: keyPlaceOf(env, path.join(env.DATA_DIR, SITE_KEYS)),
    brand: env.BRAND,
    trustProxy: env.TRUST_PROXY ?? 'loopback',
    metrics: readMetrics(env),
    tracing: readTracing(env),
    regionHeader: env.REGION_HEADER || null,
    roles: env.ROLES,
    logLevel: env.LOG_LEVEL,
    publicUrl,
    sandbox,
    providers: readProviders(env, { publicUrl, sandbox }),
    studio,
    book,
    bookUrl: readBookUrl(env, book),
    studioUrl: readStudioUrl(env, studio),
    launchers: readLaunchers(env, { studio, book }),
    vendorWallets: readVendorWallets(env, sandbox),
  });
}
