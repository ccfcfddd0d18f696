import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import type { CountedBet, ValidBetChange } from './counted-bet.ts';

/** A statement takes so many rows at once. */
const ROWS_MAX = 5_000;

/** Keeps what bets count now, and adds what that changes to the sums of days and members. */
export async function writeCounted(tx: Tx, changes: readonly ValidBetChange[]): Promise<void> {
  for (let first = 0; first < changes.length; first += ROWS_MAX) {
    const some = changes.slice(first, first + ROWS_MAX);
    await upsertBets(
      tx,
      some.map(({ after }) => after),
    );
    await addToSums(tx, some);
  }
}

const texts = (values: readonly (string | null)[]) => sql`${values}::text[]`;
const sums = (values: readonly bigint[]) => sql`${values.map(String)}::bigint[]`;

async function upsertBets(tx: Tx, bets: readonly CountedBet[]): Promise<void> {
  const of = <Key extends keyof CountedBet>(key: Key) => bets.map((bet) => bet[key]);
  await sql`
    insert into valid_bets_bet as s (vendor, ref, member_id, game, category, counted_with, status,
      stake_cash, stake_bonus, payout_cash, payout_bonus, valid, valid_cash, reason, placed_at,
      settled_at, day_on, version)
    select * from unnest(${texts(of('vendor'))}, ${texts(of('ref'))}, ${texts(of('member_id'))},
      ${texts(of('game'))}, ${texts(of('category'))}, ${texts(of('counted_with'))},
      ${texts(of('status'))}, ${sums(of('stake_cash'))}, ${sums(of('stake_bonus'))},
      ${sums(of('payout_cash'))}, ${sums(of('payout_bonus'))}, ${sums(of('valid'))},
      ${sums(of('valid_cash'))}, ${texts(of('reason'))}, ${of('placed_at')}::timestamptz[],
      ${of('settled_at')}::timestamptz[], ${of('day_on')}::date[], ${of('version')}::integer[])
    on conflict (ref, vendor) do update set status = excluded.status,
      stake_cash = excluded.stake_cash, stake_bonus = excluded.stake_bonus,
      payout_cash = excluded.payout_cash, payout_bonus = excluded.payout_bonus,
      valid = excluded.valid, valid_cash = excluded.valid_cash, reason = excluded.reason,
      version = excluded.version`.execute(tx);
}

type DayFigures = { counts: bigint[]; readonly bet: CountedBet };

/** What a bet adds to its day, in the order of the columns; nothing where it is not settled. */
const figuresOf = (bet: CountedBet | null): readonly bigint[] =>
  bet?.status === 'settled'
    ? [
        1n,
        bet.stake_cash + bet.stake_bonus,
        bet.payout_cash + bet.payout_bonus,
        bet.stake_cash,
        bet.payout_cash,
        bet.valid,
        bet.valid_cash,
        bet.valid > 0n ? 1n : 0n,
      ]
    : [0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n];

async function addToSums(tx: Tx, changes: readonly ValidBetChange[]): Promise<void> {
  const days = new Map<string, DayFigures>();
  for (const { before, after } of changes) {
    const { member_id, day_on, category, vendor, game } = after;
    const name = [member_id, day_on, category, vendor, game].join(' ');
    const was = figuresOf(before);
    const counts = figuresOf(after).map((figure, index) => figure - (was[index] ?? 0n));
    const day = days.get(name);
    if (day) day.counts = day.counts.map((figure, index) => figure + (counts[index] ?? 0n));
    else days.set(name, { counts, bet: after });
  }
  const rows = [...days.values()].filter(({ counts }) => counts.some((figure) => figure !== 0n));
  if (rows.length === 0) return;
  const of = (key: 'member_id' | 'day_on' | 'category' | 'vendor' | 'game') =>
    texts(rows.map(({ bet }) => bet[key]));
  const figure = (index: number) => sums(rows.map(({ counts }) => counts[index] ?? 0n));
  await sql`
    with added as materialized (
      select * from unnest(${of('member_id')}, ${of('day_on')}::date[], ${of('category')},
        ${of('vendor')}, ${of('game')}, ${figure(0)}, ${figure(1)}, ${figure(2)}, ${figure(3)},
        ${figure(4)}, ${figure(5)}, ${figure(6)}, ${figure(7)})
      as a (member_id, day_on, category, vendor, game, bet_count, stake, payout, stake_cash,
        payout_cash, valid, valid_cash, valid_count)),
    days as (
      insert into valid_bets_day as d (member_id, day_on, category, vendor, game, bet_count, stake,
        payout, stake_cash, payout_cash, valid, valid_cash, valid_count)
      select * from added
      on conflict (member_id, day_on, category, vendor, game) do update set
        bet_count = d.bet_count + excluded.bet_count, stake = d.stake + excluded.stake,
        payout = d.payout + excluded.payout, stake_cash = d.stake_cash + excluded.stake_cash,
        payout_cash = d.payout_cash + excluded.payout_cash, valid = d.valid + excluded.valid,
        valid_cash = d.valid_cash + excluded.valid_cash,
        valid_count = d.valid_count + excluded.valid_count)
    insert into valid_bets_member as m (member_id, valid, valid_cash)
    select member_id, sum(valid), sum(valid_cash) from added group by 1
    on conflict (member_id) do update set valid = m.valid + excluded.valid,
      valid_cash = m.valid_cash + excluded.valid_cash`.execute(tx);
}
