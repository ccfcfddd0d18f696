import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Bonuses } from '../features/bonuses/bonuses.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { textsAt } from '../shared/pages.ts';

/** Each bonus, its turnover, and what became of it. */
export const BonusesPage = () => (
  <AreaTexts areas={textsAt('/member/bonusDetails')} waiting={<LoadingCover />}>
    <Bonuses />
  </AreaTexts>
);
