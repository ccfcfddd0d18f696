import type { Beacon } from '@baize/lottery/draw/draw-board';
import type { Instant } from '@baize/std/time';

/** Which beacon a draw uses, said before its sales open. */
export type BeaconName =
  | { readonly kind: 'tickets' }
  | { readonly kind: 'drand'; readonly chain: string; readonly round: number };

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
  readonly genesisAt: Instant;
  readonly periodMs: number;
};

const PATIENCE_MS = 3_000;

/**
 * drand, a public beacon of many parties. A draw uses the first round that is published after its
 * close. Draws that were sold on the tickets' own root still get that.
 */
export const drandBeacon = ({ url, chain, genesisAt, periodMs }: DrandChain): DrawBeacon => ({
  name: (closesAt) => {
    const passed = Math.floor((closesAt.getTime() - genesisAt.getTime()) / periodMs);
    // Round 1 is at the genesis: `passed + 1` is published at or before the close.
    return { kind: 'drand', chain, round: passed + 2 };
  },
  read: async (name, ticketRoot) => {
    if (name.kind === 'tickets') return ticketBeacon.read(name, ticketRoot);
    const address = `${url.replace(/\/+$/, '')}/${name.chain}/public/${name.round}`;
    try {
      const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const said = (await reply.json()) as { round?: unknown; randomness?: unknown };
      const { round, randomness } = said;
      const isWhole = round === name.round && typeof randomness === 'string';
      if (!isWhole || !/^[0-9a-f]{64}$/.test(randomness)) return null;
      return { ...name, randomness };
    } catch {
      return null;
    }
  },
});
