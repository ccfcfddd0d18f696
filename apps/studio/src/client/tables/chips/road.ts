import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Table } from '../../table.ts';

export type Mark = {
  readonly text: string;
  readonly tone: string;
  /** Read instead of the text. */
  readonly label: string;
  /** Seen instead of the text. */
  readonly face?: () => Node;
};

const SHOWN = 14;

/** The results of this player's last rounds, the newest first. */
export function createRoad(
  table: Table,
  label: string,
  markOf: (round: WireRound) => Mark | null,
): HTMLElement {
  const road = make('ol', { class: 'road', 'aria-label': label });
  let drawn: readonly WireRound[] | null = null;
  table.watch(({ rounds }) => {
    if (rounds === drawn) return;
    drawn = rounds;
    const marks = rounds
      .filter(({ status }) => status === 'settled')
      .slice(0, SHOWN)
      .map(markOf)
      .filter((mark) => mark !== null);
    road.replaceChildren(
      ...marks.map(({ text, tone, label: told, face }) =>
        make('li', { 'data-tone': tone, title: told }, [
          make('span', { class: 'mark', 'aria-hidden': 'true' }, [face?.() ?? text]),
          make('span', { class: 'unseen' }, [told]),
        ]),
      ),
    );
  });
  return road;
}
