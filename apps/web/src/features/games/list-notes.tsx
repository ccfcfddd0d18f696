import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { Misread } from './list-search.ts';

/** What of an address was not understood, and what is shown instead. */
export function ListNotes({ misread, page }: { misread: Misread; page: number }) {
  const t = useT();
  if (misread.page === null && misread.others.length === 0) return null;
  return (
    <div className="list-notes">
      {misread.page !== null && (
        <Note>{t('lobby.no_page', { asked: misread.page.slice(0, 20), page })}</Note>
      )}
      {misread.others.length > 0 && (
        <Note>{t('lobby.left_out', { names: misread.others.slice(0, 5).join(', ') })}</Note>
      )}
    </div>
  );
}
