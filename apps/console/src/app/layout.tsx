import { useT } from '@baize/i18n/react.tsx';
import { Outlet } from '@tanstack/react-router';
import { EmergencyBar } from '../features/access/emergency-bar.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: where one can go, and who is here. */
export function Layout() {
  const t = useT();
  useArrival();
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
