import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type WinName = Pick<Row<'play_bet'>, 'vendor' | 'ref'>;

/** A settled bet that brought more than it cost. */
export type Win = WinName &
  Pick<Row<'play_bet'>, 'member_id' | 'currency'> & {
    readonly game: string;
    /** What it brought beyond its stake. */
    readonly win: Minor;
    readonly won_at: Instant;
  };

const GAIN = sql`(b.payout_cash + b.payout_bonus - b.stake_cash - b.stake_bonus)`;
const IS_WIN = sql`b.kind = 'bet' and b.status = 'settled' and b.game is not null and ${GAIN} > 0`;
const COLUMNS = sql`b.vendor, b.ref, b.member_id, b.currency, b.game,
  ${GAIN} as win, b.changed_at as won_at`;

export type WinSpan = {
  readonly from: Instant;
  /** Null: whatever is there by now. */
  readonly until: Instant | null;
  readonly currency: string;
  /** So many of a game and an hour are enough; the largest are taken. */
  readonly perGame: number;
  /** What a win of a game must exceed to be asked for; more than nothing where none is named. */
  readonly above: readonly GameFloor[];
};

export type GameFloor = {
  readonly vendor: string;
  readonly game: string;
  readonly win: Minor;
};

/** The largest wins among the bets that changed in a span of time. */
export async function listWins(
  tx: Tx | Db,
  { from, until, currency, perGame, above }: WinSpan,
): Promise<readonly Win[]> {
  const column = <Of extends keyof GameFloor>(of: Of) => above.map((floor) => floor[of]);
  const { rows } = await sql<Win>`
    select vendor, ref, member_id, currency, game, win, won_at
    from (
      select ${COLUMNS}, row_number() over (
        partition by b.vendor, b.game, date_trunc('hour', b.changed_at, 'UTC') order by ${GAIN} desc
      ) as place
      from play_bet b
        left join unnest(${column('vendor')}::text[], ${column('game')}::text[],
            ${column('win')}::bigint[]) as f (vendor, game, win)
          on f.vendor = b.vendor and f.game = b.game
      where b.changed_at >= ${from} and b.changed_at < coalesce(${until}, 'infinity'::timestamptz)
        and b.currency = ${currency} and ${IS_WIN} and ${GAIN} > coalesce(f.win, 0)
    ) as won
    where place <= ${perGame}`.execute(tx);
  return rows;
}

/** Those of the named bets that are wins, as they stand now. */
export async function findWins(tx: Tx | Db, names: readonly WinName[]): Promise<readonly Win[]> {
  const column = (of: keyof WinName) => names.map((name) => name[of]);
  const { rows } = await sql<Win>`
    select ${COLUMNS}
    from unnest(${column('vendor')}::text[], ${column('ref')}::text[]) as n (vendor, ref)
      join play_bet b on b.vendor = n.vendor and b.kind = 'bet' and b.ref = n.ref
    where ${IS_WIN}`.execute(tx);
  return rows;
}
