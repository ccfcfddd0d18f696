import { SECOND_MS } from '@baize/std/time';
import type { World } from '../kernel/index.ts';
import { listVendors } from './queries.ts';
import type { Vendor, VendorKey } from './vendor.ts';

/** Vendors and keys as this process knows them; a change reaches every process within moments. */
export type Directory = {
  byKey(keyId: string): Promise<{ vendor: Vendor; key: VendorKey } | undefined>;
  byCode(code: string): Promise<Vendor | undefined>;
};

const FRESH_MS = 2 * SECOND_MS;

type Book = {
  readonly vendors: ReadonlyMap<string, Vendor>;
  readonly keys: ReadonlyMap<string, { vendor: Vendor; key: VendorKey }>;
};

export function createDirectory(world: Pick<World, 'db'>, freshMs: number = FRESH_MS): Directory {
  let book: Promise<Book> | null = null;
  let isFreshUntil = 0;

  // By the process's own steady clock: how old the copy is has nothing to do with the time of day.
  function current(): Promise<Book> {
    const now = performance.now();
    if (book && now < isFreshUntil) return book;
    const reading = read(world);
    isFreshUntil = now + freshMs;
    book = reading;
    reading.catch(() => {
      if (book === reading) book = null;
    });
    return reading;
  }

  return {
    byKey: async (keyId) => (await current()).keys.get(keyId),
    byCode: async (code) => (await current()).vendors.get(code),
  };
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
