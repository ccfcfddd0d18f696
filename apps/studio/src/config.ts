import { readFileSync } from 'node:fs';
import { keyPlaceOf } from '@baize/std/node/key-place';
import { HOUR_MS } from '@baize/std/time';
import * as z from 'zod';
import type { StudioOptions } from './index.ts';

/** The file with the studio's keys, where no other place is set. */
export const STUDIO_KEYS = 'studio.keys';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const schema = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'is an address like postgres://…'),
  MODE: z.enum(['demonstration', 'production']).default('demonstration'),
  BIND: z.string().optional(),
  STUDIO_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  WALLET_URL: z.url({ protocol: /^https?$/ }),
  STUDIO_KEY_FILE: z.string().min(1),
  KEYS: z.string().optional(),
  KEYS_FILE: z.string().optional(),
  KMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  KMS_KEY: z.string().optional(),
  KMS_TOKEN: z.string().optional(),
  STUDIO_SITES: z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(origin)),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ROUND_WAIT_HOURS: z.coerce.number().min(1).max(720).default(24),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const complete = schema.refine((env) => env.MODE === 'demonstration' || env.BIND, {
  path: ['BIND'],
  message: 'is the address of this machine at which the proxy reaches the games',
});

const keySchema = z.object({ keyId: z.string().min(1), secret: z.string().min(1) });

/** The only reader of the environment. The key of the wallet comes by a file, never in a variable. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
): StudioOptions {
  const parsed = complete.safeParse({ ...environment, MODE: environment['MODE'] || undefined });
  if (!parsed.success) {
    const list = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`the environment is not right: ${list.join('; ')}`);
  }
  const env = parsed.data;
  const key = keySchema.parse(JSON.parse(readFileSync(env.STUDIO_KEY_FILE, 'utf8')));
  return {
    databaseUrl: env.DATABASE_URL,
    keys: keyPlaceOf(env, STUDIO_KEYS),
    port: env.STUDIO_PORT,
    // A demonstration is for this machine alone, whatever else is set.
    host: env.MODE === 'production' && env.BIND ? env.BIND : 'localhost',
    wallet: { url: env.WALLET_URL.replace(/\/+$/, ''), ...key },
    siteOrigins: env.STUDIO_SITES,
    waitMs: env.ROUND_WAIT_HOURS * HOUR_MS,
    logLevel: env.LOG_LEVEL,
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  };
}
