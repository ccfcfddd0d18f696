import { categoryAt } from '@baize/contract/navigation';
import type { QueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { GameCenter } from '../features/games/game-center.tsx';
import { vendorsQuery } from '../features/games/use-vendors.ts';
import type { Speaker } from '../shared/names/speaker.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** What its first view is made of. */
export const firstAnswers = (queries: QueryClient, speaker: Speaker) => [
  queries.prefetchQuery(vendorsQuery(speaker)),
];

/** A category as the cards of its vendors. */
export function GameCenterPage() {
  const category = useRouterState({ select: ({ location }) => categoryAt(location.pathname) });
  return category ? <GameCenter category={category} /> : <NotFoundPage />;
}
