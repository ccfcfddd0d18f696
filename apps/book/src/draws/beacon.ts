import type { Beacon, BeaconName } from '@baize/lottery/draw/draw-board';
import { type Instant, instant } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import { type DrandRound, isSignedRound } from './drand-round.ts';

/** Where the second half of a draw's chance comes from, born after the close. */
export type DrawBeacon = {
  /** Names what will be used for a draw that closes then. */
  name(closesAt: Instant): BeaconName;
  /** What it says; null while it cannot be had. `ticketRoot` is of the tickets that were accepted. */
  read(name: BeaconName, ticketRoot: () => string): Promise<Beacon | null>;
};

/** The Merkle root of the accepted tickets: needs nobody else. */
export const ticketBeacon: DrawBeacon = {
  name: () => ({ kind: 'tickets' }),
  read: async (name, ticketRoot) =>
    name.kind === 'tickets' ? { kind: 'tickets', root: ticketRoot() } : null,
};

export type DrandChain = {
  /** Where it is asked: `https://api.drand.sh`. */
  readonly url: string;
  /** The hash of the chain. */
  readonly chain: string;
  /** Of the parties that sign it together, in hex. */
  readonly publicKey: string;
  readonly genesisAt: Instant;
  readonly periodMs: number;
};

/** drand's quicknet: a round every three seconds. */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisAt: instant(new Date(1_692_803_367_000)),
  periodMs: 3_000,
} as const;

const PATIENCE_MS = 3_000;
/** Draws that close together name the same round: its signature is checked once. */
const ROUNDS_KEPT = 100;

/**
 * drand, a public beacon of many parties. A draw uses the first round that is published after its
 * close. A relay is only asked for it: what it says is believed by the parties' signature. Draws that
 * were sold on the tickets' own root still get that.
 */
export function drandBeacon({
  url,
  chain,
  publicKey,
  genesisAt,
  periodMs,
}: DrandChain): DrawBeacon {
  const known = new LRUCache<number, string>({ max: ROUNDS_KEPT });
  return {
    name: (closesAt) => {
      const passed = Math.floor((closesAt.getTime() - genesisAt.getTime()) / periodMs);
      // Round 1 is at the genesis: `passed + 1` is published at or before the close.
      return { kind: 'drand', chain, round: passed + 2 };
    },
    read: async (name, ticketRoot) => {
      if (name.kind === 'tickets') return ticketBeacon.read(name, ticketRoot);
      // A draw that named another chain cannot be checked by the key of this one.
      if (name.chain !== chain) return null;
      const kept = known.get(name.round);
      if (kept !== undefined) return { ...name, randomness: kept };
      const said = await askRelay(`${url.replace(/\/+$/, '')}/${chain}/public/${name.round}`);
      if (said?.round !== name.round || !isSignedRound(said, publicKey)) return null;
      known.set(name.round, said.randomness);
      return { ...name, randomness: said.randomness };
    },
  };
}

async function askRelay(address: string): Promise<DrandRound | null> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { round, randomness, signature } = (await reply.json()) as Record<string, unknown>;
    const isWhole =
      typeof round === 'number' && typeof randomness === 'string' && typeof signature === 'string';
    return isWhole ? { round, randomness, signature } : null;
  } catch {
    return null;
  }
}
