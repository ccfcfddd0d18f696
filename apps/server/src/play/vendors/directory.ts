import { setTimeout as pause } from 'node:timers/promises';
import { SECOND_MS } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { listVendors } from './queries.ts';
import type { Vendor, VendorKey } from './vendor.ts';

/** Vendors and keys as this process knows them; a change reaches every process within moments. */
export type Directory = {
  /** All that is known, at once; null when it must be read first. */
  fresh(): Book | null;
  read(): Promise<Book>;
};

const FRESH_MS = 2 * SECOND_MS;
const PATIENCE_MS = SECOND_MS;

export type Book = {
  readonly vendors: ReadonlyMap<string, Vendor>;
  readonly keys: ReadonlyMap<string, { vendor: Vendor; key: VendorKey }>;
};

export function createDirectory(world: Pick<World, 'db'>, freshMs: number = FRESH_MS): Directory {
  let book: Promise<Book> | null = null;
  let lastRead: Book | null = null;
  let settled: Book | null = null;
  let isFreshUntil = 0;

  // By the process's own steady clock: how old the copy is has nothing to do with the time of day.
  function current(): Promise<Book> {
    const now = performance.now();
    if (book && now < isFreshUntil) return book;
    isFreshUntil = now + freshMs;
    const opening = open();
    book = opening;
    opening.then(
      (opened) => {
        if (book === opening) settled = opened;
      },
      () => {
        if (book === opening) book = null;
      },
    );
    return opening;
  }

  // What cannot be read again now is served as it was: who is known is not refused for it.
  function open(): Promise<Book> {
    const before = lastRead;
    const reading = read(world).then((opened) => {
      lastRead = opened;
      return opened;
    });
    if (!before) return reading;
    const patience = pause(PATIENCE_MS, before, { ref: false });
    return Promise.race([reading.catch(() => before), patience]);
  }

  // A copy that has just aged is served once more while it is read anew: nobody need wait for that.
  function fresh(): Book | null {
    const now = performance.now();
    if (!settled || now >= isFreshUntil + freshMs) return null;
    if (now >= isFreshUntil) current().catch(() => {});
    return settled;
  }

  return { fresh, read: current };
}

async function read({ db }: Pick<World, 'db'>): Promise<Book> {
  const vendors = await listVendors(db);
  return {
    vendors: new Map(vendors.map((vendor) => [vendor.code, vendor])),
    keys: new Map(
      vendors.flatMap((vendor) => vendor.keys.map((key) => [key.keyId, { vendor, key }])),
    ),
  };
}
