import type { Input, Output } from '@baize/contract/endpoint';
import type { readIdentityPicture as contract } from '@baize/contract/identity-desk';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** The look is written down in the transaction that shows the picture. */
export const readIdentityPicture = (
  ctx: Ctx<OperatorCaller>,
  { pictureId }: Input<typeof contract>,
): Promise<Output<typeof contract>> =>
  ctx.db.transaction().execute(async (tx) => {
    const picture = await queries.findPicture(tx, pictureId);
    ensure(picture, 'not_found');
    await queries.insertAccess(tx, {
      picture_id: pictureId,
      check_id: picture.checkId,
      operator_id: ctx.caller.operatorId,
      at: ctx.clock.now(),
    });
    return { type: picture.type, content: picture.content };
  });
