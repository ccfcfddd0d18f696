import type { Notice } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Marquee } from '@baize/ui/marquee.tsx';
import { useState } from 'react';
import { NoticeDialog } from './notice-dialog.tsx';

/** Notices walk by; a press opens the one that was pressed. */
export function NoticeBar({ notices }: { notices: readonly Notice[] }) {
  const t = useT();
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  return (
    <>
      <Marquee
        label={t('home.notices')}
        items={notices.map(({ id, title, content }) => ({ key: id, title, text: content[0] }))}
        onOpen={setOpenIndex}
      />
      <NoticeDialog notices={notices} openIndex={openIndex} onChange={setOpenIndex} />
    </>
  );
}
