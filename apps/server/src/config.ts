import * as z from 'zod';
import type { Providers } from './providers.ts';
import {
  LAUNCHER_SETTINGS,
  readLaunchers,
  readStudio,
  type StudioPlace,
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

const ROLES = ['site', 'worker', 'studio', 'sandbox'] as const;

/** These run in processes of their own and need a site to be of use. */
const APART: readonly string[] = ['studio', 'sandbox'];

const DEFAULT_PORT = 8080;

const port = z.coerce.number().int().min(0).max(65_535);

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is an address like postgres://…'),
  PORT: port.default(DEFAULT_PORT),
  DATA_DIR: z.string().min(1).default('.data'),
  BRAND: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'is the name of a folder under brands/')
    .default('mekhala'),
  ROLES: z
    .string()
    .default('site,worker,studio,sandbox')
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(ROLES)))
    .refine((roles) => roles.some((role) => !APART.includes(role)), 'names the site or the worker'),
  TRUST_PROXY: z.string().default('loopback'),
  REGION_HEADER: z
    .string()
    .regex(/^[a-zA-Z-]*$/, 'is the name of a header')
    .default(''),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...PROVIDER_SETTINGS,
  ...LAUNCHER_SETTINGS,
  ...WALLET_SETTINGS,
});
const complete = schema.superRefine((env, context) => {
  for (const [name, message] of providerGaps(env)) {
    context.addIssue({ code: 'custom', path: [name], message });
  }
});

export type Config = {
  readonly databaseUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly brand: string;
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
  readonly studio: StudioPlace | null;
  /** Provider → the base address of its games. */
  readonly launchers: ReadonlyMap<string, string>;
  /** Vendors that keep wallets of their own, for brands without a single wallet. */
  readonly vendorWallets: readonly VendorWalletSettings[];
};

/** The only reader of the environment. It fails with the whole list of what is wrong. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = complete.safeParse(environment);
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
  return Object.freeze({
    databaseUrl: env.DATABASE_URL,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    brand: env.BRAND,
    trustProxy: env.TRUST_PROXY,
    regionHeader: env.REGION_HEADER || null,
    roles: env.ROLES,
    logLevel: env.LOG_LEVEL,
    publicUrl,
    sandbox,
    providers: readProviders(env, { publicUrl, sandbox }),
    studio,
    launchers: readLaunchers(env, studio),
    vendorWallets: readVendorWallets(env, sandbox),
  });
}
