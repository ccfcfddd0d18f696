import type { OperatorRole } from '@baize/contract/operator-roles';
import type { Id } from '@baize/std/id';
import type { OperatorCaller } from '../kernel/index.ts';

/** An operator whose session nobody asks for. */
export const operatorOf = (trusted: OperatorRole = 'admin', place = 0): OperatorCaller => ({
  role: 'operator',
  operatorId: `opr_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'opr'>,
  sessionId: `ops_01HF7YAT0000000000000000${String(place).padStart(2, '0')}` as Id<'ops'>,
  trusted,
});
