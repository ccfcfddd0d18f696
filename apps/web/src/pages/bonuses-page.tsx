import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Bonuses } from '../features/bonuses/bonuses.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';

/** Each bonus, its turnover, and what became of it. */
export const BonusesPage = () => (
  <AreaTexts areas={PAGE_AREAS.bonuses} waiting={<LoadingCover />}>
    <Bonuses />
  </AreaTexts>
);
