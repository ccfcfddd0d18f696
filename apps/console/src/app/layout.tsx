import { useT } from '@baize/i18n/react.tsx';
import { Outlet } from '@tanstack/react-router';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every page: where one can go, and who is here. */
export function Layout() {
  const t = useT();
  return (
    <div className="console">
      <a className="skip" href="#main">
        {t('console.skip')}
      </a>
      <SideNav />
      <main id="main" className="console-page" tabIndex={-1}>
        <TopBar />
        <Outlet />
      </main>
    </div>
  );
}
