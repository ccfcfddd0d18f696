import { useT } from '@baize/i18n/react.tsx';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { InstallCard } from '../features/installing/install-card.tsx';
import { InstallGuides } from '../features/installing/install-guides.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { useBrandName } from '../shared/loading/start.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import './about-page.css';

/** How the site becomes an app on a phone. */
export const AppPage = () => (
  <AreaTexts areas={textsAt('/app')} waiting={<LoadingCover />}>
    <Guides />
  </AreaTexts>
);

function Guides() {
  const t = useT();
  const brand = useBrandName();
  return (
    <>
      <header className="about-head">
        <h1>{t('app.title', { brand })}</h1>
        <p className="muted">{t('app.lead')}</p>
      </header>
      <InstallCard />
      <InstallGuides />
    </>
  );
}
