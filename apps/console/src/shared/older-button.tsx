import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';

type Props = {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
};

/** Brings what is older, as long as there is any. */
export function OlderButton({ query }: Props) {
  const t = useT();
  if (!query.hasNextPage) return null;
  return (
    <Button
      look="line"
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t('console.older')}
    </Button>
  );
}
