import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { gift } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { BonusCard } from './bonus-card.tsx';
import './bonuses.css';
import { useBonuses } from './use-bonuses.ts';

/** Each bonus a member had, the newest first: what is left to do, or what became of it. */
export function Bonuses() {
  const t = useT();
  return (
    <div className="bonuses">
      <header>
        <h1>{t('bonuses.title')}</h1>
        <p className="muted">{t('bonuses.lead')}</p>
      </header>
      <BonusList />
    </div>
  );
}

function BonusList() {
  const t = useT();
  const { data, isPending, error, refetch, ...more } = useBonuses();
  if (isPending) {
    return (
      <Loading>
        <Skeleton height="14rem" />
      </Loading>
    );
  }
  if (!data) {
    return (
      <Card>
        <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const bonuses = data.pages.flatMap((page) => page.bonuses);
  if (bonuses.length === 0) return <NoBonus />;
  return (
    <>
      {bonuses.map((bonus) => (
        <BonusCard key={bonus.bonusId} bonus={bonus} />
      ))}
      {more.hasNextPage && (
        <Button
          look="line"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('bonuses.older')}
        </Button>
      )}
    </>
  );
}

function NoBonus() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<Icon of={gift} />}
        title={t('bonuses.empty')}
        action={
          <Link to="/member/depositv2" search={{}} className={buttonClass({ look: 'line' })}>
            {t('bonuses.deposit')}
          </Link>
        }
      >
        {t('bonuses.empty_text')}
      </EmptyState>
    </Card>
  );
}
