import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { wordingOf } from '../../shared/api-error.ts';
import type { RenderCover } from './bet-game.tsx';
import { BetTable } from './bet-table.tsx';
import './records.css';
import { useBets } from './use-bets.ts';

/** Everything a member bet, the newest first; older ones follow on request. */
export function BetRecords({ renderCover }: { renderCover: RenderCover }) {
  const t = useT();
  return (
    <div className="records">
      <header>
        <h1>{t('records.title')}</h1>
        <p className="muted">{t('records.lead')}</p>
      </header>
      <Bets renderCover={renderCover} />
    </div>
  );
}

function Bets({ renderCover }: { renderCover: RenderCover }) {
  const t = useT();
  const { data, isPending, error, refetch, ...more } = useBets();
  if (isPending) return <BetsWait />;
  if (!data) {
    return (
      <Card>
        <ErrorState title={wordingOf(error, t)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const bets = data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) return <NoBets />;
  return (
    <>
      <Card padding="flush">
        <BetTable caption={t('records.title')} bets={bets} renderCover={renderCover} />
      </Card>
      {more.isFetchNextPageError && <p role="alert">{wordingOf(error, t)}</p>}
      {more.hasNextPage && (
        <Button
          look="line"
          className="records-older"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {t('records.older')}
        </Button>
      )}
    </>
  );
}

function NoBets() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        art={<Picture src="/images/empty/records-176.webp" alt="" width={176} height={176} />}
        title={t('records.none')}
        action={
          <Link to="/rng" className={buttonClass({ look: 'line' })}>
            {t('lobby.look_around')}
          </Link>
        }
      >
        {t('records.none_text')}
      </EmptyState>
    </Card>
  );
}

const BetsWait = () => (
  <Loading className="records-wait">
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height="3.125rem" />
    ))}
  </Loading>
);
