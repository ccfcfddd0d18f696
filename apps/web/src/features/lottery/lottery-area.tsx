import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import type { ReactNode } from 'react';
import { useDrawEvents } from './book/use-draw-events.ts';
import { useHouse } from './house/house.ts';
import { LotteryLobby } from './lobby/lottery-lobby.tsx';
import './lottery.css';
import type { LotterySearch } from './lottery-search.ts';
import { LotteryView } from './lottery-view.tsx';

export type LotteryAreaProps = {
  readonly pathname: string;
  readonly search: LotterySearch;
  readonly renderHeart: (gameCode: string) => ReactNode;
};

/** The lotteries of a page: one of them by its code, else the lobby of the page. */
export function LotteryArea(props: LotteryAreaProps) {
  const { search } = props;
  const t = useT();
  const lottery = search.view === 'lobby' ? undefined : LOTTERIES.get(search.gameCode ?? '');
  const { bookUrl, lotteries } = useHouse();
  useDrawEvents(bookUrl, lottery?.code ?? null);
  const { data, error, refetch } = lotteries;
  if (error) {
    return (
      <ErrorState title={t('lottery.e_away')} onRetry={() => void refetch()}>
        {wordingOf(error, t)}
      </ErrorState>
    );
  }
  if (!data) return <LoadingCover />;
  const game = data.find(({ gameCode }) => gameCode === search.gameCode);
  if (!game || !lottery) {
    return <LotteryLobby {...props} games={data} />;
  }
  return <LotteryView key={game.gameCode} {...props} game={game} lottery={lottery} />;
}
