import type { previewMove as contract, MovePreview } from '@baize/contract/agent';
import type { Input } from '@baize/contract/endpoint';
import type { Person } from '@baize/contract/team-shapes';
import type { MemberId } from '@baize/std/id';
import type { Db } from '../../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { listAccounts } from '../../../people/members/index.ts';
import { countTeam, ensureFits, findMoved, getPlace, rebateRateOf } from '../../agents/index.ts';
import { readClosedTo } from '../../teams/index.ts';
import type { AgreementsOptions } from '../options.ts';
import type { AgreementRow } from '../queries.ts';
import { listHeld } from './held-queries.ts';

/** What a move would do, and what stands in its way; it refuses what the move itself refuses. */
export const previewMove =
  ({ brand }: AgreementsOptions) =>
  async (
    { db, clock }: Ctx<OperatorCaller>,
    { memberId, toAccount }: Input<typeof contract>,
  ): Promise<MovePreview> => {
    const asked = { memberId, toAccount: toAccount ?? null };
    const { member, upline } = await findMoved(db, brand, asked);
    const { path } = await getPlace(db, memberId);
    const isMoved = member.upline_id !== (upline?.id ?? null);
    if (isMoved) await ensureFits(db, path, upline?.id ?? null);
    const held = await listHeld(db, memberId, clock.now());
    const before = await rebateRateOf(db, brand, memberId);
    const most = upline ? await rebateRateOf(db, brand, upline.id) : brand.agents.topRebateRate;
    return {
      from: await personOf(db, member.upline_id),
      to: upline && { memberId: upline.id, account: upline.account },
      members: await countTeam(db, path),
      rebate: { before, after: isMoved ? Math.min(before, most) : before },
      agreements: held.filter(({ starts_at: at }) => at !== null).map(viewHeld),
      offers: held.filter(({ starts_at: at }) => at === null).map(viewHeld),
      countsFrom: (await readClosedTo(db)).toISOString(),
    };
  };

async function personOf(db: Db, memberId: MemberId | null): Promise<Person | null> {
  if (memberId === null) return null;
  const names = await listAccounts(db, [memberId]);
  return { memberId, account: names.get(memberId) ?? '' };
}

const viewHeld = ({ kind, top_rate: topRate, ends_at: endsAt }: AgreementRow) => ({
  kind,
  topRate,
  endsAt: endsAt?.toISOString() ?? null,
});
