import type { Endpoint, Rate } from '@baize/contract/endpoint';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../refusal.ts';
import type { Caller } from '../world.ts';
import { networkOf } from './address.ts';

export type Calling = { readonly ip: string; readonly caller: Caller | null };

/** Counts a call of whoever makes it: the one logged in, or else the network. */
export type Throttle = (endpoint: Endpoint, calling: Calling) => Promise<void>;

/** Refuses a network, or whatever else is counted, that has come too often. */
export type Limiter = (key: string) => Promise<void>;

/** Far above what a person does, far below what hurts. */
const EVERYTHING: Rate = { max: 600, seconds: 10 };

/** Twenty times as much: a whole office, or a village behind one address, may play at once. */
const NETWORK: Rate = { max: 12_000, seconds: 10 };

/**
 * Counts calls in this process: one bucket for all calls of somebody, and one for each call whose
 * row asks for a stricter one. With several processes the effective limit is a multiple. An IPv6
 * home has more addresses than there are buckets, so it has one.
 */
export function createThrottle(everything: Rate = EVERYTHING): Throttle {
  const common = createLimiter(everything);
  const strict = new Map<string, Limiter>();
  return async (endpoint, { ip, caller }) => {
    const key = idOf(caller) ?? networkOf(ip);
    await common(key);
    if (!endpoint.rate) return;
    // A path is no call: reading an order and making one have bounds of their own.
    const name = `${endpoint.method} ${endpoint.path}`;
    const limiter = strict.get(name) ?? createLimiter(endpoint.rate);
    strict.set(name, limiter);
    await limiter(key);
  };
}

function idOf(caller: Caller | null): string | null {
  if (caller === null) return null;
  if (caller.role === 'operator') return caller.operatorId;
  return caller.role === 'vendor' ? caller.vendor : caller.memberId;
}

/** Before anybody is asked who calls: no network holds up the process with tokens it made up. */
export function createFloodGuard(rate: Rate = NETWORK): (ip: string) => Promise<void> {
  const limit = createLimiter(rate);
  return (ip) => limit(networkOf(ip));
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
