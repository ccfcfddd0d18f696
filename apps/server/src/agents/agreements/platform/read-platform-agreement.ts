import type { Input, Output } from '@baize/contract/endpoint';
import type { readPlatformAgreement as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { viewAgreement, viewAgreements } from '../view.ts';
import { listWouldEnd, viewWouldEnd } from '../would-end.ts';
import { listVersions } from './platform-queries.ts';
import { ofPlatform } from './written-down.ts';

const NAMES_SHOWN = 50;

/** One agreement of the platform with all before and after it, and what hangs on it. */
export async function readPlatformAgreement(
  { db, clock }: Ctx<OperatorCaller>,
  { agreementId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const row = await ofPlatform(db, agreementId);
  const of = { payeeId: row.payee_id, kind: row.kind };
  const viewer = { viewer: null, now: clock.now() };
  // Only what is agreed without an end still has somebody hanging on it.
  const below = row.status === 'agreed' ? await listWouldEnd(db, { ...of, next: null }) : [];
  return {
    agreement: await viewAgreement(db, row, viewer),
    versions: await viewAgreements(db, await listVersions(db, of), viewer),
    wouldEnd: await viewWouldEnd(db, below.slice(0, NAMES_SHOWN)),
    wouldEndCount: below.length,
  };
}
