import { LOTTERIES } from '@baize/lottery/lotteries';
import type { WireBoard } from './book/wire.ts';

type Props = { lottery: string; board: WireBoard; size?: 'small' | 'normal' };

type BallGroup = { readonly balls: readonly string[]; readonly isSecond: boolean };

/** What stands of a board where there is room for one line: its main numbers, and its second ones. */
export function ballGroups(family: string, board: WireBoard): readonly BallGroup[] {
  const digits = (name: string) => (board[name]?.[0] ?? '').split('');
  const numbers = board['numbers'] ?? [];
  const groups = (first: readonly string[], second: readonly string[] = []) =>
    [
      { balls: first, isSecond: false },
      { balls: second, isSecond: true },
    ].filter(({ balls }) => balls.length > 0);
  if (family === 'thai') return groups(digits('first'), digits('last-2'));
  if (family === 'hanoi') return groups(digits('special'), digits('first').slice(-2));
  if (family === 'lao') return groups(digits('result'));
  if (family === 'quick-thai') return groups(numbers.slice(0, 3), numbers.slice(3));
  if (family === 'six-of-49') return groups(board['normal'] ?? [], board['special'] ?? []);
  return numbers.length > 0 ? groups(numbers) : groups(digits('special'));
}

export const ballsText = (lottery: string, board: WireBoard): string =>
  ballGroups(LOTTERIES.get(lottery)?.family ?? '', board)
    .map(({ balls }) => balls.join(balls.some((ball) => ball.length > 1) ? ' ' : ''))
    .join(' · ');

/** Where there is little room, of twenty balls the first ones. */
const SMALL_MAX = 6;

/** The numbers of a result as balls, in the order they were drawn. */
export function ResultBalls({ lottery, board, size = 'normal' }: Props) {
  const groups = ballGroups(LOTTERIES.get(lottery)?.family ?? '', board);
  const shown = size === 'small' ? SMALL_MAX : Number.POSITIVE_INFINITY;
  return (
    <bdi className="balls" data-size={size} dir="ltr">
      <span className="sr">{ballsText(lottery, board)}</span>
      {groups.map(({ balls, isSecond }) => (
        <span key={String(isSecond)} className="balls-group" aria-hidden="true">
          {balls.slice(0, shown).map((ball, place) => (
            <span key={place} className="ball" data-second={isSecond || undefined}>
              {ball}
            </span>
          ))}
          {balls.length > shown && <span className="balls-more">+{balls.length - shown}</span>}
        </span>
      ))}
    </bdi>
  );
}
