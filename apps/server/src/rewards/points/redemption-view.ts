import type { Recipient, Redemption, RedemptionCase } from '@baize/contract/points';
import type { Id } from '@baize/std/id';
import { negate, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { operatorNames, readAgreements } from '../../people/operators/index.ts';
import { type PointsOptions, rightsOf } from './options.ts';
import { openRecipient, type RedemptionRow } from './redemption-queries.ts';

/** A redemption as its member sees it. */
export const viewRedemption = (row: RedemptionRow, language: string): Redemption => ({
  redemptionId: row.id,
  reference: row.reference,
  createdAt: row.created_at.toISOString(),
  type: row.type,
  name: nameIn(row.names, language),
  quantity: row.quantity,
  points: row.points,
  amount: row.amount,
  status: row.status,
  changedPoints: row.status === 'rejected' ? ZERO : negate(row.points),
  pointsBalance: row.points_balance,
  remark: row.remark,
  decidedAt: row.decided_at?.toISOString() ?? null,
});

/** In the language asked for, else in English, else in any. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';

type Reading = {
  readonly language: string;
  /** Whether the reader sends the goods, and so needs to know where. */
  readonly seesRecipients: boolean;
  readonly options: PointsOptions;
  readonly operatorId: Id<'opr'>;
};

/** Redemptions as an operator sees them. */
export async function viewCases(
  db: Db | Tx,
  rows: readonly RedemptionRow[],
  { language, seesRecipients, options, operatorId }: Reading,
): Promise<RedemptionCase[]> {
  const accounts = await listAccounts(
    db,
    rows.map(({ member_id }) => member_id),
  );
  const names = await operatorNames(
    db,
    rows.map(({ agreed_by }) => agreed_by),
  );
  const { neededFor } = await readAgreements(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { agreed_by, agreed_at } = row;
    const recipient = seesRecipients ? openRecipient(db, row) : null;
    return {
      ...viewRedemption(row, language),
      memberId: row.member_id,
      account: accounts.get(row.member_id) ?? '',
      recipient: recipient === null ? null : (JSON.parse(recipient) as Recipient),
      needsSecond: rightsOf(options, row).length > 1,
      stillNeeded:
        row.status === 'processing' ? [...neededFor(row.id, rightsOf(options, row))] : [],
      agreement: agreed_by &&
        agreed_at && {
          operator: names.get(agreed_by) ?? agreed_by,
          at: agreed_at.toISOString(),
          isOwn: agreed_by === operatorId,
        },
    };
  });
}
