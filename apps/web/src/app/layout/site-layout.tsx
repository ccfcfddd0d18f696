import { useT } from '@baize/i18n/react.tsx';
import { OfflineBanner } from '@baize/ui/offline-banner.tsx';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Popups } from '../../features/popups/popups.tsx';
import { useSupport } from '../../features/support/support.tsx';
import { isGamePage, pageAt } from '../../shared/address/pages.ts';
import { usePart } from '../../shared/loading/use-part.ts';
import * as files from '../part-files.ts';
import { CategoryBar } from './category-bar.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideMenu } from './side-menu.tsx';
import './site-layout.css';
import { StoppedBanner } from './stopped-banner.tsx';
import { useArrival } from './use-arrival.ts';

/**
 * What stands around every page: header, side menu, footer, and on a phone the dock. A game has the
 * whole width: of the menus only the header stays with it. Each is hydrated in its turn, and at once
 * when it is pressed: a drawn page that does so in one piece holds up whoever scrolls.
 */
export function SiteLayout() {
  const t = useT();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { Part: SettingsSheet, bring } = usePart(files.settings);
  const announced = useArrival();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOverGame = isGamePage(pathname);
  const isHome = pageAt(pathname) === 'home';
  const openSettings = () => {
    setSettingsOpen(true);
    bring();
  };
  const doors = { onSettings: openSettings, onSupport: useSupport() };
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <output className="sr">{announced}</output>
      <Suspense>
        <Header {...doors} isOverGame={isOverGame} />
      </Suspense>
      <OfflineBanner />
      <StoppedBanner />
      <div
        className="frame"
        data-over-game={isOverGame || undefined}
        data-home={isHome || undefined}
      >
        <Suspense>{!isOverGame && <SideMenu {...doors} />}</Suspense>
        <div className="frame-page">
          <Suspense>{!isOverGame && <CategoryBar />}</Suspense>
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Suspense>
            <Footer {...doors} />
          </Suspense>
        </div>
      </div>
      <Suspense>{!isOverGame && <Dock {...doors} />}</Suspense>
      {SettingsSheet && (
        <SettingsSheet isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
      )}
      {!isOverGame && <Popups />}
    </>
  );
}
