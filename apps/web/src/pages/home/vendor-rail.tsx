import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { VendorCards } from '../../features/games/vendor-cards.tsx';
import { tabName } from '../../features/home/home-tabs.tsx';
import { Rail } from '../../features/home/rail.tsx';
import { CardsWait } from '../../features/home/rail-states.tsx';
import type { HomeTab } from '../../features/home/tabs-of.ts';
import { useNear } from '../../shared/loading/use-near.ts';
import { MoreLink } from './more-link.tsx';
import { pageOfTab } from './page-of-tab.ts';

type Props = { tab: HomeTab; vendors: readonly VendorCard[]; isBelow?: boolean };

/** Pictures are small: they come when the section is about to be seen, and not long before. */
const AHEAD = '240px';

/** Some vendors of a category, and the way to all of it. */
export function VendorRail({ tab, vendors, isBelow = false }: Props) {
  const t = useT();
  if (vendors.length === 0) return null;
  const name = t(tabName(tab));
  return (
    <Rail title={name} end={<MoreLink name={name} {...pageOfTab(tab)} />} isBelow={isBelow}>
      {isBelow ? <CardsNear vendors={vendors} /> : <VendorCards vendors={vendors} />}
    </Rail>
  );
}

function CardsNear({ vendors }: Pick<Props, 'vendors'>) {
  const { place, isNear } = useNear<HTMLDivElement>(AHEAD);
  return <div ref={place}>{isNear ? <VendorCards vendors={vendors} /> : <CardsWait />}</div>;
}
