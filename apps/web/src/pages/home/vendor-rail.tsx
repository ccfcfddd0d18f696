import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { VendorCards } from '../../features/games/vendor-cards.tsx';
import { tabName } from '../../features/home/home-tabs.tsx';
import { Rail } from '../../features/home/rail.tsx';
import type { HomeTab } from '../../features/home/tabs-of.ts';
import { MoreLink } from './more-link.tsx';
import { pageOfTab } from './page-of-tab.ts';

type Props = { tab: HomeTab; vendors: readonly VendorCard[]; isBelow?: boolean };

/** Some vendors of a category, and the way to all of it. */
export function VendorRail({ tab, vendors, isBelow = false }: Props) {
  const t = useT();
  if (vendors.length === 0) return null;
  const name = t(tabName(tab));
  return (
    <Rail title={name} end={<MoreLink name={name} {...pageOfTab(tab)} />} isBelow={isBelow}>
      <VendorCards vendors={vendors} />
    </Rail>
  );
}
