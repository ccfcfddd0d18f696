import type { Endpoint, Rate } from '@baize/contract/endpoint';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import { networkOf } from './network.ts';

export type Throttle = (endpoint: Endpoint, ip: string) => Promise<void>;

/** Refuses a network, or whatever else is counted, that has come too often. */
export type Limiter = (key: string) => Promise<void>;

/** Far above what a person does, far below what hurts. */
const EVERYTHING: Rate = { max: 600, seconds: 10 };

/**
 * Counts calls per network in this process: one bucket for all calls, and one for each call whose
 * row asks for a stricter one. With several processes the effective limit is a multiple. An IPv6
 * home has more addresses than there are buckets, so it has one.
 */
export function createThrottle(everything: Rate = EVERYTHING): Throttle {
  const common = createLimiter(everything);
  const strict = new Map<string, Limiter>();
  return async (endpoint, ip) => {
    const network = networkOf(ip);
    await common(network);
    if (!endpoint.rate) return;
    const limiter = strict.get(endpoint.path) ?? createLimiter(endpoint.rate);
    strict.set(endpoint.path, limiter);
    await limiter(network);
  };
}

export function createLimiter({ max, seconds }: Rate): Limiter {
  const buckets = new RateLimiterMemory({ points: max, duration: seconds });
  return async (key) => {
    try {
      await buckets.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      throw new Refusal('rate_limited', { retryAfterSeconds });
    }
  };
}
