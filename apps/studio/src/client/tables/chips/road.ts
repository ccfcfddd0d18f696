import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Table } from '../../table.ts';

export type Mark = { readonly text: string; readonly tone: string; readonly label: string };

const SHOWN = 14;

/** The results of this player's last rounds, the newest first. */
export function createRoad(
  table: Table,
  label: string,
  markOf: (round: WireRound) => Mark | null,
): HTMLElement {
  const road = make('ol', { class: 'road', 'aria-label': label });
  table.watch(({ rounds }) => {
    const marks = rounds
      .filter(({ status }) => status === 'settled')
      .slice(0, SHOWN)
      .map(markOf)
      .filter((mark) => mark !== null);
    road.replaceChildren(
      ...marks.map(({ text, tone, label: told }) =>
        make('li', { 'data-tone': tone, title: told }, [
          make('span', { 'aria-hidden': 'true' }, [text]),
          make('span', { class: 'unseen' }, [told]),
        ]),
      ),
    );
  });
  return road;
}
