import { createHash } from 'node:crypto';
import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const COUNT = 10;

/** Without I, L, O, U: these are written down and typed again. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Ten codes like 7KQ2-M9XA-04TB, each good once. Earlier ones are void. */
export async function makeRecoveryCodes(
  world: World,
  tx: Tx,
  memberId: MemberId,
): Promise<readonly string[]> {
  const codes = Array.from({ length: COUNT }, () => drawCode(world));
  await queries.deleteRecoveryCodes(tx, memberId);
  await queries.insertRecoveryCodes(
    tx,
    codes.map((code) => ({ member_id: memberId, hash: digest(memberId, code), used_at: null })),
  );
  return codes;
}

/** Whether it is one of the member's codes that was not used yet. */
export const useRecoveryCode = (
  world: World,
  tx: Db | Tx,
  { memberId, code }: { memberId: MemberId; code: string },
): Promise<boolean> =>
  queries.useRecoveryCode(tx, memberId, { hash: digest(memberId, code), now: world.clock.now() });

function drawCode({ chance }: World): string {
  const letters = Array.from(chance.bytes(GROUPS * GROUP_LENGTH), (byte) =>
    ALPHABET.charAt(byte % ALPHABET.length),
  ).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** However it was typed: small letters, blanks, O for zero, I or L for one. */
function digest(memberId: MemberId, code: string): string {
  const plain = code
    .slice(0, 255)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`${memberId} ${plain}`).digest('hex');
}
