import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { ProfitAndLoss } from '../features/records/profit/profit-and-loss.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

export const ProfitPage = () => (
  <AreaTexts areas={PAGE_AREAS.profit} waiting={<LoadingCover />}>
    <ProfitAndLoss />
  </AreaTexts>
);
