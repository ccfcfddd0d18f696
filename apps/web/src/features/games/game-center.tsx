import { wordingOf } from '@baize/client/api-error';
import type { CATEGORY_ITEMS } from '@baize/contract/navigation';
import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import './game-list.css';
import { NoCategory } from './no-category.tsx';
import { useVendors } from './use-vendors.ts';
import { VendorCards } from './vendor-cards.tsx';

type Category = (typeof CATEGORY_ITEMS)[number];

/** A category as the cards of its vendors, each of which launches. */
export function GameCenter({ category }: { category: Category }) {
  const t = useT();
  const { data, isError, error, refetch } = useVendors();
  const offered = data?.find(({ gameCategory }) => gameCategory === category.gameType);
  const title = t(category.title);
  if (data && !offered) return <NoCategory title={title} />;
  return (
    <div className="game-list">
      <header className="list-head">
        <div>
          <h1>{title}</h1>
          <p className="list-count">
            {offered && t('lobby.studio_count', { count: offered.vendors.length })}
          </p>
        </div>
      </header>
      {!data && isError && (
        <ErrorState title={t('lobby.failed')} onRetry={() => void refetch()}>
          {wordingOf(error, t)}
        </ErrorState>
      )}
      {!data && !isError && <CardsWait />}
      {offered && <VendorCards vendors={offered.vendors} />}
    </div>
  );
}

const ROOM = ['a', 'b', 'c', 'd', 'e'];

const CardsWait = () => (
  <Loading className="vendors">
    {ROOM.map((place) => (
      <Skeleton key={place} ratio="16 / 10" />
    ))}
  </Loading>
);
