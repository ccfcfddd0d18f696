import type { Minor } from '@baize/std/money';
import { HOUR_MS, type Instant, later } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { WinName } from '../play/index.ts';

export type KeptWin = Row<'lobby_win'>;

/** Undefined while somebody else reads: one at a time is enough. */
export const lockMark = (tx: Tx) =>
  tx.selectFrom('lobby_win_mark').select('read_until').forUpdate().skipLocked().executeTakeFirst();

export const setWinsMark = (tx: Tx, read_until: Instant) =>
  tx.updateTable('lobby_win_mark').set({ read_until }).execute();

const BY_SIZE = sql`order by win desc, won_at, vendor, ref`;

/** The largest of each type of game. */
export async function listLargestByType(
  tx: Tx,
  currency: string,
  perType: number,
): Promise<readonly KeptWin[]> {
  const { rows } = await sql<KeptWin>`
    select vendor, ref, member_id, currency, game, game_type, win, won_at
    from (
      select w.*, row_number() over (partition by game_type ${BY_SIZE}) as place
      from lobby_win w where currency = ${currency}
    ) as placed
    where place <= ${perType}
    ${BY_SIZE}`.execute(tx);
  return rows;
}

type Largest = {
  readonly currency: string;
  readonly gameType: string | null;
  readonly since: Instant;
  readonly limit: number;
};

export const listLargest = (db: Db, { currency, gameType, since, limit }: Largest) =>
  db
    .selectFrom('lobby_win')
    .select(['vendor', 'game', 'member_id', 'win', 'won_at'])
    .where('currency', '=', currency)
    .where('won_at', '>', since)
    .$if(gameType !== null, (rows) => rows.where('game_type', '=', gameType))
    .orderBy('win', 'desc')
    .orderBy('won_at')
    .orderBy('vendor')
    .orderBy('ref')
    .limit(limit)
    .execute();

/** Of each type that has enough of an hour: the smallest win that is kept. */
export async function listFloors(tx: Tx, { kept, hour }: { kept: number; hour: Instant }) {
  const { rows } = await sql<{ game_type: string; win: Minor }>`
    select game_type, min(win) as win from lobby_win
    where won_at >= ${hour} and won_at < ${later(hour, HOUR_MS)}
    group by game_type having count(*) >= ${kept}`.execute(tx);
  return rows;
}

/** What is there already and has not changed is not written again. */
export const upsertWins = (tx: Tx, wins: readonly KeptWin[]) =>
  tx
    .insertInto('lobby_win')
    .values(wins)
    .onConflict((conflict) =>
      conflict
        .columns(['vendor', 'ref'])
        .doUpdateSet((row) => ({
          win: row.ref('excluded.win'),
          won_at: row.ref('excluded.won_at'),
        }))
        .where((row) =>
          row.or([
            row('lobby_win.win', 'is distinct from', row.ref('excluded.win')),
            row('lobby_win.won_at', 'is distinct from', row.ref('excluded.won_at')),
          ]),
        ),
    )
    .execute();

export async function deleteWins(tx: Tx, names: readonly WinName[]): Promise<void> {
  const column = (of: keyof WinName) => names.map((name) => name[of]);
  await sql`
    delete from lobby_win w
    using unnest(${column('vendor')}::text[], ${column('ref')}::text[]) as n (vendor, ref)
    where w.vendor = n.vendor and w.ref = n.ref`.execute(tx);
}

export const deleteWinsBefore = (tx: Tx, at: Instant) =>
  tx.deleteFrom('lobby_win').where('won_at', '<=', at).execute();

/** Leaves the largest of each type and hour. */
export async function cutWins(tx: Tx, kept: number): Promise<void> {
  await sql`
    delete from lobby_win w using (
      select vendor, ref, row_number() over (
        partition by game_type, date_trunc('hour', won_at, 'UTC') ${BY_SIZE}
      ) as place
      from lobby_win
    ) as placed
    where placed.place > ${kept}
      and w.vendor = placed.vendor and w.ref = placed.ref`.execute(tx);
}
