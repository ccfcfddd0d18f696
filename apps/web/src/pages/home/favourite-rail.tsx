import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { heart } from '@baize/ui/icons';
import { GameGrid } from '../../features/games/game-grid.tsx';
import { useFavouriteGames } from '../../features/games/use-account-games.ts';
import { EmptyRail } from '../../features/home/empty-rail.tsx';
import { Rail } from '../../features/home/rail.tsx';
import { RailAway, TilesWait } from '../../features/home/rail-states.tsx';
import { useGate } from '../../shared/session/gate.ts';
import { useSession } from '../../shared/session/session.ts';
import { MoreLink } from './more-link.tsx';

/** One row. */
const SHOWN = 6;

/** The games a member likes: one row among the sections, all of them under their own tab. */
export function FavouriteRail({ isAlone = false }: { isAlone?: boolean }) {
  const t = useT();
  const { state } = useSession();
  const { data, isLoading, isError, refetch } = useFavouriteGames();
  const name = t('shell.favourites');
  const isMore = !isAlone && data !== undefined && data.length > SHOWN;
  const shown = isAlone ? data : data?.slice(0, SHOWN);
  return (
    <Rail title={name} end={isMore && <MoreLink name={name} page="/" search={{ tab: 'FAV' }} />}>
      {isLoading && <TilesWait count={SHOWN} />}
      {!data && isError && <RailAway onRetry={() => void refetch()} />}
      {(state !== 'member' || data?.length === 0) && <NoneYet />}
      {shown && shown.length > 0 && <GameGrid label={name} games={shown} />}
    </Rail>
  );
}

function NoneYet() {
  const t = useT();
  const gate = useGate();
  const { state } = useSession();
  const login = (
    <Button look="line" onClick={() => gate()}>
      {t('shell.login')}
    </Button>
  );
  return (
    <EmptyRail icon={heart} action={state === 'guest' && login}>
      {t('home.favourites_none')}
    </EmptyRail>
  );
}
