import type { MemberId } from '@baize/std/id';
import type { Db } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { listSamePeople } from '../../people/members/index.ts';
import { listOnSameDevices } from '../../people/sessions/index.ts';
import { raiseAlert } from '../play/index.ts';
import type { Suspicion } from './dialect.ts';

/** Signs by which two accounts are kept apart at a table; a namesake is none. */
const SIGNS: ReadonlySet<string> = new Set(['bank_account', 'document']);

/** Of these players, those who share a device, a bank account or a document with one. */
export async function listLinked(
  db: Db,
  memberId: MemberId,
  others: readonly MemberId[],
): Promise<readonly MemberId[]> {
  if (others.length === 0) return [];
  const people = await listSamePeople(db, memberId);
  const linked = new Set([
    ...people.filter(({ sign }) => SIGNS.has(sign)).map(({ otherId }) => otherId),
    ...(await listOnSameDevices(db, memberId)),
  ]);
  return others.filter((other) => linked.has(other));
}

/** A case of the desk: an alert about one of the two, whose reference names both. */
export const openSuspicion = (
  { db, clock }: Pick<World, 'db' | 'clock'>,
  vendor: string,
  { memberId, otherId, sign }: Suspicion,
) =>
  raiseAlert(
    db,
    {
      vendor,
      code: sign,
      command: 'suspect',
      tx_id: `${memberId}:${otherId}`,
      member_id: memberId,
    },
    clock.now(),
  );
