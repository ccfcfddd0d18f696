import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { clock } from '@baize/ui/icons';
import { Skeleton } from '@baize/ui/skeleton.tsx';
import { GameCover } from '../../features/games/game-cover.tsx';
import { useRecentGames } from '../../features/games/use-account-games.ts';
import { AgainCards } from '../../features/home/again-cards.tsx';
import { EmptyRail } from '../../features/home/empty-rail.tsx';
import { Rail } from '../../features/home/rail.tsx';
import { RailAway } from '../../features/home/rail-states.tsx';
import { useIsDrawn } from '../../shared/loading/is-drawn.ts';
import { useSession } from '../../shared/session/session.ts';
import { MoreLink } from './more-link.tsx';

/** One row. */
const SHOWN = 6;

const coverOf = (game: GameItem) => <GameCover game={game} sizes="48px" />;

/** What a member played last stands before everything else. */
export function AgainRail() {
  const t = useT();
  const { state, isLoading } = useSession();
  const { data, isError, refetch } = useRecentGames();
  const isDrawn = useIsDrawn();
  // The page is drawn before anybody is known; it keeps the room for who comes back logged in.
  if (isDrawn) return <div className="again-room" />;
  if (state !== 'member' && !isLoading) return null;
  const name = t('home.again');
  const isMore = data !== undefined && data.length > SHOWN;
  return (
    <Rail title={name} end={isMore && <MoreLink name={name} page="/recent" />}>
      {!data && !isError && <Skeleton height="4rem" />}
      {!data && isError && <RailAway onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyRail icon={clock}>{t('home.again_none')}</EmptyRail>}
      {data && data.length > 0 && <AgainCards games={data.slice(0, SHOWN)} cover={coverOf} />}
    </Rail>
  );
}
