import { readFileSync } from 'node:fs';
import { type KeyPlace, keyPlaceOf } from '@baize/std/node/key-place';
import type { WatchPlace } from '@baize/std/node/watch-port';
import * as z from 'zod';
import type { WalletAccess } from './wallet/send-signed.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** The settings that every vendor process has, whatever it sells. */
export const VENDOR_SETTINGS = {
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is an address like postgres://…'),
  MODE: z.enum(['demonstration', 'production']).default('demonstration'),
  BIND: z.string().optional(),
  WALLET_URL: z.url({ protocol: /^https?$/ }),
  KEYS: z.string().optional(),
  KEYS_FILE: z.string().optional(),
  KMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  KMS_KEY: z.string().optional(),
  KMS_TOKEN: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
} as const;

export const vendorPort = z.coerce.number().int().min(0).max(65_535);

/** Origins of sites, separated by commas. */
export const originList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(origin));

type VendorSettings = z.output<z.ZodObject<typeof VENDOR_SETTINGS>>;

export type VendorOptions = {
  /** Its tables are there: whoever starts it has migrated them, as their owner. */
  readonly databaseUrl: string;
  /** Where its keys are, which are none of the site's. */
  readonly keys: KeyPlace;
  /** Where it listens: on this machine alone unless told otherwise. */
  readonly host: string;
  readonly wallet: WalletAccess;
  readonly logLevel: string;
  /** Where its figures and its health are told; without one, nowhere. */
  readonly metrics: WatchPlace | null;
};

/** Reads an environment by a schema, or says all that is wrong with it. */
export function readEnvironment<Shape extends z.core.$ZodShape>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse({
    ...environment,
    MODE: environment['MODE'] || undefined,
  });
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const { MODE, BIND } = environment;
  if (MODE === 'production' && !BIND) {
    problems.push('BIND: is the address of this machine at which the proxy reaches this process');
  }
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new Error(`the environment is not right: ${problems.join('; ')}`);
}

const keySchema = z.object({ keyId: z.string().min(1), secret: z.string().min(1) });

type VendorFiles = {
  /** The key of the wallet comes by a file, never in a variable. */
  readonly keyFile: string;
  /** The file with the keys its secrets are sealed by, where no other place is set. */
  readonly sealKeys: string;
};

export function vendorOptionsOf(
  env: VendorSettings,
  { keyFile, sealKeys }: VendorFiles,
): VendorOptions {
  const key = keySchema.parse(JSON.parse(readFileSync(keyFile, 'utf8')));
  return {
    databaseUrl: env.DATABASE_URL,
    keys: keyPlaceOf(env, sealKeys),
    // A demonstration is for this machine alone, whatever else is set.
    host: env.MODE === 'production' && env.BIND ? env.BIND : 'localhost',
    wallet: { url: env.WALLET_URL.replace(/\/+$/, ''), ...key },
    logLevel: env.LOG_LEVEL,
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  };
}
