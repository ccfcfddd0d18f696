import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { useRouter } from '@tanstack/react-router';
import { ConsoleLink } from '../shared/console-link.tsx';

/** A page that could not be opened; nothing was decided by that. */
export function FailedPage({ error }: { error: unknown }) {
  const t = useT();
  const router = useRouter();
  return (
    <main className="console-alone">
      <Card>
        <ErrorState title={wordingOf(error, t)} onRetry={() => void router.invalidate()} />
      </Card>
    </main>
  );
}

/** A page that the operator's role does not have. */
export function ForbiddenPage() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        title={t('console.forbidden')}
        action={
          <ConsoleLink to="/" className={buttonClass({ look: 'line' })}>
            {t('console.overview')}
          </ConsoleLink>
        }
      >
        {t('console.forbidden_text')}
      </EmptyState>
    </Card>
  );
}

export function UnknownPage() {
  const t = useT();
  return (
    <main className="console-alone">
      <Card>
        <EmptyState
          title={t('console.unknown_page')}
          action={
            <ConsoleLink to="/" className={buttonClass({ look: 'line' })}>
              {t('console.overview')}
            </ConsoleLink>
          }
        />
      </Card>
    </main>
  );
}
