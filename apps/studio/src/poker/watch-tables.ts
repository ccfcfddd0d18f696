import type { Db } from '../db/client.ts';
import type { Studio } from '../studio.ts';

/** Waits for a table or a sea to change, whichever process changes it. */
export type Watch = {
  /** Resolves when the table has another version than this, or after a while. */
  untilChanged(code: string, version: bigint): Promise<void>;
  stop(): void;
};

const LOOK_MS = 150;
/** Shorter than a page's patience with a call. */
const WAIT_MS = 8_000;

type Waiter = { readonly version: bigint; readonly go: () => void };

type ListVersions = (
  db: Db,
  codes: readonly string[],
) => Promise<readonly { readonly code: string; readonly version: bigint }[]>;

/** One question to the database for all who wait, however many they are. */
export function watchVersions({ db, log }: Studio, listVersions: ListVersions): Watch {
  const waiting = new Map<string, Set<Waiter>>();
  let isLooking = false;

  async function look() {
    const codes = [...waiting.keys()];
    if (codes.length === 0 || isLooking) return;
    isLooking = true;
    try {
      for (const { code, version } of await listVersions(db, codes)) {
        for (const waiter of waiting.get(code) ?? []) if (waiter.version !== version) waiter.go();
      }
    } catch (error) {
      log.warn({ err: error }, 'the tables could not be looked at');
    } finally {
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look(), LOOK_MS);

  return {
    untilChanged: (code, version) =>
      new Promise((resolve) => {
        const others = waiting.get(code) ?? new Set<Waiter>();
        waiting.set(code, others);
        const go = () => {
          clearTimeout(late);
          others.delete(waiter);
          if (others.size === 0 && waiting.get(code) === others) waiting.delete(code);
          resolve();
        };
        const late = setTimeout(go, WAIT_MS);
        const waiter = { version, go };
        others.add(waiter);
      }),
    stop: () => {
      clearInterval(timer);
      for (const others of waiting.values()) for (const { go } of others) go();
    },
  };
}
