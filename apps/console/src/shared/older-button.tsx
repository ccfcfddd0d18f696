import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';

type Props = {
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  /** Where the list may be sorted: what comes next is older only in its usual order. */
  isUsual?: boolean;
};

/** Brings the next page, as long as there is any. */
export function OlderButton({ query, isUsual = true }: Props) {
  const t = useT();
  if (!query.hasNextPage) return null;
  return (
    <Button
      look="line"
      isBusy={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {t(isUsual ? 'console.older' : 'console.more_rows')}
    </Button>
  );
}
