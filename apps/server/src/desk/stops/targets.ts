import type { Brand } from '@baize/contract/brand';
import type { Stops } from '@baize/contract/stop-desk';
import type { Db } from '../../base/db/index.ts';
import { readCatalogue } from '../../play/catalog/index.ts';

export type StopOptions = { readonly brand: Brand };

type Target = Stops['targets'][number];

/** Everything that may be shut. What the lists no longer show can still be played by whoever has it open. */
export async function listTargets(
  db: Db,
  { brand }: StopOptions,
  language = 'EN',
): Promise<readonly Target[]> {
  const { vendors, games } = await readCatalogue(db);
  const nameOf = (names: unknown, code: string): string => {
    const known = names as Readonly<Record<string, string>>;
    return known[language] ?? known['EN'] ?? Object.values(known)[0] ?? code;
  };
  const served = vendors.filter(({ provider }) => provider !== null);
  const vendorNames = new Map(served.map(({ code, names }) => [code, nameOf(names, code)]));
  return [
    { kind: 'play', target: '', name: '' },
    ...served.map(({ code, names }) => ({
      kind: 'vendor' as const,
      target: code,
      name: nameOf(names, code),
    })),
    ...games
      .filter(({ vendor, is_open }) => is_open && vendorNames.has(vendor))
      .map(({ node_id, names, code, vendor }) => ({
        kind: 'game' as const,
        target: String(node_id),
        name: `${nameOf(names, code)} · ${vendorNames.get(vendor)}`,
      })),
    ...brand.payments.deposits.map(({ code, names }) => ({
      kind: 'method' as const,
      target: code,
      name: nameOf(names, code),
    })),
  ];
}
