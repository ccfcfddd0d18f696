import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { TileSkeleton } from '@baize/ui/tile-skeleton.tsx';
import './rail.css';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** The room of games that are on their way. */
export const TilesWait = ({ count }: { count: number }) => (
  <Loading className="tiles">
    {places(count).map((place) => (
      <TileSkeleton key={place} />
    ))}
  </Loading>
);

/** The room of filters that are on their way. */
export const ChipsWait = () => (
  <div className="rail-chips" aria-hidden="true">
    <Skeleton width="7rem" height="2.25rem" />
  </div>
);

/** The room of vendors that are on their way. */
export const CardsWait = () => (
  <Loading className="rail-cards">
    {places(5).map((place) => (
      <Skeleton key={place} ratio="16 / 10" />
    ))}
  </Loading>
);

/** A section that did not come says so alone, and can be asked for again. */
export function RailAway({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Card>
      <ErrorState title={t('home.failed_title')} onRetry={onRetry}>
        {t('home.failed_text')}
      </ErrorState>
    </Card>
  );
}
