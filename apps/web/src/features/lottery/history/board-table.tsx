import { useT } from '@baize/i18n/react.tsx';
import type { BoardShape } from '@baize/lottery/core/board';
import type { WireBoard } from '../book/wire.ts';

const PLACES: readonly string[] = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
];

/** A board with several prizes, each with its numbers; a single row of balls says it all already. */
export function BoardTable({ board, shape }: { board: WireBoard; shape: BoardShape }) {
  const t = useT();
  if (shape.length < 2 || shape.some(({ name }) => name === 'normal')) return null;
  return (
    <table className="lot-board-table">
      <caption className="sr">{t('lottery.board')}</caption>
      <tbody>
        {shape.map(({ name }) => (
          <tr key={name}>
            <th scope="row">{tierName(name, t)}</th>
            <td>
              <bdi>{(board[name] ?? []).join('  ')}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tierName(name: string, t: ReturnType<typeof useT>): string {
  if (name === 'special') return t('lottery.t_special');
  if (name === 'front-3') return t('lottery.t_front_3');
  if (name === 'last-3') return t('lottery.t_last_3');
  if (name === 'last-2') return t('lottery.t_last_2');
  const place = PLACES.indexOf(name) + 1;
  return place > 0 ? t('lottery.t_prize', { place: `${place}` }) : t('lottery.t_numbers');
}
