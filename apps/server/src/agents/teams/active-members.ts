import type { Brand } from '@baize/contract/brand';
import { type Minor, minor } from '@baize/std/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/**
 * The one definition of an active member: their valid bets of the whole span, added up, reach the
 * brand's amount. Reports, bills, tiers and previews all ask here; a span is a day, a report's days or
 * a bill's period.
 */
export const isActiveMember = (validBets: Minor, activeValidBets: Minor): boolean =>
  validBets >= activeValidBets;

/** The same in SQL; false where nothing was bet. */
export const activeIn = (
  validBets: RawBuilder<unknown>,
  activeValidBets: Minor | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`coalesce(${validBets} >= ${activeValidBets}, false)`;

/** The brand's amount. */
export const activeAmountOf = ({ agents }: Pick<Brand, 'agents'>): Minor =>
  minor(BigInt(agents.activeValidBets));

/** The amount that the kept sums of days were counted by. */
export const COUNTED_AMOUNT = sql`(select active_valid_bets from teams_mark)`;

/** The amount that belongs to what is told: the counted one, and the brand's until there is one. */
export async function readActiveAmount(db: Db | Tx, brand: Pick<Brand, 'agents'>): Promise<Minor> {
  const mark = await db.selectFrom('teams_mark').select('active_valid_bets').executeTakeFirst();
  return mark?.active_valid_bets ?? activeAmountOf(brand);
}
