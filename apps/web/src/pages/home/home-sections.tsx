import type { GameType } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { lazy, Suspense } from 'react';
import { useVendors } from '../../features/games/use-vendors.ts';
import { tabName } from '../../features/home/home-tabs.tsx';
import { Rail } from '../../features/home/rail.tsx';
import { CardsWait, RailAway } from '../../features/home/rail-states.tsx';
import { firstVendors, mxwinOf, vendorsOf } from '../../features/home/vendors-of.ts';
import { loadPage } from '../../shared/loading/load-page.ts';
import { useNear } from '../../shared/loading/use-near.ts';
import { AgainRail } from './again-rail.tsx';
import { FavouriteRail } from './favourite-rail.tsx';
import { HotRail } from './hot-rail.tsx';
import { VendorRail } from './vendor-rail.tsx';

/** In the order of the page. Fishing has a section, though it has no tab. */
const VENDOR_SECTIONS = ['RNG', 'FISH', 'LIVE', 'PVP'] as const satisfies readonly GameType[];

/** What nobody sees at first comes to whoever scrolls down to it. */
const HomeEnd = lazy(() =>
  loadPage(() => import('./home-end.tsx')).then((file) => ({ default: file.HomeEnd })),
);

/** All sections, one below the other, each alive in its turn. */
export const HomeSections = () => (
  <>
    <Suspense>
      <AgainRail />
    </Suspense>
    <Suspense>
      <HotRail />
    </Suspense>
    <Suspense>
      <FavouriteRail />
    </Suspense>
    <Suspense>
      <VendorSections />
    </Suspense>
    <HomeEndNear />
  </>
);

function HomeEndNear() {
  const { place, isNear } = useNear<HTMLDivElement>();
  if (!isNear) return <div ref={place} className="home-end-wait" />;
  return (
    <Suspense fallback={<div className="home-end-wait" />}>
      <HomeEnd />
    </Suspense>
  );
}

function VendorSections() {
  const t = useT();
  const { data, isError, refetch } = useVendors();
  if (!data && isError) {
    return (
      <Rail title={t('home.studios')}>
        <RailAway onRetry={() => void refetch()} />
      </Rail>
    );
  }
  if (!data) {
    return VENDOR_SECTIONS.map((gameType) => (
      <Rail key={gameType} title={t(tabName(gameType))} isBelow>
        <CardsWait />
      </Rail>
    ));
  }
  return (
    <>
      {VENDOR_SECTIONS.map((gameType) => (
        <VendorRail
          key={gameType}
          tab={gameType}
          vendors={firstVendors(vendorsOf(data, gameType))}
          isBelow
        />
      ))}
      <VendorRail tab="MXWIN" vendors={firstVendors(mxwinOf(vendorsOf(data, 'RNG')))} isBelow />
    </>
  );
}
