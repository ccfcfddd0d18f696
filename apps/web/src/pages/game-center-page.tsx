import { categoryAt } from '@baize/contract/navigation';
import { useRouterState } from '@tanstack/react-router';
import { GameCenter } from '../features/games/game-center.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** A category as the cards of its vendors. */
export function GameCenterPage() {
  const category = useRouterState({ select: ({ location }) => categoryAt(location.pathname) });
  return category ? <GameCenter category={category} /> : <NotFoundPage />;
}
