import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';

type Props = {
  query: { readonly isError: boolean; readonly refetch: () => Promise<unknown> };
};

/** In the place of a text while it is on its way, or when it did not come. */
export function SiteTextsAway({ query: { isError, refetch } }: Props) {
  const t = useT();
  if (isError) {
    return <ErrorState title={t('terms.failed')} onRetry={() => void refetch()} />;
  }
  return (
    <Loading>
      <Skeleton height="1.5rem" />
      <Skeleton height="6rem" />
    </Loading>
  );
}
