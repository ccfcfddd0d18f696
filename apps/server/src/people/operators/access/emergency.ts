import type { Input } from '@baize/contract/endpoint';
import {
  type beginEmergency as contract,
  EMERGENCY_MINUTES,
} from '@baize/contract/operator-access';
import { mayDo } from '@baize/contract/operator-roles';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { send } from '../../delivery/index.ts';
import { insertAlert } from '../approval-queries.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { listColleagues } from '../list-colleagues.ts';
import type { OperatorsOptions } from '../options.ts';
import { proveCode } from '../prove-code.ts';
import { getOperator, updateOperator } from '../queries.ts';
import { cutEmergency, insertEmergency } from './emergency-queries.ts';

/**
 * Takes all rights but those over people for half an hour. It asks for nothing but a code and a
 * reason, and nobody can do it unseen: it is a case, a line of the log and an e-mail to everyone who
 * manages operators.
 */
export async function beginEmergency(
  ctx: Ctx<OperatorCaller>,
  options: OperatorsOptions,
  { code, reason }: Input<typeof contract>,
) {
  const { operatorId } = ctx.caller;
  const operator = await getOperator(ctx.db, operatorId);
  const step = await proveCode(ctx, operator, code);
  const now = ctx.clock.now();
  const until = later(now, EMERGENCY_MINUTES * MINUTE_MS);
  ctx.log.error({ operator: operatorId, until }, 'an operator has taken emergency access');
  return ctx.db.transaction().execute(async (tx) => {
    await updateOperator(tx, operatorId, { totp_step: step });
    await insertEmergency(tx, { operator_id: operatorId, reason, began_at: now, ends_at: until });
    await insertAlert(tx, {
      at: now,
      operator_id: operatorId,
      code: 'emergency',
      subject: now.toISOString(),
    });
    const facts = { name: operator.name, reason, until };
    if (options.canMail) await alarm(ctx, tx, { options, facts });
    const details = { until: until.toISOString(), address: ctx.origin.ip };
    await writeAudit(tx, ctx, {
      action: 'operator.emergency_begun',
      subject: operatorId,
      reason,
      details,
    });
    return { until: until.toISOString() };
  });
}

type Alarm = {
  readonly options: OperatorsOptions;
  readonly facts: {
    readonly name: string;
    readonly reason: string;
    readonly until: ReturnType<typeof later>;
  };
};

async function alarm(ctx: Ctx<OperatorCaller>, tx: Tx, { options, facts }: Alarm): Promise<void> {
  const managers = (await listColleagues(tx)).filter(({ trusted }) =>
    mayDo(trusted, 'operators.manage'),
  );
  for (const { email } of managers) {
    if (email === null) continue;
    await send(tx, ctx, {
      channel: 'email',
      target: email,
      template: 'operator_emergency',
      language: options.brand.defaultLanguage,
      facts: { ...facts, link: new URL('/console/operators', options.publicUrl).href },
    });
  }
}

/** Given back before its time; what is over already is over. */
export const endEmergency = (ctx: Ctx<OperatorCaller>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const hadAny = await cutEmergency(tx, operatorId, ctx.clock.now());
    ensure(hadAny, 'not_found');
    await writeAudit(tx, ctx, { action: 'operator.emergency_ended', subject: operatorId });
    return {};
  });
