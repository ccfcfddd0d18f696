import { wordingOf } from '@baize/client/api-error';
import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { ReactNode } from 'react';
import { GameStop } from './game-stop.tsx';
import type { LotteryPlace } from './lottery-places.ts';
import { PlayBar } from './play-bar.tsx';
import './play.css';
import { useLotteries } from './use-lotteries.ts';

type Props = {
  place: LotteryPlace;
  /** The lottery that was asked for; null for all of the page. */
  gameCode: string | null;
  renderOthers: (games: readonly GameItem[] | null) => ReactNode;
  renderGames: (games: readonly GameItem[]) => ReactNode;
  renderHeart: (game: GameItem) => ReactNode;
  renderCover: (game: GameItem) => ReactNode;
};

/** A lottery whose draws are not open yet says so; without one, those the page will have. */
export function LotteryStage(props: Props) {
  const { place, gameCode, renderOthers, renderGames, renderHeart, renderCover } = props;
  const t = useT();
  const { data, error, refetch } = useLotteries(place);
  const game = data?.find((lottery) => lottery.gameCode === gameCode) ?? null;
  return (
    <div className="play">
      <PlayBar game={game} isTrial={false} heart={game && renderHeart(game)} />
      {error ? (
        <ErrorState title={t('lobby.failed')} onRetry={() => void refetch()}>
          {wordingOf(error, t)}
        </ErrorState>
      ) : !data ? (
        <LoadingCover />
      ) : game ? (
        <GameStop
          cover={renderCover(game)}
          title={t('play.lottery_title', { name: game.displayName })}
          others={renderOthers(null)}
        >
          <p>{t('play.lottery_coming')}</p>
        </GameStop>
      ) : (
        <GameStop
          title={t(gameCode === null ? 'play.lotteries_title' : 'play.lottery_unknown')}
          others={renderGames(data)}
        >
          <p>{t('play.lotteries_coming')}</p>
        </GameStop>
      )}
    </div>
  );
}
