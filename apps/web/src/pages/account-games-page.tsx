import { useRouterState } from '@tanstack/react-router';
import { AccountGames } from '../features/games/account-games.tsx';

/** The games a member likes, or launched last. */
export function AccountGamesPage() {
  const isRecent = useRouterState({
    select: ({ location }) => /^\/recent/i.test(location.pathname),
  });
  return <AccountGames which={isRecent ? 'recent' : 'favourites'} />;
}
