import type { Agreement, askEnding as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../../base/kernel/index.ts';
import * as endings from '../ending-queries.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { tellSides } from '../tell-sides.ts';
import { viewAgreement } from '../view.ts';

/** Either side asks the other to end an agreement; it holds until the other agrees. */
export const askEnding =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, { agreementId, reason }: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    return ctx.db.transaction().execute(async (tx) => {
      const known = await queries.findAgreement(tx, agreementId);
      ensure(known && isSide(known, memberId), 'not_found');
      const row = await openEnding(ctx, tx, { known, askedBy: memberId, reason });
      return viewAgreement(tx, row, { viewer: memberId, now: ctx.clock.now() });
    });
  };

export const isSide = (row: queries.AgreementRow, memberId: MemberId): boolean =>
  row.payee_id === memberId || row.payer_id === memberId;

type NewEnding = {
  readonly known: queries.AgreementRow;
  /** Null: the platform. */
  readonly askedBy: MemberId | null;
  readonly reason: string;
};

export async function openEnding(
  world: World,
  tx: Tx,
  { known, askedBy, reason }: NewEnding,
): Promise<queries.AgreementRow> {
  await queries.lockKinds(tx, known.kind, [known.payee_id]);
  const row = await queries.findAgreement(tx, known.id);
  ensure(row?.status === 'agreed', 'agreement_over');
  const made = await endings.insertEnding(tx, {
    id: world.newId('enq'),
    agreement_id: row.id,
    asked_by: askedBy,
    reason,
    status: 'open',
    asked_at: world.clock.now(),
    answered_at: null,
    is_answer_seen: true,
    answer: null,
  });
  ensure(made, 'ending_exists');
  await tellSides(world, tx, row);
  return row;
}
