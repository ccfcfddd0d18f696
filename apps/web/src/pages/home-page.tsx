import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { BannerPicture } from '../features/banners/banner-picture.tsx';
import { HomeBanners } from '../features/banners/home-banners.tsx';
import { NoticeBar } from '../features/notices/notice-bar.tsx';
import { Studios } from '../features/studios/studios.tsx';
import { useSupport } from '../features/support/support.tsx';
import { TrustCards } from '../features/trust/trust-cards.tsx';
import { useAnnouncements } from '../shared/announcements.ts';
import { useBrandName } from '../shared/start.tsx';
import { AnnouncementsAway } from './announcements-away.tsx';
import './home-page.css';

export function HomePage() {
  const t = useT();
  const brand = useBrandName();
  const support = useSupport();
  const announcements = useAnnouncements();
  const { banners: all = [], player: notices = [] } = announcements.data ?? {};
  const banners = all.filter(({ groupName }) => groupName === 'w_home');
  return (
    <>
      <h1 className="sr">{t('home.title', { brand })}</h1>
      <div className="home-top">
        <AnnouncementsAway query={announcements} />
        {banners.length > 0 && <HomeBanners banners={banners} onSupport={support} />}
        {notices.length > 0 && <NoticeBar notices={notices} />}
      </div>
      <Studios />
      <TrustCards />
      <Inside />
    </>
  );
}

function Inside() {
  const t = useT();
  return (
    <section className="inside">
      <div className="inside-art">
        <BannerPicture url="/images/banner/lagoon" isFirst={false} />
      </div>
      <h2>{t('home.inside_title')}</h2>
      <p>{t('home.inside_text')}</p>
      <Link to="/about" className={buttonClass({ look: 'white' })}>
        {t('about.title')}
        <Icon of={chevronEnd} flip />
      </Link>
    </section>
  );
}
