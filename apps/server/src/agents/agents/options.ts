import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { LoadedBrand } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';

/** Somebody with everybody below, and between which uplines; null is the top of a line. */
export type Move = {
  readonly memberId: MemberId;
  readonly fromUpline: MemberId | null;
  readonly toUpline: MemberId | null;
};

export type AgentsOptions = {
  readonly site: Pick<LoadedBrand, 'brand' | 'content' | 'flags'>;
  /** Whether somebody has agreements with whoever is above; none is made until the move is done. */
  readonly hasAgreements: (tx: Tx, memberId: MemberId, at: Instant) => Promise<boolean>;
  /** Takes the sums of a team from those above to those above it now. Places are the new ones. */
  readonly moveFigures: (tx: Tx, move: Move) => Promise<void>;
};
