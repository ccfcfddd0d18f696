import type { Brand } from '@baize/contract/brand';
import { minor } from '@baize/std/money';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { readRoleNames, readTrust } from './roles/trust.ts';
import { shownOperator } from './shown-operator.ts';

export async function readOperator(
  { db, caller, clock, origin }: Ctx<OperatorCaller>,
  { code, names, timezone, currency, agents }: Brand,
) {
  const operator = await queries.getOperator(db, caller.operatorId);
  const held = { operatorId: operator.id, role: operator.role };
  const { trusted, emergencyUntil } = await readTrust(db, held, clock.now());
  return {
    operator: shownOperator(operator, await readRoleNames(db)),
    permissions: [...trusted],
    emergencyUntil: emergencyUntil?.toISOString() ?? null,
    brand: {
      code,
      name: names[origin.language] ?? names['EN'] ?? code,
      timezone,
      currency,
      activeValidBets: minor(BigInt(agents.activeValidBets)),
      agreementRateMax: agents.rateMax,
    },
  };
}
