import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { authorName } from './author-name.ts';
import { DifferenceTable } from './difference-table.tsx';
import type { ContentVersion } from './use-content.ts';
import type { Editing } from './use-editing.ts';

type Props = { newest: ContentVersion | undefined; editing: Editing };

/** Another operator published while this one wrote: the difference is read before anything is overwritten. */
export function StaleNote({ newest, editing }: Props) {
  const t = useT();
  if (!newest) return null;
  return (
    <Card>
      <div role="alert">
        <Note tone="warn">
          <p>
            <strong>{t('content.stale_title')}</strong>
          </p>
          <p>
            {t('content.stale_text', {
              version: String(newest.version),
              name: authorName(t, newest.createdBy),
            })}
          </p>
        </Note>
      </div>
      <DifferenceTable
        differences={editing.changes}
        before={t('content.before')}
        after={t('content.after')}
      />
      <div className="content-acts">
        <Button look="line" onClick={editing.discard}>
          {t('content.take_theirs')}
        </Button>
        <Button look="line" onClick={editing.rebase}>
          {t('content.keep_mine')}
        </Button>
      </div>
    </Card>
  );
}
