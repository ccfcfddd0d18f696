import type { Input } from '@baize/contract/endpoint';
import {
  type submitIdentity as contract,
  type IdentityState,
  sidesOf,
} from '@baize/contract/identity';
import { dayOf } from '@baize/std/day';
import type { Tx } from '../../base/db/index.ts';
import { answerOnce, type Ctx, ensure } from '../../base/kernel/index.ts';
import { lookForExcluded } from '../exclusions/index.ts';
import { saveProfile } from '../members/index.ts';
import type { IdentityOptions } from './options.ts';
import * as queries from './queries.ts';
import { viewIdentity } from './read-identity.ts';
import { ageOn } from './rules.ts';

type Submission = Input<typeof contract>;

/** Hands a document in. Its number is a sign of who somebody is from this moment on. */
export const submitIdentity =
  (options: IdentityOptions) =>
  (ctx: Ctx, asked: Submission): Promise<IdentityState> =>
    answerOnce(ctx, {
      name: `identity ${ctx.caller.memberId} ${asked.requestKey}`,
      find: (db) => queries.findSubmissionByKey(db, ctx.caller.memberId, asked.requestKey),
      isSame: ({ document, number }) => document === asked.document && number === asked.number,
      write: (tx) => writeCheck(ctx, tx, { ...asked, ...options }),
      view: (db) => viewIdentity(options)(ctx, db),
    });

async function writeCheck(
  ctx: Ctx,
  tx: Tx,
  { brand, ...asked }: Submission & IdentityOptions,
): Promise<queries.Check> {
  const { memberId } = ctx.caller;
  const now = ctx.clock.now();
  const today = dayOf(now, brand.timezone);
  await queries.lockIdentityOf(tx, memberId);
  ensure(!(await queries.findWaiting(tx, memberId)), 'identity_waiting');
  ensure(asked.expiresOn === null || asked.expiresOn >= today, 'identity_expired');
  const age = ageOn(asked.birthday, today);
  ensure(age >= brand.minimumAge, 'identity_too_young', { age: `${brand.minimumAge}` });
  await ensureSides(ctx, tx, asked);
  const check: queries.Check = {
    id: ctx.newId('idc'),
    member_id: memberId,
    request_key: asked.requestKey,
    document: asked.document,
    number: asked.number,
    expires_on: asked.expiresOn,
    status: 'waiting',
    asked_at: now,
    decided_by: null,
    decided_at: null,
    reason: null,
    expiry_told_at: null,
  };
  await queries.insertCheck(tx, check);
  await queries.attachPictures(tx, asked.pictures, check.id);
  const known = { id_number: asked.number, birthday: asked.birthday, updated_at: now };
  await saveProfile(tx, memberId, known);
  await lookForExcluded(ctx, tx, memberId);
  return check;
}

/** One picture of each side the document has, all of them the member's own. */
async function ensureSides(
  ctx: Ctx,
  tx: Tx,
  { document, pictures }: Pick<Submission, 'document' | 'pictures'>,
): Promise<void> {
  const own = await queries.lockLoose(tx, ctx.caller.memberId, pictures);
  const sides = new Set<string>(own.map(({ side }) => side));
  const needed = sidesOf(document);
  const isWhole =
    own.length === pictures.length &&
    sides.size === own.length &&
    needed.length === own.length &&
    needed.every((side) => sides.has(side));
  ensure(isWhole, 'identity_pictures_missing');
}
