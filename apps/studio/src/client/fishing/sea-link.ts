import type { WireSea } from '../../seas/wire.ts';
import type { Call } from '../api.ts';

export type SeaLink = {
  /** The sea as it was last told; null before the first answer. */
  read(): WireSea | null;
  /** Milliseconds since the scene began, by the server's clock. */
  now(): number;
};

const AGAIN_MS = 1_500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows the sea in which the page has its cannon: each answer comes when something has happened. */
export function followSea(call: Call, tell: (sea: WireSea) => void): SeaLink {
  let sea: WireSea | null = null;
  let offsetMs = 0;

  async function follow(): Promise<never> {
    for (;;) {
      try {
        const after = sea ? `?after=${sea.seq}` : '';
        const next = await call<WireSea>(`sea${after}`);
        const isSame = sea?.sea === next.sea;
        sea = next;
        if (!isSame) offsetMs = next.nowMs - performance.now();
        tell(next);
      } catch {
        // The cannon may be another's by now: who asks without `after` is given one.
        sea = null;
        await pause(AGAIN_MS);
      }
    }
  }
  void follow();
  return { read: () => sea, now: () => performance.now() + offsetMs };
}
