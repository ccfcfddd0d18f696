import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';

/** What a row of this table holds; the reader's own types know other tables only. */
type Row = { readonly country_code: string };

/** Two letters of the country an address belongs to; null for private and unknown ones. */
export type RegionOf = (ip: string) => string | null;

/**
 * Reads the table of the registries' address ranges, version 4 and 6, into memory: eight megabytes
 * once per process, and no question to anyone about a visitor.
 */
export function openRegions(): RegionOf {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = new Reader(readFileSync(file));
  return (ip) => {
    const row = isIP(ip) === 0 ? null : (reader.get(ip) as Row | null);
    return row?.country_code ?? null;
  };
}
