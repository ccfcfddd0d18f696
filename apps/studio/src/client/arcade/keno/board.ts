import { make } from '../../dom.ts';
import { walkByArrows } from '../walk.ts';
import './board.css';

export type Mark = 'drawn' | 'hit';

export type Board = {
  readonly element: HTMLElement;
  drawPicks(picks: readonly number[]): void;
  /** `isLast`: the last one of a draw, where that one counts for more. */
  mark(number: number, mark: Mark, isLast?: boolean): void;
  clearMarks(): void;
};

type KenoBoardOptions = {
  readonly numbers: number;
  readonly label: string;
  readonly onPick: (number: number) => void;
};

/** A board of lanterns: the picked ones have a ring, the drawn ones burn. */
export function createBoard({ numbers, label, onPick }: KenoBoardOptions): Board {
  const cells = Array.from({ length: numbers }, (_, place) => {
    const made = make('button', { type: 'button', class: 'number', 'aria-pressed': 'false' }, [
      make('span', {}, [String(place + 1)]),
    ]);
    made.addEventListener('click', () => onPick(place + 1));
    return made;
  });
  const element = make(
    'div',
    { class: 'board numbers', role: 'group', 'aria-label': label, dir: 'ltr' },
    cells,
  );
  element.dataset['numbers'] = String(numbers);
  walkByArrows({ element, places: cells });
  return {
    element,
    drawPicks(picks) {
      cells.forEach((made, place) =>
        made.setAttribute('aria-pressed', String(picks.includes(place + 1))),
      );
    },
    mark(number, mark, isLast = false) {
      const made = cells[number - 1];
      if (!made) return;
      made.dataset['mark'] = mark;
      made.toggleAttribute('data-last', isLast);
    },
    clearMarks() {
      for (const made of cells) {
        delete made.dataset['mark'];
        made.removeAttribute('data-last');
      }
    },
  };
}
