import type { TimeSpan } from '@baize/std/calendar';
import { type RawBuilder, sql } from 'kysely';
import { IS_SELDOM } from './entries.ts';

type MovedWithinQuery = TimeSpan & { readonly currency: string; readonly zone: string };

const POCKETS = sql`a.part = '' and a.purpose in ('cash', 'bonus', 'locked', 'held')`;

/**
 * What came to members' pockets (or went, below zero) within a span, bets and their results left
 * out: `member_id`, `day_on`, `reason`, `amount`. What moved between pockets of one member is nothing.
 */
export const movedWithin = ({
  from,
  to,
  currency,
  zone,
}: MovedWithinQuery): RawBuilder<unknown> => {
  const within = sql`created_at >= ${from} and created_at < ${to} ${IS_SELDOM}`;
  return sql`
    select a.holder as member_id, (e.created_at at time zone ${zone})::date as day_on, e.reason,
      sum(e.amount) as amount
    from (
      select from_account as account, created_at, reason, -amount as amount
        from ledger_transfer where from_account > 0 and ${within}
      union all
      select to_account, created_at, reason, amount
        from ledger_transfer where to_account > 0 and ${within}) as e
    join ledger_account a on a.id = e.account
    where a.currency = ${currency} and ${POCKETS}
    group by 1, 2, 3`;
};

/** Who was credited a deposit within a span that never was before: `member_id`, `day_on`. */
export const firstDepositsWithin = ({
  from,
  to,
  currency,
  zone,
}: MovedWithinQuery): RawBuilder<unknown> =>
  sql`
    select a.holder as member_id, (min(t.created_at) at time zone ${zone})::date as day_on
    from ledger_transfer t join ledger_account a on a.id = t.to_account
    where t.created_at >= ${from} and t.created_at < ${to} ${IS_SELDOM}
      and t.reason = 'deposit_credited' and t.to_account > 0 and a.currency = ${currency}
      and not exists (select from ledger_transfer e where e.to_account = t.to_account
        and e.reason = 'deposit_credited' and e.created_at < ${from})
    group by a.holder`;

/** What members hold in all pockets of a currency, where they hold anything: `member_id`, `balance`. */
export const pocketsOfAll = (currency: string): RawBuilder<unknown> => sql`
  select a.holder as member_id, sum(a.balance) as balance from ledger_account a
  where a.id > 0 and a.balance <> 0 and a.currency = ${currency} and ${POCKETS}
  group by a.holder`;

/** What those hold that `named (member_id)` lists, in the same columns. */
export const pocketsOf = (named: RawBuilder<unknown>, currency: string): RawBuilder<unknown> => sql`
  select a.holder as member_id, sum(a.balance) as balance
  from ${named} as n join ledger_account a on a.holder = n.member_id
  where a.currency = ${currency} and ${POCKETS}
  group by a.holder`;
