import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { RewardCenter } from '../features/rewards/reward-center.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Everything a member can claim, and what they claimed. */
export const RewardCenterPage = () => (
  <AreaTexts areas={textsAt('/member/rewardCenter')} waiting={<LoadingCover />}>
    <RewardCenter />
  </AreaTexts>
);
