import type { Brand } from '@baize/contract/brand';
import type { Tx } from '../../db/index.ts';
import { publish, type World } from '../../kernel/index.ts';
import { readState } from '../read-state.ts';
import { type ContentKind, isRule } from './content-kinds.ts';

type Changed = readonly { readonly kind: ContentKind }[];

/** Tells every process, and every open page what to fetch again. */
export async function tellChange(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { brand, rows }: { readonly brand: Brand; readonly rows: Changed },
): Promise<void> {
  if (rows.some(isRule)) {
    const { isMaintenance } = await readState(tx, brand);
    const status = isMaintenance ? '1' : '0';
    await publish(world, tx, { kind: 'systemStatus', payload: { status } });
  }
  if (!rows.every(isRule)) await publish(world, tx, { kind: 'announcements', payload: {} });
}
