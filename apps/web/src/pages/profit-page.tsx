import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { ProfitAndLoss } from '../features/records/profit/profit-and-loss.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

export const ProfitPage = () => (
  <AreaTexts areas={textsAt('/member/personalProfit')} waiting={<LoadingCover />}>
    <ProfitAndLoss />
  </AreaTexts>
);
