import type { Id } from '@baize/std/id';
import type { Tx } from '../../../base/db/index.ts';
import type { Caller, World } from '../../../base/kernel/index.ts';
import { digestLine, GENESIS } from './digest-line.ts';
import * as queries from './queries.ts';

export type AuditLine = {
  /** What was done, as `withdrawal.approved`. */
  readonly action: string;
  /** What it was done to: an id, or the name that somebody gave. */
  readonly subject: string;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, string>>;
};

/** Who does it; null where nobody is signed in: at the door, and at the server's own keyboard. */
export type Actor = World & { readonly caller: Caller | null };

/**
 * Writes down what an operator does, in the transaction that does it. The last thing in it: from
 * here until the commit nobody else writes a line, so nothing is locked any more after this.
 */
export async function writeAudit(tx: Tx, ctx: Actor, line: AuditLine): Promise<void> {
  await queries.waitForChain(tx);
  const last = await queries.findLastLine(tx);
  const previous = last?.digest ?? GENESIS;
  const whole = {
    number: (last?.number ?? 0n) + 1n,
    at: ctx.clock.now(),
    operator_id: operatorOf(ctx.caller),
    action: line.action,
    subject: line.subject,
    reason: line.reason ?? null,
    details: line.details ?? {},
  };
  const digest = digestLine(whole, previous);
  await queries.insertLine(tx, { ...whole, previous, digest });
  // A digest that is kept outside of the database shows also when its last lines are gone.
  ctx.log.info({ number: String(whole.number), digest: digest.toString('hex') }, 'audit line');
}

const operatorOf = (caller: Caller | null): Id<'opr'> | null =>
  caller?.role === 'operator' ? caller.operatorId : null;
