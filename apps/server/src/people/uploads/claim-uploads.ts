import { ATTACHMENTS_MAX } from '@baize/contract/upload';
import type { Id, MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

export type Attaching = {
  /** Null for a guest: a picture of theirs is known by its id alone. */
  readonly memberId: MemberId | null;
  /** In the order they are shown. */
  readonly uploadIds: readonly Id<'upl'>[];
  /** The id of what they are attached to. */
  readonly subject: string;
};

/** Attaches pictures: all of them, if each is the member's own and attached to nothing; or none. */
export async function claimUploads(
  tx: Tx,
  { memberId, uploadIds, subject }: Attaching,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const isFew = uploadIds.length <= ATTACHMENTS_MAX;
  ensure(isFew && new Set(uploadIds).size === uploadIds.length, 'attachments_wrong');
  const waiting = await queries.lockWaiting(tx, memberId, uploadIds);
  ensure(waiting.length === uploadIds.length, 'attachments_wrong');
  const before = await queries.listUploads(tx, subject);
  for (const [index, id] of uploadIds.entries()) {
    await queries.attachPicture(tx, id, { subject, place: before.length + index + 1 });
  }
}
