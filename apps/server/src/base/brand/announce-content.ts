import { createHash } from 'node:crypto';
import { publish, type World } from '../kernel/index.ts';
import type { LoadedBrand } from './load-brand.ts';
import * as queries from './queries.ts';

/**
 * Tells open pages to fetch the announcements again when this start brought other ones. Of several
 * processes that start together one tells it.
 */
export const announceContent = (
  world: Pick<World, 'db' | 'clock'>,
  { brand, content }: Pick<LoadedBrand, 'brand' | 'content'>,
): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const value = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    await queries.takeTurn(tx, brand.code);
    const known = await queries.listSettings(tx, brand.code);
    if (known.some((row) => row.key === 'content' && row.value === value)) return;
    const setting = { brand: brand.code, key: 'content', value } as const;
    await queries.putSetting(tx, { ...setting, changed_at: world.clock.now() });
    await publish(world, tx, { kind: 'announcements', payload: {} });
  });
