import type { GameItem } from '@baize/contract/game';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { GameCover } from '../features/games/game-cover.tsx';
import { BetDetail } from '../features/records/bet-detail.tsx';
import { BetRecords } from '../features/records/bet-records.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const renderCover = (game: GameItem) => <GameCover game={game} sizes="48px" />;

/** Whatever else stands there names no bet, and is said to be unknown. */
const betIdIn = ({ bet }: { bet?: unknown }): string | null =>
  bet === undefined ? null : typeof bet === 'string' ? bet : '';

/** A member's bets; one of them, with its round, by `?bet={betId}`. */
export function RecordsPage() {
  const betId = useRouterState({
    select: ({ location }) => betIdIn(location.search as { bet?: unknown }),
  });
  return (
    <AreaTexts areas={textsAt('/member/personalHistoryCopy')} waiting={<LoadingCover />}>
      {betId === null ? (
        <BetRecords renderCover={renderCover} />
      ) : (
        <BetDetail key={betId} betId={betId} renderCover={renderCover} />
      )}
    </AreaTexts>
  );
}
