import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import {
  isExcluded,
  listAlmostNamesakes,
  listMembers,
  listPersonDigests,
  listSamePeople,
  type PersonDigest,
} from '../members/index.ts';
import { listDeviceDigests, listOnSameDevices } from '../sessions/index.ts';
import * as queries from './queries.ts';

/** Signs that two accounts are of one person. */
type SameSign = { readonly otherId: MemberId; readonly sign: string };

/**
 * Opens a case where an account seems to be of somebody who is excluded: the same bank account,
 * document or device, or the same birthday and a name that differs by at most a letter. Asked whenever one of these becomes known. The
 * account goes on until an operator has looked: a household may share a device.
 */
export async function lookForExcluded(
  { clock }: Pick<World, 'clock'>,
  tx: Tx,
  memberId: MemberId,
): Promise<void> {
  const at = clock.now();
  const excluded = [
    ...(await keepExcluded(tx, await listSigns(tx, memberId), at)),
    ...(await listAlmostNamesakes(tx, memberId, at)),
  ];
  const matches = excluded.map(({ otherId: excludedId, sign }) => ({ memberId, sign, excludedId }));
  const marked = await queries.listMarked(tx, await listDigests(tx, memberId), at);
  const comeBack = marked.map(({ excluded_id: excludedId, sign }) => ({
    memberId,
    sign,
    excludedId,
  }));
  await queries.insertMatches(tx, [...matches, ...comeBack], at);
}

/**
 * Keeps what a member who is to be forgotten would be known by, so that they stay shut out for as long
 * as they were: as digests, which name nobody.
 */
export async function keepMarks(tx: Tx, memberId: MemberId, until: Instant): Promise<void> {
  const signs = await listDigests(tx, memberId);
  if (signs.length === 0) return;
  const marks = signs.map((sign) => ({ ...sign, excluded_id: memberId, until_at: until }));
  await queries.insertMarks(tx, marks);
}

const listDigests = async (tx: Tx, memberId: MemberId): Promise<readonly PersonDigest[]> => [
  ...(await listPersonDigests(tx, memberId)),
  ...(await listDeviceDigests(tx, memberId)).map((digest) => ({ sign: 'device' as const, digest })),
];

/** Other accounts that seem to be of a member who is excluded now. */
export const findOtherAccounts = async (
  tx: Tx,
  excludedId: MemberId,
): Promise<readonly queries.Match[]> =>
  (await listSigns(tx, excludedId)).map(({ otherId: memberId, sign }) => ({
    memberId,
    sign,
    excludedId,
  }));

async function listSigns(tx: Tx, memberId: MemberId): Promise<readonly SameSign[]> {
  const devices = await listOnSameDevices(tx, memberId);
  return [
    ...(await listSamePeople(tx, memberId)),
    ...devices.map((otherId) => ({ otherId, sign: 'device' })),
  ];
}

async function keepExcluded(
  tx: Tx,
  signs: readonly SameSign[],
  at: Instant,
): Promise<readonly SameSign[]> {
  if (signs.length === 0) return [];
  const others = await listMembers(tx, [...new Set(signs.map(({ otherId }) => otherId))]);
  const excluded = new Set(others.filter((each) => isExcluded(each, at)).map(({ id }) => id));
  return signs.filter(({ otherId }) => excluded.has(otherId));
}
