import type { Input, Output } from '@baize/contract/endpoint';
import { ATTACHMENT_BYTES_MAX, type uploadPicture as contract } from '@baize/contract/upload';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { drawAnew } from './draw-anew.ts';
import * as queries from './queries.ts';
import { bytesOf } from './rules.ts';

/** Enough to change one's mind often, and no place to keep an album. */
const WAITING_MAX = 20;

/** Keeps a picture for whoever sent it, until it is attached to something or a day has passed. */
export async function uploadPicture(
  ctx: Ctx,
  { content }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { memberId } = ctx.caller;
  const bytes = bytesOf(content);
  ensure(bytes, 'picture_unreadable');
  ensure(bytes.length <= ATTACHMENT_BYTES_MAX, 'picture_too_large');
  // Asked before as well, so that what is refused in the end costs nobody the work.
  ensure((await queries.countWaiting(ctx.db, memberId)) < WAITING_MAX, 'too_many_pictures');
  const drawn = await drawAnew(bytes);
  return ctx.db.transaction().execute(async (tx) => {
    await queries.lockMember(tx, memberId);
    ensure((await queries.countWaiting(tx, memberId)) < WAITING_MAX, 'too_many_pictures');
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
