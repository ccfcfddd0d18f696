import { useT } from '@baize/i18n/react.tsx';
import { HomeBanners } from '../features/banners/home-banners.tsx';
import { NoticeBar } from '../features/notices/notice-bar.tsx';
import { useSupport } from '../features/support/support.tsx';
import { useAnnouncements } from '../shared/announcements.ts';
import { useBrandName } from '../shared/start.tsx';
import { AnnouncementsAway } from './announcements-away.tsx';
import { HomeLobby } from './home/home-lobby.tsx';
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
      <HomeLobby />
    </>
  );
}
