import { MatchesView } from '../features/sports/matches-view.tsx';

/** Matches with their prices, one match, and the member's bets: `?view=`, `?sport=`, `?event=`. */
export const SportsPage = () => <MatchesView />;
