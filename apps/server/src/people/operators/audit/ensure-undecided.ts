import type { Db, Tx } from '../../../base/db/index.ts';
import { ensure } from '../../../base/kernel/index.ts';
import { operatorName } from '../operator-name.ts';
import { findLastLineAbout } from './queries.ts';

type Deciding = {
  /** The id its lines in the audit log carry. */
  readonly subject: string;
  readonly isUndecided: boolean;
};

/** A lost race is refused with who was first, what they did and when, so that the console says it. */
export async function ensureUndecided(db: Db | Tx, deciding: Deciding): Promise<void> {
  if (deciding.isUndecided) return;
  ensure(false, 'already_decided', await readLastDecision(db, deciding.subject));
}

/** Empty when no operator has decided: the member took it back, or a provider spoke. */
async function readLastDecision(db: Db | Tx, subject: string) {
  const line = await findLastLineAbout(db, subject);
  if (!line?.operator_id) return {};
  const { action, at, operator_id } = line;
  return { action, at: at.toISOString(), operator: await operatorName(db, operator_id) };
}
