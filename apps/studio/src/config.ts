import { HOUR_MS } from '@baize/std/time';
import {
  originList,
  readEnvironment,
  VENDOR_SETTINGS,
  vendorOptionsOf,
  vendorPort,
} from '@baize/vendor-kit/vendor-config';
import * as z from 'zod';
import type { StudioOptions } from './index.ts';

/** The file with the studio's keys, where no other place is set. */
export const STUDIO_KEYS = 'studio.keys';

const SETTINGS = {
  ...VENDOR_SETTINGS,
  STUDIO_PORT: vendorPort.default(8081),
  STUDIO_KEY_FILE: z.string().min(1),
  STUDIO_SITES: originList,
  AUTOPLAY: z.enum(['on', 'off']).default('off'),
  FEATURE_BUY: z.enum(['on', 'off']).default('off'),
  ROUND_WAIT_HOURS: z.coerce.number().min(1).max(720).default(24),
} as const;

/** The only reader of the environment. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
): StudioOptions {
  const env = readEnvironment(SETTINGS, environment);
  return {
    ...vendorOptionsOf(env, { keyFile: env.STUDIO_KEY_FILE, sealKeys: STUDIO_KEYS }),
    port: env.STUDIO_PORT,
    siteOrigins: env.STUDIO_SITES,
    hasAutoplay: env.AUTOPLAY === 'on',
    hasFeatureBuy: env.FEATURE_BUY === 'on',
    waitMs: env.ROUND_WAIT_HOURS * HOUR_MS,
  };
}
