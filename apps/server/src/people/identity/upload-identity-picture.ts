import type { Input, Output } from '@baize/contract/endpoint';
import type { uploadIdentityPicture as contract } from '@baize/contract/identity';
import { ATTACHMENT_BYTES_MAX } from '@baize/contract/upload';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { bytesOf, drawAnew } from '../uploads/index.ts';
import { lookAtPicture } from './look-at-picture.ts';
import * as queries from './queries.ts';
import { hintsOf } from './rules.ts';

/** Enough to take each side several times. */
const LOOSE_MAX = 15;

export async function uploadIdentityPicture(
  ctx: Ctx,
  { side, content }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { memberId } = ctx.caller;
  const bytes = bytesOf(content);
  ensure(bytes, 'picture_unreadable');
  ensure(bytes.length <= ATTACHMENT_BYTES_MAX, 'picture_too_large');
  ensure((await queries.countLoose(ctx.db, memberId)) < LOOSE_MAX, 'too_many_pictures');
  const drawn = await drawAnew(bytes);
  const hints = hintsOf(await lookAtPicture(drawn.content, drawn));
  return ctx.db.transaction().execute(async (tx) => {
    await queries.lockIdentityOf(tx, memberId);
    ensure((await queries.countLoose(tx, memberId)) < LOOSE_MAX, 'too_many_pictures');
    const pictureId = ctx.newId('idp');
    await queries.insertPicture(tx, {
      id: pictureId,
      member_id: memberId,
      side,
      type: drawn.type,
      bytes: drawn.content,
      created_at: ctx.clock.now(),
    });
    return { pictureId, hints };
  });
}
