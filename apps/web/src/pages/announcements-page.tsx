import { useT } from '@baize/i18n/react.tsx';
import { NoticeList } from '../features/notices/notice-list.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { useAnnouncements } from '../shared/server/announcements.ts';
import { AnnouncementsAway } from './announcements-away.tsx';
import './announcements-page.css';

export function AnnouncementsPage() {
  return (
    <AreaTexts areas={['popups']}>
      <Announcements />
    </AreaTexts>
  );
}

function Announcements() {
  const t = useT();
  const announcements = useAnnouncements();
  return (
    <section className="announcements">
      <header>
        <h1>{t('home.notices')}</h1>
        <p className="muted">{t('popups.lead')}</p>
      </header>
      <AnnouncementsAway query={announcements} />
      {announcements.data && <NoticeList notices={announcements.data.player ?? []} />}
    </section>
  );
}
