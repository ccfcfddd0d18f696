import type { GameItem } from '@baize/contract/game';
import { useFormats } from '@baize/i18n/react.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import type { ReactNode } from 'react';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import type { Winner } from './use-winners.ts';

type Props = {
  winners: readonly Winner[];
  /** The place of the first of them. */
  from: number;
  cover: (game: GameItem) => ReactNode;
  isWalking: boolean;
  isPaused: boolean;
};

const SECONDS_PER_ROW = 2.5;

/**
 * The rest of the board, walking by. They are drawn twice so that the round has no end; the second
 * copy is for the eye and the mouse only. Where motion is unwanted they are scrolled by hand.
 */
export function WinnerRows({ winners, isWalking, isPaused, ...shown }: Props) {
  const seconds = winners.length * SECONDS_PER_ROW;
  return (
    <div className="board-view" data-paused={isPaused}>
      <div
        className="board-track"
        style={isWalking ? { animationDuration: `${seconds}s` } : { animationName: 'none' }}
      >
        <Rows winners={winners} {...shown} />
        {isWalking && <Rows winners={winners} {...shown} isCopy />}
      </div>
    </div>
  );
}

type RowsProps = Pick<Props, 'winners' | 'from' | 'cover'> & { isCopy?: boolean };

function Rows({ winners, from, cover, isCopy }: RowsProps) {
  const formats = useFormats();
  const launch = useLaunch();
  return (
    <ol className="board-rows" start={from} aria-hidden={isCopy}>
      {winners.map(({ customerName, winAmount, game, wonAt }, index) => (
        <li key={`${wonAt} ${customerName} ${winAmount}`}>
          <button
            type="button"
            className="board-row"
            tabIndex={isCopy ? -1 : undefined}
            onClick={() => launch(game)}
          >
            <span className="board-place">{formats.number(from + index)}</span>
            <span className="board-cover">{cover(game)}</span>
            <span className="board-who">
              <bdi>{customerName}</bdi>
              <small>
                <bdi>{game.displayName}</bdi>
              </small>
            </span>
            <MoneyText amount={winAmount} className="tone-win" />
          </button>
        </li>
      ))}
    </ol>
  );
}
