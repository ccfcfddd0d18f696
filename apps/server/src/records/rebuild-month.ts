import type { World } from '../base/kernel/index.ts';
import * as queries from './queries.ts';

export type Rebuilt = { readonly isSame: boolean };

/** Counts a month (`2026-10`) again from its bets, and says whether that changed any figure. */
export const rebuildMonth = ({ db }: Pick<World, 'db'>, month: string): Promise<Rebuilt> =>
  db.transaction().execute(async (tx) => {
    const first = `${month}-01`;
    const { counted_to: before } = await queries.lockMark(tx);
    const was = await queries.digestMonth(tx, first);
    await queries.recountMonth(tx, first, before);
    return { isSame: (await queries.digestMonth(tx, first)) === was };
  });
