import { categoryAt } from '@baize/contract/navigation';
import { useRouterState } from '@tanstack/react-router';
import { GameList } from '../features/games/game-list.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A category as the list of its games. */
export function GameListPage() {
  const category = useRouterState({ select: ({ location }) => categoryAt(location.pathname) });
  return category ? <GameList key={category.gameType} category={category} /> : <NotFoundPage />;
}
