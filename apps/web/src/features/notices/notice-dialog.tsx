import type { Notice } from '@baize/contract/system';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import type { ReactNode } from 'react';
import { dayAt } from '../../shared/timing/clock.ts';
import './notice-dialog.css';

type Props = {
  notices: readonly Notice[];
  /** Null while the dialog is closed. */
  openIndex: number | null;
  onChange: (index: number | null) => void;
  /** What else can be done from here. */
  children?: ReactNode;
};

export function NoticeDialog({ notices, openIndex, onChange, children }: Props) {
  const t = useT();
  const formats = useFormats();
  const notice = openIndex === null ? undefined : notices[openIndex];
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => onChange(null)}
      title={notice?.title ?? t('home.notices')}
    >
      {notice && (
        <div className="stack">
          <time className="faint small" dateTime={notice.since}>
            {formats.date(dayAt(notice.since), 'long')}
          </time>
          {notice.content.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <div className="notice-onwards">
        {notices.length > 1 && (
          <Pager
            label={t('home.notices')}
            page={(openIndex ?? 0) + 1}
            pages={notices.length}
            onPage={(page) => onChange(page - 1)}
          />
        )}
        {children}
      </div>
    </Dialog>
  );
}
