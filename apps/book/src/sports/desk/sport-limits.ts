import { isDeepStrictEqual } from 'node:util';
import { MARKET_TYPES } from '@baize/sports/core/market';
import { SPORTS } from '@baize/sports/core/sport';
import { minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Book } from '../../book.ts';
import type { Tx } from '../../db/client.ts';
import type { KeptSportLimit } from '../../db/sport-tables.ts';
import { ensure } from '../../refusal.ts';
import type { SportLimit } from '../slips/limits.ts';
import { keepAct } from './keep-act.ts';

export const MEMBER_CLASSES = ['limited', 'watched'] as const;
export type MemberClass = (typeof MEMBER_CLASSES)[number];

const HOUSE = '*';

/** What a limit can be set for, beside single matches. */
export const LIMIT_SCOPES: ReadonlySet<string> = new Set([
  HOUSE,
  ...SPORTS.map((sport) => `sport:${sport}`),
  ...MARKET_TYPES.map((type) => `market:${type}`),
  ...MEMBER_CLASSES.map((name) => `class:${name}`),
]);

export type SportLimitAsked = KeptSportLimit & {
  readonly scope: string;
  readonly by: string;
  readonly reason: string;
};

const keptOf = (row: SportLimit): KeptSportLimit => ({
  stakeMin: `${row.stake_min}`,
  returnMax: `${row.return_max}`,
  playerMax: `${row.player_max}`,
  outcomeMax: `${row.outcome_max}`,
  livePpm: row.live_ppm,
  referAbove: `${row.refer_above}`,
});

const findLimit = (tx: Tx, scope: string) =>
  tx.selectFrom('sport_limit').selectAll().where('scope', '=', scope).executeTakeFirst();

/** Whoever sets limits waits for who set one before. */
const lockLimits = (tx: Tx) =>
  sql`select scope from sport_limit where scope = ${HOUSE} for update`.execute(tx);

/**
 * Sets how much may be sold. Less is in force at once, by one person; what lets the house lose more
 * than what is in force there waits for a second.
 */
export const setSportLimit = (
  book: Book,
  { scope, by, reason, ...after }: SportLimitAsked,
): Promise<{ readonly status: 'applied' | 'waiting' }> =>
  book.db.transaction().execute(async (tx) => {
    ensure(LIMIT_SCOPES.has(scope), 'limit_invalid');
    await lockLimits(tx);
    const waits = await tx
      .selectFrom('sport_limit_change')
      .select('id')
      .where('scope', '=', scope)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    ensure(!waits, 'change_waits');
    const row = await findLimit(tx, scope);
    const house = await findLimit(tx, HOUSE);
    ensure(house, 'limit_invalid');
    const isLarge = isAbove(after, keptOf(row ?? house));
    const now = isLarge ? null : sql<never>`book_now()`;
    await tx
      .insertInto('sport_limit_change')
      .values({
        scope,
        before: row ? JSON.stringify(keptOf(row)) : null,
        after: JSON.stringify(after),
        reason,
        status: isLarge ? 'waiting' : 'applied',
        is_large: isLarge,
        asked_by: by,
        decided_by: isLarge ? null : by,
        decided_at: now,
      })
      .execute();
    if (!isLarge) await saveLimit(tx, { scope, after, by });
    return { status: isLarge ? 'waiting' : 'applied' };
  });

const RISKING = ['returnMax', 'playerMax', 'outcomeMax', 'referAbove'] as const;

const isAbove = (after: KeptSportLimit, before: KeptSportLimit): boolean =>
  after.livePpm > before.livePpm ||
  RISKING.some((name) => BigInt(after[name]) > BigInt(before[name]));

type Saving = { readonly scope: string; readonly after: KeptSportLimit; readonly by: string };

const saveLimit = (tx: Tx, { scope, after, by }: Saving) => {
  const row = {
    stake_min: minor(BigInt(after.stakeMin)),
    return_max: minor(BigInt(after.returnMax)),
    player_max: minor(BigInt(after.playerMax)),
    outcome_max: minor(BigInt(after.outcomeMax)),
    live_ppm: after.livePpm,
    refer_above: minor(BigInt(after.referAbove)),
    changed_by: by,
    changed_at: sql<never>`book_now()`,
  };
  return tx
    .insertInto('sport_limit')
    .values({ scope, ...row })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
    .execute();
};

type Decision = {
  readonly changeId: string;
  readonly by: string;
  readonly decision: 'apply' | 'refuse';
};

/** A second person puts a limit in force, or anybody takes it off the table. */
export const decideSportLimit = (book: Book, { changeId, by, decision }: Decision) =>
  book.db.transaction().execute(async (tx) => {
    await lockLimits(tx);
    const change = await tx
      .selectFrom('sport_limit_change')
      .selectAll()
      .where('id', '=', BigInt(changeId))
      .forUpdate()
      .executeTakeFirst();
    ensure(change, 'change_unknown');
    ensure(change.status === 'waiting', 'status_wrong', { status: change.status });
    const { scope, after } = change;
    if (decision === 'apply') {
      ensure(change.asked_by !== by, 'own_entry');
      const row = await findLimit(tx, scope);
      ensure(isDeepStrictEqual(row ? keptOf(row) : null, change.before), 'preview_outdated');
      await saveLimit(tx, { scope, after, by });
    }
    const status = decision === 'apply' ? 'applied' : 'refused';
    await tx
      .updateTable('sport_limit_change')
      .set({ status, decided_by: by, decided_at: sql<never>`book_now()` })
      .where('id', '=', change.id)
      .execute();
    return { status };
  });

type Classing = {
  readonly player: string;
  readonly class: MemberClass | 'standard';
  readonly by: string;
  readonly reason: string;
};

/** Puts a member into a class, or back into the usual one. */
export const setPlayerClass = (book: Book, { player, by, reason, ...to }: Classing) =>
  book.db.transaction().execute(async (tx) => {
    await lockLimits(tx);
    const before = await tx
      .deleteFrom('sport_player')
      .where('player', '=', player)
      .returning('class')
      .executeTakeFirst();
    if (to.class !== 'standard') {
      await tx
        .insertInto('sport_player')
        .values({ player, class: to.class, changed_by: by })
        .execute();
    }
    const was = { player, class: before?.class ?? 'standard' };
    const act = { eventId: null, kind: 'class', before: was, after: { player, ...to } };
    await keepAct(tx, { ...act, by, reason });
    return {};
  });

const CHANGES_SHOWN = 50;
const PLAYERS_SHOWN = 500;

/** Limits in force, what was asked of them, and members in a class. */
export async function listSportLimits({ db }: Book) {
  const rows = await db.selectFrom('sport_limit').selectAll().orderBy('scope').execute();
  const changes = await db
    .selectFrom('sport_limit_change')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
  const players = await db
    .selectFrom('sport_player')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .limit(PLAYERS_SHOWN)
    .execute();
  return {
    scopes: [...LIMIT_SCOPES],
    limits: rows
      .filter(({ scope }) => LIMIT_SCOPES.has(scope))
      .map((row) => ({
        scope: row.scope,
        ...keptOf(row),
        by: row.changed_by,
        at: row.changed_at.toISOString(),
      })),
    changes: changes.map((change) => ({
      changeId: `${change.id}`,
      scope: change.scope,
      before: change.before,
      after: change.after,
      reason: change.reason,
      status: change.status,
      askedBy: change.asked_by,
      askedAt: change.asked_at.toISOString(),
      decidedBy: change.decided_by,
      decidedAt: change.decided_at?.toISOString() ?? null,
    })),
    players: players.map((row) => ({
      player: row.player,
      class: row.class,
      by: row.changed_by,
      at: row.changed_at.toISOString(),
    })),
  };
}
