import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import './more-button.css';

export type MorePages = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => Promise<unknown>;
};

type Props = { more: MorePages; children: string };

/** The way to the next page of a list, where there is one. */
export function MoreButton({ more, children }: Props) {
  const t = useT();
  return (
    <>
      {more.isFetchNextPageError && <p role="alert">{wordingOf(more.error, t)}</p>}
      {more.hasNextPage && (
        <Button
          look="line"
          className="more-button"
          isBusy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {children}
        </Button>
      )}
    </>
  );
}
