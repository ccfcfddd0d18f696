import { useFormats, useT } from '@baize/i18n/react.tsx';
import { IconButton } from './icon-button.tsx';
import { chevronEnd, chevronStart } from './icons.ts';
import './pager.css';

type Props = {
  /** What is turned over, for readers: "Popular games". */
  label: string;
  /** From 1. */
  page: number;
  /** Unknown where lists are paged by key: then `hasNext` says whether it goes on. */
  pages?: number;
  hasNext?: boolean;
  onPage: (page: number) => void;
};

export function Pager({ label, page, pages, hasNext, onPage }: Props) {
  const t = useT();
  const formats = useFormats();
  const canGoOn = pages === undefined ? hasNext === true : page < pages;
  return (
    <nav className="pager" aria-label={label}>
      <IconButton
        label={t('ui_previous')}
        icon={chevronStart}
        look="plain"
        isRound
        flip
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="pager-count" aria-live="polite">
        {pages === undefined ? (
          formats.number(page)
        ) : (
          <>
            <span aria-hidden="true">
              <bdi>{formats.number(page)}</bdi> / <bdi>{formats.number(pages)}</bdi>
            </span>
            <span className="sr">{t('ui_page_of', { page, pages })}</span>
          </>
        )}
      </span>
      <IconButton
        label={t('ui_next')}
        icon={chevronEnd}
        look="plain"
        isRound
        flip
        disabled={!canGoOn}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
