import { ResultsView } from '../features/sports/results/results-view.tsx';

/** How matches ended: `?day=`, `?sport=`, `?league=`. */
export const SportsResultsPage = () => <ResultsView />;
