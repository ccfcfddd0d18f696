import { createHash } from 'node:crypto';
import { assert } from '@baize/std/assert';
import type { Book } from '../book.ts';
import type { KeptTariff } from '../market/market.ts';

/** Those that are in the database already, by their digests. */
const kept = new WeakMap<Book['db'], Set<string>>();

/** Their digests: few tariffs stand behind many tickets. */
const digests = new WeakMap<KeptTariff, string>();

/** A tariff is kept once, under the digest of what it says. */
export async function keepTariff({ db }: Book, tariff: KeptTariff): Promise<string> {
  const digest = digests.get(tariff) ?? digestOf(tariff);
  digests.set(tariff, digest);
  const known = kept.get(db) ?? new Set();
  if (known.has(digest)) return digest;
  await db
    .insertInto('tariff')
    .values({ digest, tariff: JSON.stringify(tariff) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  kept.set(db, known.add(digest));
  return digest;
}

const digestOf = (tariff: KeptTariff): string =>
  createHash('sha256').update(JSON.stringify(tariff)).digest('base64url');

const read = new Map<string, KeptTariff>();

export async function getTariff({ db }: Pick<Book, 'db'>, digest: string): Promise<KeptTariff> {
  const known = read.get(digest);
  if (known) return known;
  const row = await db
    .selectFrom('tariff')
    .select('tariff')
    .where('digest', '=', digest)
    .executeTakeFirst();
  assert(row, 'the tariff of a ticket is kept');
  read.set(digest, row.tariff);
  return row.tariff;
}
