import type { GameItem } from '@baize/contract/game';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { GameCover } from '../features/games/game-cover.tsx';
import { BetDetail } from '../features/records/bet-detail.tsx';
import { BetRecords } from '../features/records/bet-records.tsx';
import { useBetId } from '../features/records/use-bet-id.ts';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const renderCover = (game: GameItem) => <GameCover game={game} sizes="48px" />;

/** A member's bets; one of them, with its round, by `?bet={betId}`. */
export function RecordsPage() {
  const betId = useBetId();
  return (
    <AreaTexts areas={textsAt('/member/personalHistoryCopy')} waiting={<LoadingCover />}>
      {betId === null ? (
        <BetRecords renderCover={renderCover} />
      ) : (
        <BetDetail key={betId} owner="own" betId={betId} renderCover={renderCover} />
      )}
    </AreaTexts>
  );
}
