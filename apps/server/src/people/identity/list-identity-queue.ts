import type { Input, Output } from '@baize/contract/endpoint';
import type {
  listIdentityQueue as contract,
  IdentityFile,
  IdentityRefusal,
} from '@baize/contract/identity-desk';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { getMember, getProfile } from '../members/index.ts';
import { operatorName } from '../operators/index.ts';
import * as queries from './queries.ts';

export async function listIdentityQueue(
  ctx: Ctx<OperatorCaller>,
  { view }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const checks: IdentityFile[] = [];
  for (const check of await queries.listChecks(ctx.db, view)) checks.push(await fileOf(ctx, check));
  return { checks };
}

async function fileOf({ db }: Ctx<OperatorCaller>, check: queries.Check): Promise<IdentityFile> {
  const { account } = await getMember(db, check.member_id);
  const { full_name: fullName, birthday } = await getProfile(db, check.member_id);
  const pictures = await queries.listPictures(db, check.id);
  return {
    checkId: check.id,
    memberId: check.member_id,
    account,
    fullName,
    birthday,
    document: check.document,
    number: check.number,
    expiresOn: check.expires_on,
    status: check.status,
    askedAt: check.asked_at.toISOString(),
    decidedAt: check.decided_at?.toISOString() ?? null,
    decidedBy: check.decided_by && (await operatorName(db, check.decided_by)),
    reason: check.reason as IdentityRefusal | null,
    sameDocument: await queries.countSameDocument(db, check),
    pictures: pictures.map(({ id, side }) => ({ pictureId: id, side })),
    looks: await queries.countLooks(db, check.id),
  };
}
