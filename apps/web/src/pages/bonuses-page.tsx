import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Bonuses } from '../features/bonuses/bonuses.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** Each bonus, its turnover, and what became of it. */
export const BonusesPage = () => (
  <AreaTexts areas={textsAt('/member/bonusDetails')} waiting={<LoadingCover />}>
    <Bonuses />
  </AreaTexts>
);
