import type { Input, Output } from '@baize/contract/endpoint';
import { ATTACHMENT_BYTES_MAX, type uploadPicture as contract } from '@baize/contract/upload';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import { drawAnew } from './draw-anew.ts';
import * as queries from './queries.ts';
import { bytesOf } from './rules.ts';

/** Enough to change one's mind often, and no place to keep an album. */
const WAITING_MAX = 20;

/** Keeps a picture for whoever sent it, until it is attached to something or a day has passed. */
export const uploadPicture = (
  ctx: Ctx,
  { content }: Input<typeof contract>,
): Promise<Output<typeof contract>> => keepPicture(ctx, { memberId: ctx.caller.memberId, content });

type NewPicture = {
  /** Null for a guest, whom the rate of the call bounds. */
  readonly memberId: MemberId | null;
  /** In base 64. */
  readonly content: string;
};

export async function keepPicture(
  ctx: Pick<World, 'db' | 'clock' | 'newId'>,
  { memberId, content }: NewPicture,
): Promise<Output<typeof contract>> {
  const bytes = bytesOf(content);
  ensure(bytes, 'picture_unreadable');
  ensure(bytes.length <= ATTACHMENT_BYTES_MAX, 'picture_too_large');
  // Asked before as well, so that what is refused in the end costs nobody the work.
  if (memberId !== null) await ensureFewWaiting(ctx.db, memberId);
  const drawn = await drawAnew(bytes);
  return ctx.db.transaction().execute(async (tx) => {
    if (memberId !== null) {
      await queries.lockUploadsOf(tx, memberId);
      await ensureFewWaiting(tx, memberId);
    }
    const uploadId = ctx.newId('upl');
    await queries.insertPicture(tx, {
      id: uploadId,
      member_id: memberId,
      ...drawn,
      created_at: ctx.clock.now(),
      subject: null,
      place: null,
    });
    return { uploadId, width: drawn.width, height: drawn.height };
  });
}

const ensureFewWaiting = async (db: Db | Tx, memberId: MemberId): Promise<void> =>
  ensure((await queries.countWaiting(db, memberId)) < WAITING_MAX, 'too_many_pictures');
