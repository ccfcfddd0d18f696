import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { ManualRebate } from '../features/rebates/manual-rebate.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** What valid bets have earned back, claimed by hand. */
export const ManualRebatePage = () => (
  <AreaTexts areas={textsAt('/member/manualRebate')} waiting={<LoadingCover />}>
    <ManualRebate />
  </AreaTexts>
);
