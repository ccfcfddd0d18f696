import type { Notice } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Marquee } from '@baize/ui/marquee.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePart } from '../../shared/loading/use-part.ts';
import { AreaTexts } from '../../shared/names/area-texts.tsx';

const load = () => import('./notice-dialog.tsx').then(({ NoticeDialog }) => NoticeDialog);

/** Notices walk by; a press opens the one that was pressed. */
export function NoticeBar({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const { Part: NoticeDialog, bring } = usePart(load);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const open = (index: number) => {
    setOpenIndex(index);
    bring();
  };
  return (
    <>
      <Marquee
        label={t('home.notices')}
        items={notices.map(({ id, title, content }) => ({ key: id, title, text: content[0] }))}
        onOpen={open}
      />
      {NoticeDialog && (
        <NoticeDialog notices={notices} openIndex={openIndex} onChange={setOpenIndex}>
          <AreaTexts areas={['popups']}>
            <AllNotices />
          </AreaTexts>
        </NoticeDialog>
      )}
    </>
  );
}

function AllNotices() {
  const t = useT();
  return (
    <Link to="/announcements" className="link small">
      {t('popups.all')}
    </Link>
  );
}
