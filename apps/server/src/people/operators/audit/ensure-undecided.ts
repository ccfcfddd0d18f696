import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../../base/db/index.ts';
import { ensure } from '../../../base/kernel/index.ts';
import { operatorName } from '../operator-name.ts';
import { findLastDecisionAbout } from './queries.ts';

type Deciding = {
  /** The id its lines in the audit log carry. */
  readonly subject: string;
  readonly isUndecided: boolean;
  /** Which lines decide it, where other decisions have lines about the same thing. */
  readonly actions?: readonly string[];
  /** What the row itself says, where it was decided with another one and has no line of its own. */
  readonly decided?: Decided;
};

type Decided = {
  readonly operatorId: Id<'opr'> | null;
  readonly action: string;
  readonly at: Instant | null;
};

/** A lost race is refused with who was first, what they did and when, so that the console says it. */
export async function ensureUndecided(db: Db | Tx, deciding: Deciding): Promise<void> {
  if (deciding.isUndecided) return;
  const { subject, actions, decided } = deciding;
  const own = await readLastDecision(db, subject, actions);
  ensure(false, 'already_decided', 'operator' in own ? own : await sayDecided(db, decided));
}

/** Empty when no operator has decided: the member took it back, or a provider spoke. */
export async function readLastDecision(
  db: Db | Tx,
  subject: string,
  actions: readonly string[] = [],
) {
  const line = await findLastDecisionAbout(db, subject, actions);
  if (!line?.operator_id) return {};
  const { action, at, operator_id, reason } = line;
  const operator = await operatorName(db, operator_id);
  return { action, at: at.toISOString(), operator, ...(reason && { reason }) };
}

async function sayDecided(db: Db | Tx, decided: Decided | undefined) {
  if (!decided?.operatorId || !decided.at) return {};
  const { operatorId, action, at } = decided;
  return { action, at: at.toISOString(), operator: await operatorName(db, operatorId) };
}
