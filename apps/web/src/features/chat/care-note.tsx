import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';

/** For whoever wrote that they cannot go on: a word, and the way to help. */
export function CareNote() {
  const t = useT();
  return (
    <Note tone="warn">
      <p>{t('chat.care')}</p>
      <Link className="link" to="/help" hash="limits">
        {t('chat.care_way')}
      </Link>
    </Note>
  );
}
