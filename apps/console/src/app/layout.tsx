import { useT } from '@baize/i18n/react.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EmergencyBar } from '../features/access/emergency-bar.tsx';
import { openLiveLine } from '../shared/live-line.ts';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: where one can go, and who is here. */
export function Layout() {
  const t = useT();
  useArrival();
  const queries = useQueryClient();
  useEffect(() => openLiveLine(queries), [queries]);
  return (
    <>
      <a className="skip" href="#main">
        {t('console.skip')}
      </a>
      <TopBar />
      <EmergencyBar />
      <div className="console">
        <SideNav />
        <main id="main" className="console-page" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  );
}
