import { LeaguesView } from '../features/sports/leagues/leagues-view.tsx';

/** Every league, or the table and fixtures of one: `?league=`. */
export const SportsLeaguesPage = () => <LeaguesView />;
