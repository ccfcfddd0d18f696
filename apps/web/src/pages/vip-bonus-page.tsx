import { useT } from '@baize/i18n/react.tsx';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { VipBonus } from '../features/ranks/vip-bonus.tsx';
import { ProgrammeRewards } from '../features/rewards/programme-rewards.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

/** The member's VIP rank, its bonuses, and what every rank gives. */
export const VipBonusPage = () => (
  <AreaTexts areas={textsAt('/member/vipBonus')} waiting={<LoadingCover />}>
    <VipBonus bonuses={<RankBonuses />} />
  </AreaTexts>
);

function RankBonuses() {
  const t = useT();
  return (
    <ProgrammeRewards programme="rank" title={t('ranks.bonuses')} empty={t('ranks.bonuses_none')} />
  );
}
