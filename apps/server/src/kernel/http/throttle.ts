import type { Endpoint, Rate } from '@baize/contract/endpoint';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';

export type Throttle = (endpoint: Endpoint, ip: string) => Promise<void>;

/** Far above what a person does, far below what hurts. */
const EVERYTHING: Rate = { max: 600, seconds: 10 };

/**
 * Counts calls per address in this process: one bucket for all calls, and one for each call whose
 * row asks for a stricter one. With several processes the effective limit is a multiple.
 */
export function createThrottle(everything: Rate = EVERYTHING): Throttle {
  const common = limiterOf(everything);
  const strict = new Map<string, RateLimiterMemory>();
  return async (endpoint, ip) => {
    await take(common, ip);
    if (!endpoint.rate) return;
    const limiter = strict.get(endpoint.path) ?? limiterOf(endpoint.rate);
    strict.set(endpoint.path, limiter);
    await take(limiter, ip);
  };
}

const limiterOf = ({ max, seconds }: Rate) =>
  new RateLimiterMemory({ points: max, duration: seconds });

async function take(limiter: RateLimiterMemory, ip: string): Promise<void> {
  try {
    await limiter.consume(ip);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
    throw new Refusal('rate_limited', { retryAfterSeconds });
  }
}
