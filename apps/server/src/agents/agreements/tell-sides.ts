import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import type { AgreementRow } from './queries.ts';

/** Both sides look again: their page asks for what waits, and for what came of it. */
export async function tellSides(
  world: Pick<World, 'clock'>,
  tx: Tx,
  row: AgreementRow,
): Promise<void> {
  const payload = { agreementId: row.id };
  const sides = row.payer_id === null ? [row.payee_id] : [row.payer_id, row.payee_id];
  for (const memberId of sides) await publish(world, tx, { kind: 'agreement', payload, memberId });
}
