import type { BoardDifference, DrawBoard } from '@baize/contract/draw-shape';
import { useT } from '@baize/i18n/react.tsx';
import './draws.css';
import { prizeName } from './words.ts';

type Props = { board: DrawBoard; differences?: readonly BoardDifference[] };

/** What stands on a board; digits in which two entries differ are marked. */
export function BoardView({ board, differences = [] }: Props) {
  const t = useT();
  return (
    <dl className="draw-board">
      {Object.entries(board).map(([prize, numbers]) => (
        <div key={prize}>
          <dt>{prizeName(prize, t)}</dt>
          <dd>
            {numbers.map((number, place) => (
              <bdi key={`${place} ${number}`} className="draw-number">
                {number.split('').map((digit, at) => (
                  <Digit
                    key={`${at} ${digit}`}
                    digit={digit}
                    isOther={differences.some(
                      (each) => each.tier === prize && each.place === place && each.digit === at,
                    )}
                  />
                ))}
              </bdi>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Digit = ({ digit, isOther }: { digit: string; isOther: boolean }) =>
  isOther ? <mark>{digit}</mark> : digit;
