import type { Permission } from '@baize/contract/operator-roles';
import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './agreement-queries.ts';
import { readChains, takePlace } from './chain.ts';
import { operatorNames } from './operator-name.ts';

type Agreeing = {
  readonly subject: string;
  /** The rights of all who must agree, one each. */
  readonly rights: readonly Permission[];
  readonly askedBy?: readonly Id<'opr'>[];
};

/** Counts the caller's yes, and answers who is still needed; the caller holds the subject's lock. */
export async function agreeTo(
  ctx: Ctx<OperatorCaller>,
  tx: Tx,
  { subject, rights, askedBy = [] }: Agreeing,
): Promise<readonly Permission[]> {
  const rows = await queries.listAgreements(tx, [subject]);
  const agreed = rows.map(({ operator_id }) => operator_id);
  const left = await takePlace(ctx, tx, { rights, agreed, askedBy });
  const { operatorId: operator_id } = ctx.caller;
  await queries.insertAgreement(tx, { subject, operator_id, at: ctx.clock.now() });
  return left;
}

export type Agreed = {
  readonly operatorId: Id<'opr'>;
  readonly operator: string;
  readonly at: Instant;
};

export type Agreements = {
  readonly agreedTo: (subject: string) => readonly Agreed[];
  /** Who is still needed for a subject that takes these. */
  readonly neededFor: (subject: string, rights: readonly Permission[]) => readonly Permission[];
};

/** For lists: who has agreed to each, and who is still needed. */
export async function readAgreements(
  db: Db | Tx,
  subjects: readonly string[],
): Promise<Agreements> {
  const rows = await queries.listAgreements(db, subjects);
  const ids = rows.map(({ operator_id }) => operator_id);
  const names = await operatorNames(db, ids);
  const needed = await readChains(db, ids);
  const agreedTo = (subject: string) =>
    rows
      .filter((row) => row.subject === subject)
      .map(({ operator_id: operatorId, at }) => ({
        operatorId,
        operator: names.get(operatorId) ?? operatorId,
        at,
      }));
  return {
    agreedTo,
    neededFor: (subject, rights) =>
      needed(
        rights,
        agreedTo(subject).map(({ operatorId }) => operatorId),
      ),
  };
}
