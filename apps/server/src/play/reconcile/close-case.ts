import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { updateClosed } from './queries.ts';

export type ClosedAs = {
  readonly id: string;
  readonly status: 'explained' | 'corrected';
  readonly reason: string;
  /** Who says so. */
  readonly actor: string;
};

/** A person closes a case and says why; false when it is not open. */
export const closeCase = (
  { clock }: Pick<World, 'clock'>,
  tx: Tx | Db,
  { id, ...closing }: ClosedAs,
): Promise<boolean> => updateClosed(tx, id, { ...closing, at: clock.now() });
