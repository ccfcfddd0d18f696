import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { PointsMall } from '../features/points/points-mall.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Points: what they buy, what became of them, and the rules. */
export const PointMallPage = () => (
  <AreaTexts areas={textsAt('/pointMall')} waiting={<LoadingCover />}>
    <PointsMall />
  </AreaTexts>
);
