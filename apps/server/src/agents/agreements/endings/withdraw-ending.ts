import type { Agreement, withdrawEnding as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../../base/kernel/index.ts';
import * as endings from '../ending-queries.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { tellSides } from '../tell-sides.ts';
import { viewAgreement } from '../view.ts';

/** Whoever asked to end an agreement thinks better of it: it goes on as before. */
export const withdrawEnding =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, { endingId }: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    return ctx.db.transaction().execute(async (tx) => {
      const row = await takeRequestBack(ctx, tx, { endingId, askedBy: memberId });
      return viewAgreement(tx, row, { viewer: memberId, now: ctx.clock.now() });
    });
  };

type EndingWithdrawal = {
  readonly endingId: endings.EndingId;
  /** Null: the platform. */
  readonly askedBy: MemberId | null;
};

/** Whoever answers at the same moment was either before it or is too late. */
export async function takeRequestBack(
  world: World,
  tx: Tx,
  { endingId, askedBy }: EndingWithdrawal,
): Promise<queries.AgreementRow> {
  const ending = await endings.findEnding(tx, endingId);
  const known = ending && (await queries.findAgreement(tx, ending.agreement_id));
  const isAsker = known && ending.asked_by === askedBy;
  ensure(isAsker && (askedBy !== null || known.payer_id === null), 'not_found');
  await queries.lockKinds(tx, known.kind, [known.payee_id]);
  const closed = await endings.closeEnding(tx, endingId, {
    status: 'withdrawn',
    answered_at: world.clock.now(),
    is_answer_seen: true,
    answer: null,
  });
  ensure(closed, 'offer_gone');
  const row = await queries.findAgreement(tx, known.id);
  assert(row, 'an agreement is never deleted');
  await tellSides(world, tx, row);
  return row;
}
