import { SearchView } from '../features/sports/search/search-view.tsx';

/** Leagues and matches by name: `?search=`. */
export const SportsSearchPage = () => <SearchView />;
