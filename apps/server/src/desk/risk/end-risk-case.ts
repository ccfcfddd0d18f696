import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { endCase } from './queries.ts';

type RiskCaseEnding = {
  readonly id: Id<'rsk'>;
  readonly outcome: 'confirmed' | 'dismissed';
  readonly reason: string;
  readonly operatorId: Id<'opr'>;
};

/** Whether the rule was right; false when somebody has said so before. */
export const endRiskCase = (
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  { id, outcome, reason, operatorId }: RiskCaseEnding,
): Promise<boolean> =>
  endCase(tx, id, { outcome, reason, ended_by: operatorId, ended_at: clock.now() });
