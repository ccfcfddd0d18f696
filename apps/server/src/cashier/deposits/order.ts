import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import { sql } from 'kysely';
import type { Row } from '../../base/db/index.ts';
import type { Choice } from '../bonuses/index.ts';
import type { Step } from './rules.ts';

/** An order as it is kept. */
export type Order = Omit<Row<'deposits_order'>, 'names' | 'instructions' | 'bonus'> & {
  readonly names: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly instructions: DepositInstructions | null;
  readonly bonus: Choice | null;
};

/** What happened to an order, the first first; moments are written as the calls write them. */
export const STEPS = sql<readonly Step[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('status', s.status,
      'at', to_char(s.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by s.place), '[]')
  from deposits_step s where s.order_id = deposits_order.id)`.as('steps');

export type Receipt = Row<'deposits_receipt'>;
export type Approval = Row<'deposits_approval'>;
