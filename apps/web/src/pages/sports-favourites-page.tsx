import { FavouritesView } from '../features/sports/favourites/favourites-view.tsx';

/** What the member has starred. */
export const SportsFavouritesPage = () => <FavouritesView />;
