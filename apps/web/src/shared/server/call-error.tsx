import { isUnanswered, wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { refresh } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';

type Props = { error: unknown; onRetry?: (() => void) | undefined };

/** Why a form was not taken, above its button. A call that got no answer can be made again here. */
export function CallError({ error, onRetry }: Props) {
  const t = useT();
  if (!error) return null;
  return (
    <div role="alert">
      <Note tone="loss">
        <p>{wordingOf(error, t)}</p>
        {onRetry && isUnanswered(error) && (
          <Button size="small" look="line" icon={refresh} onClick={onRetry}>
            {t('system.retry')}
          </Button>
        )}
      </Note>
    </div>
  );
}
