import type { Agreement, answerEnding as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../../base/kernel/index.ts';
import { endAgreement, endBelow } from '../end-agreement.ts';
import * as endings from '../ending-queries.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { tellSides } from '../tell-sides.ts';
import { viewAgreement } from '../view.ts';
import { isSide } from './ask-ending.ts';

/** The side that did not ask agrees to end an agreement, or does not. */
export const answerEnding =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    const zone = options.brand.timezone;
    return ctx.db.transaction().execute(async (tx) => {
      const ending = await endings.findEnding(tx, asked.endingId);
      const known = ending && (await queries.findAgreement(tx, ending.agreement_id));
      const mayAnswer = known && isSide(known, memberId) && ending.asked_by !== memberId;
      ensure(mayAnswer, 'not_found');
      await queries.lockKinds(tx, known.kind, [known.payee_id]);
      const row = asked.accepts
        ? await acceptEnding(ctx, tx, { ending, named: asked.endsBelow, zone })
        : await rejectEnding(ctx, tx, { ending, answer: null });
      return viewAgreement(tx, row, { viewer: memberId, now: ctx.clock.now() });
    });
  };

type Accepting = {
  readonly ending: endings.EndingRow;
  /** Null: nobody is asked to name what ends below. */
  readonly named: readonly MemberId[] | null;
  readonly zone: string;
};

/** The caller holds the payee's lock. */
export async function acceptEnding(
  world: World,
  tx: Tx,
  { ending, named, zone }: Accepting,
): Promise<queries.AgreementRow> {
  const row = await close(world, tx, { ending, status: 'accepted', answer: null });
  await endBelow(world, tx, { payeeId: row.payee_id, kind: row.kind, next: null, named, zone });
  return endAgreement(world, tx, { row, status: 'ended', zone, reason: ending.reason });
}

type Rejecting = {
  readonly ending: endings.EndingRow;
  /** What whoever asked reads; null: nothing was said. */
  readonly answer: string | null;
};

/** The caller holds the payee's lock. */
export async function rejectEnding(
  world: World,
  tx: Tx,
  { ending, answer }: Rejecting,
): Promise<queries.AgreementRow> {
  const row = await close(world, tx, { ending, status: 'rejected', answer });
  await tellSides(world, tx, row);
  return row;
}

type Closing = Rejecting & { readonly status: 'accepted' | 'rejected' };

/** Written down for whoever asked to see. */
async function close(
  world: World,
  tx: Tx,
  { ending, status, answer }: Closing,
): Promise<queries.AgreementRow> {
  const closed = await endings.closeEnding(tx, ending.id, {
    status,
    answered_at: world.clock.now(),
    is_answer_seen: ending.asked_by === null,
    answer,
  });
  ensure(closed, 'offer_gone');
  const row = await queries.findAgreement(tx, ending.agreement_id);
  assert(row?.status === 'agreed', 'nothing is asked of an agreement that is over');
  return row;
}
