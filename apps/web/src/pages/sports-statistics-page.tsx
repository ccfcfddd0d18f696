import { StatisticsView } from '../features/sports/statistics/statistics-view.tsx';

/** A match in figures, and how its prices moved: `?event=`. */
export const SportsStatisticsPage = () => <StatisticsView />;
