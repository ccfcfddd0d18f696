import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import type { useAnnouncements } from '../shared/server/announcements.ts';

type Props = { query: ReturnType<typeof useAnnouncements> };

/** In the banners' place while they are on their way, or when they did not come. */
export function AnnouncementsAway({ query: { data, isError, isPending, refetch } }: Props) {
  const t = useT();
  if (data) return null;
  if (isPending) {
    return (
      <Loading className="home-wait">
        <Skeleton ratio="16 / 5" />
        <Skeleton height="2.75rem" />
      </Loading>
    );
  }
  if (!isError) return null;
  return (
    <Card>
      <ErrorState title={t('home.failed_title')} onRetry={() => void refetch()}>
        {t('home.failed_text')}
      </ErrorState>
    </Card>
  );
}
