import type { Brand } from '@baize/contract/brand';
import { minor } from '@baize/std/money';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { shownOperator } from './shown-operator.ts';

export async function readOperator(
  { db, caller, origin }: Ctx<OperatorCaller>,
  { code, names, timezone, currency, agents }: Brand,
) {
  return {
    operator: shownOperator(await queries.getOperator(db, caller.operatorId)),
    brand: {
      code,
      name: names[origin.language] ?? names['EN'] ?? code,
      timezone,
      currency: { code: currency.code, scale: currency.scale, symbol: currency.symbol },
      activeValidBets: minor(BigInt(agents.activeValidBets)),
      agreementRateMax: agents.rateMax,
    },
  };
}
