import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { BetsView } from './bets/bets-view.tsx';
import { useSportsSession } from './book/use-sports-session.ts';
import { MatchList } from './lobby/match-list.tsx';
import { MatchView } from './match/match-view.tsx';
import { useSportsAddress } from './use-sports-address.ts';

/** What the address names: one match, the member's bets, or a list of matches. */
export function MatchesView() {
  const t = useT();
  const { access } = useSportsSession();
  const { event, view, sport, league } = useSportsAddress();
  if (event !== null) return <MatchView key={event} eventId={event} />;
  if (view === 'bets') return <BetsView access={access} />;
  return (
    <>
      {view === 'live' && <Note>{t('sports.late_note')}</Note>}
      <MatchList query={{ view, sport, league }} />
    </>
  );
}
