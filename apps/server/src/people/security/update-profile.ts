import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { lookForExcluded } from '../exclusions/index.ts';
import {
  getProfile,
  isSameName,
  type ProfilePatch,
  saveProfile,
  updateMember,
} from '../members/index.ts';
import { readSecurityCenter } from './read-security-center.ts';

type UpdateProfileInput = Input<typeof contract.updateProfile>;

/** Field of the wire → column. */
const COLUMNS = {
  address: 'address',
  nationality: 'nationality',
  occupation: 'occupation',
  sourceOfIncome: 'source_of_income',
  line: 'line',
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
  zalo: 'zalo',
  qqNum: 'qq_num',
} as const satisfies Partial<Record<keyof UpdateProfileInput, keyof ProfilePatch>>;

/** Keeps what a member says about themselves. The name money is paid to is said once. */
export async function updateProfile(
  ctx: Ctx,
  { nickname, fullName, ...words }: UpdateProfileInput,
): Promise<SecurityCenter> {
  const { memberId } = ctx.caller;
  const at = { updated_at: ctx.clock.now() };
  await ctx.db.transaction().execute(async (tx) => {
    // Written first: of two who name themselves at once, the second sees the name of the first.
    await saveProfile(tx, memberId, { ...patchOf(words), ...at });
    if (nickname !== undefined) await updateMember(tx, memberId, { nickname });
    if (fullName === undefined) return;
    const { full_name: known } = await getProfile(tx, memberId);
    ensure(known === null || isSameName(known, fullName), 'name_fixed');
    if (known === null) await saveProfile(tx, memberId, { full_name: fullName, ...at });
    await lookForExcluded(ctx, tx, memberId);
  });
  return readSecurityCenter(ctx);
}

/** What was not mentioned stays; what was emptied goes. */
const patchOf = (words: Omit<UpdateProfileInput, 'nickname' | 'fullName'>) =>
  Object.fromEntries(
    (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])
      .filter((field) => words[field] !== undefined)
      .map((field) => [COLUMNS[field], words[field] || null]),
  ) as Partial<Record<(typeof COLUMNS)[keyof typeof COLUMNS], string | null>>;
