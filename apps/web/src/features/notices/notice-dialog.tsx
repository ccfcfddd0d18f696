import type { Notice } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Pager } from '@baize/ui/pager.tsx';

type Props = {
  notices: readonly Notice[];
  /** Null while the dialog is closed. */
  openIndex: number | null;
  onChange: (index: number | null) => void;
};

export function NoticeDialog({ notices, openIndex, onChange }: Props) {
  const t = useT();
  const notice = openIndex === null ? undefined : notices[openIndex];
  return (
    <Dialog
      isOpen={notice !== undefined}
      onClose={() => onChange(null)}
      title={notice?.title ?? t('home.notices')}
    >
      <div className="stack">
        {notice?.content.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {notices.length > 1 && (
          <Pager
            label={t('home.notices')}
            page={(openIndex ?? 0) + 1}
            pages={notices.length}
            onPage={(page) => onChange(page - 1)}
          />
        )}
      </div>
    </Dialog>
  );
}
