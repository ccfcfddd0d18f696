import type { Notice } from '@baize/contract/system';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Pager } from '@baize/ui/pager.tsx';
import { useState } from 'react';
import { dayAt } from '../../shared/timing/clock.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import './notice-list.css';
import { PER_PAGE, pagesOf } from './pages-of.ts';

/** Nine a page; a press opens the whole notice. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const pages = pagesOf(notices.length);
  const first = (Math.min(page, pages) - 1) * PER_PAGE;
  if (notices.length === 0) {
    return <EmptyState title={t('popups.none')}>{t('popups.none_text')}</EmptyState>;
  }
  return (
    <>
      <ul className="notice-list">
        {notices.slice(first, first + PER_PAGE).map((notice, index) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onOpen={() => setOpenIndex(first + index)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager label={t('home.notices')} page={page} pages={pages} onPage={setPage} />}
      <NoticeDialog notices={notices} openIndex={openIndex} onChange={setOpenIndex} />
    </>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const formats = useFormats();
  return (
    <button type="button" className="notice-row" onClick={onOpen}>
      <time dateTime={notice.since}>{formats.date(dayAt(notice.since))}</time>
      <span className="notice-title">{notice.title}</span>
      <span className="notice-start">{notice.content[0]}</span>
      <Icon of={chevronEnd} flip />
    </button>
  );
}
