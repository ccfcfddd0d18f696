import { useT } from '@baize/i18n/react.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { HomeBanners } from '../features/banners/home-banners.tsx';
import { vendorsQuery } from '../features/games/use-vendors.ts';
import { NoticeBar } from '../features/notices/notice-bar.tsx';
import { useSupport } from '../features/support/support.tsx';
import { hotGamesQuery } from '../shared/launch/use-hot-games.ts';
import { useBrandName } from '../shared/loading/start.tsx';
import type { Speaker } from '../shared/names/speaker.ts';
import { useAnnouncements } from '../shared/server/announcements.ts';
import { AnnouncementsAway } from './announcements-away.tsx';
import { HomeLobby } from './home/home-lobby.tsx';
import './home-page.css';

/** What its first view is made of. */
export const firstAnswers = (queries: QueryClient, speaker: Speaker) => [
  queries.prefetchQuery(hotGamesQuery(speaker)),
  queries.prefetchQuery(vendorsQuery(speaker)),
];

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
        <Suspense>
          {banners.length > 0 && <HomeBanners banners={banners} onSupport={support} />}
        </Suspense>
        <Suspense>{notices.length > 0 && <NoticeBar notices={notices} />}</Suspense>
      </div>
      <Suspense>
        <HomeLobby />
      </Suspense>
    </>
  );
}
