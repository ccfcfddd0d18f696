import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { ensure, publish, type World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Of one game, or of all games of a vendor. */
export type MaintenanceOf = { readonly vendor: string } | { readonly nodeId: number };

export type Maintenance = MaintenanceOf & {
  /** Null lifts it. */
  readonly from: Instant | null;
  /** Null lasts until it is lifted. */
  readonly until: Instant | null;
};

/** Plans, changes or lifts a maintenance; every page hears of it at once. */
export const setMaintenance = (
  world: Pick<World, 'db' | 'clock'>,
  { from, until, ...what }: Maintenance,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    ensure(from === null || until === null || from < until, 'invalid_input', { fields: ['until'] });
    const window = { maintenance_from: from, maintenance_until: from && until };
    const isKnown =
      'vendor' in what
        ? await queries.setVendorWindow(tx, what.vendor, window)
        : await queries.setGameWindow(tx, what.nodeId, window);
    ensure(isKnown, 'not_found');
    await publish(world, tx, { kind: 'catalogue', payload: {} });
    await also(tx);
  });
