import type { MoveType } from '@baize/engines/games/blackjack/events';
import { arrowUp, close, pause, plus } from '@baize/ui/icons';
import { button, make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { BlackjackWord } from './words.ts';

const MOVES = ['hit', 'stand', 'double', 'split'] as const satisfies readonly MoveType[];

export type Moves = {
  readonly element: HTMLElement;
  /** Which are allowed now; none when it is not the player's turn. */
  allow(moves: readonly string[]): void;
};

/** What a player may do in a round: equal choices, none of them gold. */
export function createMoves(say: Speech<BlackjackWord>, onMove: (move: MoveType) => void): Moves {
  const icons = { hit: plus, stand: pause, double: arrowUp, split: close };
  const buttons = MOVES.map((move) => {
    const made = button({
      look: 'line move',
      label: say(move),
      icon: icons[move],
      onPress: () => onMove(move),
    });
    return [move, made] as const;
  });
  addEventListener('keydown', ({ key, target }) => {
    if ((target as Element).closest('input, dialog')) return;
    const [, made] = buttons[Number(key) - 1] ?? [];
    if (made && !made.disabled) made.click();
  });
  return {
    element: make(
      'div',
      { class: 'moves', role: 'group', 'aria-label': say('moves') },
      buttons.map(([, made]) => made),
    ),
    allow(moves) {
      for (const [move, made] of buttons) made.disabled = !moves.includes(move);
    },
  };
}
