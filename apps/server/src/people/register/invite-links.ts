import type { Id, MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';

/** A link that somebody comes by: to whose team, and as what. */
export type FoundLink = {
  readonly linkId: Id<'lnk'>;
  readonly agentId: MemberId;
  readonly brings: 'member' | 'agent';
};

/** Links to invite by, which are made and counted elsewhere. */
export type InviteLinks = {
  /** By its code; null where nobody may join by it. */
  readonly find: (db: Db, code: string) => Promise<FoundLink | null>;
  /** Writes down that somebody came, and gives them what the link promises. */
  readonly join: (
    world: Pick<World, 'clock'>,
    tx: Tx,
    joined: { readonly linkId: Id<'lnk'>; readonly memberId: MemberId },
  ) => Promise<void>;
};
