import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { FreeRound } from './bet.ts';

export type FreeRoundsGrant = {
  readonly id: Id<'fre'>;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly kind?: FreeRound['kind'];
  /** By the vendor's codes; null: any game of the vendor. */
  readonly games: readonly string[] | null;
  /** What one round is played at; null: the vendor knows. */
  readonly stake: Minor | null;
  readonly count: number;
  readonly expiresAt: Instant;
  readonly grantedAt: Instant;
  /** Why, in a word for those who look later. */
  readonly reason: string;
  /** Wins go to cash at once, or become a bonus by these terms when the last round is over. */
  readonly bonusTerms?: object;
  readonly names?: Readonly<Record<string, string>>;
  readonly rewardId?: Id<'rwd'>;
};

/** Gives a player rounds for nothing. Given again under the same id, they are the same rounds. */
export const grantFreeRounds = (tx: Tx, grant: FreeRoundsGrant) =>
  tx
    .insertInto('play_free_round')
    .values({
      id: grant.id,
      vendor: grant.vendor,
      member_id: grant.memberId,
      currency: grant.currency,
      kind: grant.kind ?? 'rounds',
      games: grant.games === null ? null : [...grant.games],
      stake: grant.stake,
      granted: grant.count,
      expires_at: grant.expiresAt,
      granted_at: grant.grantedAt,
      reason: grant.reason,
      pays_to: grant.bonusTerms ? 'bonus' : 'cash',
      terms: JSON.stringify(grant.bonusTerms ?? {}),
      names: JSON.stringify(grant.names ?? {}),
      reward_id: grant.rewardId ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** A grant as its player may be told of it. */
export type OpenGrant = Omit<FreeRound, 'memberId'> & {
  readonly granted: number;
  readonly names: Readonly<Record<string, string>>;
  /** How often a bonus of its wins must be bet; null for cash. */
  readonly turnoverTimes: number | null;
};

type OpenGrants = {
  readonly memberId: MemberId;
  /** Of this vendor alone; without it, of all. */
  readonly vendor?: string;
  readonly now: Instant;
};

/** What a player can use now, what ends first first. */
export async function listOpenGrants(
  db: Db | Tx,
  { memberId, vendor, now }: OpenGrants,
): Promise<readonly OpenGrant[]> {
  const rows = await db
    .selectFrom('play_free_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .whereRef('used', '<', 'granted')
    .where('expires_at', '>', now)
    .$if(vendor !== undefined, (some) => some.where('vendor', '=', vendor ?? ''))
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
  return rows.map(viewGrant);
}

const viewGrant = (row: Row<'play_free_round'>): OpenGrant => ({
  id: row.id,
  vendor: row.vendor,
  currency: row.currency,
  kind: row.kind,
  games: row.games,
  stake: row.stake,
  paysTo: row.pays_to,
  granted: row.granted,
  left: row.granted - row.used,
  won: minor(row.won),
  expiresAt: row.expires_at,
  names: row.names as OpenGrant['names'],
  turnoverTimes: timesOf(row.terms),
});

const timesOf = (terms: unknown): number | null => {
  const { times } = terms as { readonly times?: unknown };
  return typeof times === 'number' ? times : null;
};
