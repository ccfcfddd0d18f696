import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { loadPage } from '../../shared/loading/load-page.ts';
import { useSportsSession } from './book/use-sports-session.ts';
import { MatchList } from './lobby/match-list.tsx';
import { MatchView } from './match/match-view.tsx';
import { useSportsAddress } from './use-sports-address.ts';

/** Whoever looks at a match does not wait for them. */
const BetsView = lazy(() =>
  loadPage(() => import('./bets/bets-view.tsx')).then((file) => ({ default: file.BetsView })),
);

/** What the address names: one match, the member's bets, or a list of matches. */
export function MatchesView() {
  const t = useT();
  const { access } = useSportsSession();
  const { event, view, sport, league } = useSportsAddress();
  if (event !== null) return <MatchView key={event} eventId={event} />;
  if (view === 'bets') {
    return (
      <Suspense
        fallback={
          <Loading>
            <Skeleton height="12rem" />
          </Loading>
        }
      >
        <BetsView access={access} />
      </Suspense>
    );
  }
  return (
    <>
      {view === 'live' && <Note>{t('sports.late_note')}</Note>}
      <MatchList query={{ view, sport, league }} />
    </>
  );
}
