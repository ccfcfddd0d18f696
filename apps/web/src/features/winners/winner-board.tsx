import type { GameItem } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { ErrorState } from '@baize/ui/error-state.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { pause, play } from '@baize/ui/icons';
import { Picture } from '@baize/ui/picture.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useReducedMotion } from '@baize/ui/use-media';
import { type ReactNode, useId, useState } from 'react';
import { TopWinners } from './top-winners.tsx';
import { useWinners } from './use-winners.ts';
import './winner-board.css';
import { WinnerRows } from './winner-rows.tsx';

type Props = {
  /** How the cover of a game is drawn. */
  cover: (game: GameItem) => ReactNode;
};

/** The first three stand still with their medals. */
const TOP = 3;

/** So many of the rest have room; more of them walk by. */
const ROOM = 4;

/** Who won most in the last day, from settled rounds alone, and live. */
export function WinnerBoard({ cover }: Props) {
  const t = useT();
  const id = useId();
  const isStill = useReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const { data, isPending, isError, refetch } = useWinners();
  const rest = data?.slice(TOP) ?? [];
  const isWalking = rest.length > ROOM && !isStill;
  return (
    <Card className="board" aria-labelledby={id}>
      <header className="board-head">
        <h2 id={id}>{t('home.winners')}</h2>
        {isWalking && (
          <IconButton
            label={isPaused ? t('ui_play') : t('ui_pause')}
            icon={isPaused ? play : pause}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </header>
      {isPending && <BoardWait />}
      {!data && isError && <BoardAway onRetry={() => void refetch()} />}
      {data?.length === 0 && <NobodyYet />}
      {data && data.length > 0 && <TopWinners winners={data.slice(0, TOP)} />}
      {rest.length > 0 && (
        <WinnerRows
          winners={rest}
          from={TOP + 1}
          cover={cover}
          isWalking={isWalking}
          isPaused={isPaused}
        />
      )}
    </Card>
  );
}

function NobodyYet() {
  const t = useT();
  return (
    <EmptyState
      art={<Picture src="/images/empty/rewards-176.webp" alt="" width={176} height={176} />}
      title={t('home.winners_none')}
    >
      {t('home.winners_none_text')}
    </EmptyState>
  );
}

function BoardAway({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorState title={t('home.failed_title')} onRetry={onRetry}>
      {t('home.failed_text')}
    </ErrorState>
  );
}

const BoardWait = () => (
  <Loading className="board-wait">
    <Skeleton height="8.5rem" />
    <Skeleton height="12.4rem" />
  </Loading>
);
