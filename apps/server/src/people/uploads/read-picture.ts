import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/upload';
import type { Row } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

type Own = typeof contract.readPicture;
type Attached = typeof contract.readMemberPicture;

/** A picture of somebody else is as unknown as one that was never sent. */
export async function readPicture(ctx: Ctx, { uploadId }: Input<Own>): Promise<Output<Own>> {
  const picture = await queries.findPicture(ctx.db, uploadId);
  ensure(picture?.member_id === ctx.caller.memberId, 'not_found');
  return shown(picture);
}

/** What a member has not handed in yet is not for an operator to see. */
export async function readMemberPicture(
  ctx: Ctx<OperatorCaller>,
  { uploadId }: Input<Attached>,
): Promise<Output<Attached>> {
  const picture = await queries.findPicture(ctx.db, uploadId);
  ensure(picture?.subject, 'not_found');
  return shown(picture);
}

const shown = ({ type, content }: Row<'uploads_picture'>) => ({
  type,
  content: content.toString('base64'),
});
