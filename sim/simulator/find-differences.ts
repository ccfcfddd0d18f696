import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/base/db/index.ts';
import { VENDORS } from './message.ts';
import { type Model, type ModelBet, usageOf } from './model.ts';
import type { Player } from './players.ts';

/** Where the books and the model differ once all is done, in words. */
export async function findDifferences(
  db: Db,
  players: readonly Player[],
  model: Model,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const [member, { memberId }] of players.entries()) {
    const facts = await Promise.all([
      readPurse(db, memberId),
      readBets(db, memberId),
      readDays(db, memberId),
    ]);
    const expected = [purseOf(model, member), betsOf(model, member), daysOf(model, member)];
    for (const [i, fact] of facts.entries()) {
      const wanted = expected[i] ?? '';
      if (fact !== wanted) {
        differences.push(`member ${member} has\n    ${fact}\n  and should have\n    ${wanted}`);
      }
    }
  }
  return differences;
}

const purseOf = ({ purses }: Model, member: number): string =>
  `${purses[member]?.bonus} bonus, ${purses[member]?.cash} cash`;

async function readPurse(db: Db, memberId: string): Promise<string> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['purpose', 'balance'])
    .where('holder', '=', memberId)
    .where('purpose', 'in', ['bonus', 'cash'])
    .orderBy('purpose')
    .execute();
  return rows.map(({ purpose, balance }) => `${balance} ${purpose}`).join(', ');
}

const betsOf = ({ bets }: Model, member: number): string =>
  [...bets.values()]
    .filter((bet) => bet.member === member)
    .map(lineOf)
    .sort()
    .join('; ');

const lineOf = ({ vendor, kind, ref, status, stake, payout }: ModelBet): string =>
  [
    VENDORS[vendor]?.code,
    kind,
    ref,
    status,
    stake.cash,
    stake.bonus,
    payout.cash,
    payout.bonus,
  ].join(' ');

async function readBets(db: Db, memberId: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', vendor, kind, regexp_replace(ref, '^[^.]*[.][^.]*[.]', ''), status,
      stake_cash, stake_bonus, payout_cash, payout_bonus) as line
    from play_bet where member_id = ${memberId}`.execute(db);
  return rows
    .map(({ line }) => line)
    .sort()
    .join('; ');
}

function daysOf(model: Model, member: number): string {
  const own = [...model.bets.values()].filter((bet) => bet.member === member);
  return [...new Set(own.map(({ day }) => day))]
    .sort()
    .map((day) => ({ day, ...usageOf(model, member, day) }))
    .filter(({ staked, lost }) => staked !== 0n || lost !== 0n)
    .map(({ day, staked, lost }) => `${day} ${staked} ${lost}`)
    .join('; ');
}

async function readDays(db: Db, memberId: string): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', day_on::text, staked, lost) as line from limits_day
    where member_id = ${memberId} and (staked <> 0 or lost <> 0) order by day_on`.execute(db);
  return rows.map(({ line }) => line).join('; ');
}
