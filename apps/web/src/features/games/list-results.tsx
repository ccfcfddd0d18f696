import { wordingOf } from '@baize/client/api-error';
import { PAGE_SIZE } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { Pager } from '@baize/ui/pager.tsx';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLate } from '../../shared/loading/use-late.ts';
import { EmptyArt } from './empty-art.tsx';
import { GameGrid } from './game-grid.tsx';
import { GridWait } from './grid-wait.tsx';
import type { useList } from './use-list.ts';
import { usePageKeys } from './use-page-keys.ts';

/** Covers of the first row are asked for before the others. */
const FIRST_ROW = 6;

/** What comes sooner is simply there; only a longer wait shows. */
const LATE_MS = 150;

type Props = { title: string; list: ReturnType<typeof useList> };

/** The page of games, or why there is none. */
export function ListResults({ title, list: { list, search, pages, change } }: Props) {
  const t = useT();
  const top = useRef<HTMLElement>(null);
  const isTurned = useRef(false);
  const turn = (page: number) => {
    if (page < 1 || page > pages) return;
    change({ page });
    isTurned.current = true;
    // The keys stay with the list though its tiles will be others.
    if (top.current?.contains(document.activeElement) && !isInPager(document.activeElement))
      top.current.focus({ preventScroll: true });
  };
  usePageKeys(top, (step) => turn(search.page + step));
  const { data, isError, error, isPlaceholderData, refetch } = list;
  // The press shows at once; the tiles are drawn when the page has time between two frames.
  const games = useDeferredValue(data?.games);
  const isBusy = isPlaceholderData || games !== data?.games;
  const isLate = useLate(isPlaceholderData, LATE_MS);

  // A page is read from its top, once its tiles are there.
  useLayoutEffect(() => {
    if (isBusy || !isTurned.current) return;
    isTurned.current = false;
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  }, [isBusy]);

  return (
    <section
      ref={top}
      className="list-results"
      aria-label={title}
      aria-busy={isBusy}
      data-late={isLate || undefined}
      tabIndex={-1}
    >
      <h2 className="sr">{t('shell.games')}</h2>
      {games === undefined && isError && (
        <ErrorState title={t('lobby.failed')} onRetry={() => void refetch()}>
          {wordingOf(error, t)}
        </ErrorState>
      )}
      {games === undefined && !isError && <GridWait count={PAGE_SIZE} />}
      {games?.length === 0 && <NoMatch search={search} onChange={change} />}
      {games && <GameGrid label={title} games={games} firstCount={FIRST_ROW} />}
      {pages > 1 && <Pager label={title} page={search.page} pages={pages} onPage={turn} />}
    </section>
  );
}

const isInPager = (element: Element | null): boolean => element?.closest('.pager') != null;

type NoMatchProps = Pick<ReturnType<typeof useList>, 'search'> & {
  onChange: ReturnType<typeof useList>['change'];
};

/** Says why nothing is left, and offers to drop what took it away. */
function NoMatch({ search: { vendors, gameClass }, onChange }: NoMatchProps) {
  const t = useT();
  const isFiltered = vendors.length > 0 || gameClass !== null;
  if (!isFiltered) return null;
  const isBoth = vendors.length > 0 && gameClass !== null;
  const drop = isBoth ? { gameClass: null } : { vendors: [], gameClass: null };
  return (
    <EmptyState
      art={<EmptyArt of="search" />}
      title={t('lobby.none')}
      action={
        <Button look="line" onClick={() => onChange(drop)}>
          {isBoth ? t('lobby.drop_kind') : t('lobby.clear')}
        </Button>
      }
    >
      {t('lobby.none_text')}
    </EmptyState>
  );
}
