import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { ProfitAndLoss } from '../features/records/profit/profit-and-loss.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

export const ProfitPage = () => (
  <AreaTexts areas={textsAt('/member/personalProfit')} waiting={<LoadingCover />}>
    <ProfitAndLoss />
  </AreaTexts>
);
