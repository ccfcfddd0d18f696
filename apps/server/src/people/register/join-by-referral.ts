import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';

/** Writes down who came by whose code, where friends and what they bring are counted. */
export type JoinByReferral = (
  world: Pick<World, 'clock'>,
  tx: Tx,
  joined: { readonly memberId: MemberId; readonly inviterId: MemberId },
) => Promise<void>;
