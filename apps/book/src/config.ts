import { PRIZE_MODES } from '@baize/lottery/core/lottery';
import {
  originList,
  readEnvironment,
  VENDOR_SETTINGS,
  vendorOptionsOf,
  vendorPort,
} from '@baize/vendor-kit/vendor-config';
import * as z from 'zod';
import { drandBeacon, QUICKNET, ticketBeacon } from './draws/beacon.ts';
import type { BookOptions } from './index.ts';

/** The file with the book's keys, where no other place is set. */
export const BOOK_KEYS = 'book.keys';

const SETTINGS = {
  ...VENDOR_SETTINGS,
  BOOK_PORT: vendorPort.default(8084),
  BOOK_KEY_FILE: z.string().min(1),
  BOOK_SITES: originList,
  /** Platforms that are not ours and may show the lottery pages in a frame. */
  BOOK_PLATFORMS: originList.default([]),
  /** A drand relay, `https://api.drand.sh`; without one the tickets are the beacon. */
  DRAND_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The prize modes that the brand sells lotteries in, as in its `prizeModes`: `LOTT,ELOTT`. */
  BOOK_PRIZE_MODES: z
    .string()
    .transform((list) => list.split(',').map((mode) => mode.trim()))
    .pipe(z.array(z.enum(PRIZE_MODES)))
    .optional(),
  /** Where matches come from: our simulator, or nowhere in a house that sells no sports. */
  BOOK_MATCHES: z.enum(['simulated', 'none']).default('simulated'),
} as const;

/** The only reader of the environment. */
export function readConfig(
  environment: Record<string, string | undefined> = process.env,
): BookOptions {
  const env = readEnvironment(SETTINGS, environment);
  return {
    ...vendorOptionsOf(env, { keyFile: env.BOOK_KEY_FILE, sealKeys: BOOK_KEYS }),
    port: env.BOOK_PORT,
    siteOrigins: env.BOOK_SITES,
    platforms: env.BOOK_PLATFORMS,
    ...(env.BOOK_PRIZE_MODES ? { prizeModes: env.BOOK_PRIZE_MODES } : {}),
    ...(env.BOOK_MATCHES === 'none' ? { producers: [] } : {}),
    beacon: env.DRAND_URL ? drandBeacon({ url: env.DRAND_URL, ...QUICKNET }) : ticketBeacon,
  };
}
