import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import type { Row } from '../../base/db/index.ts';
import type { Choice } from '../bonuses/index.ts';
import type { Step } from './rules.ts';

/** An order as it is kept. */
export type Order = Omit<Row<'deposits_order'>, 'names' | 'steps' | 'instructions' | 'bonus'> & {
  readonly names: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly instructions: DepositInstructions | null;
  readonly bonus: Choice | null;
};

export type Receipt = Row<'deposits_receipt'>;
export type Approval = Row<'deposits_approval'>;
