import { drawMotif } from '@baize/art/arcade/draw-motif';
import { mine } from '@baize/art/arcade/mine';
import type { MaterialNames } from '@baize/art/materials';
import { gem } from '@baize/art/motifs/treasure';
import { definition } from '@baize/engines/games/mines/definition';
import { make } from '../../dom.ts';
import { picture } from '../../tables/picture.ts';
import { walkByArrows } from '../walk.ts';
import './tiles.css';

const GEMS: readonly MaterialNames[] = [
  ['azure', 'pearl', 'gold'],
  ['jade', 'pearl', 'gold'],
  ['violet', 'pearl', 'gold'],
  ['pink', 'pearl', 'gold'],
  ['coral', 'pearl', 'gold'],
];

export type Face = 'closed' | 'gem' | 'mine';

export type Tiles = {
  readonly element: HTMLElement;
  /** `isFound`: the player opened it; the others are only shown at the end. */
  turn(tile: number, face: Face, isFound?: boolean): void;
  clear(): void;
  setOff(isOff: boolean): void;
};

type TilesOptions = {
  readonly label: string;
  readonly nameOf: (tile: number, face: Face) => string;
  readonly onOpen: (tile: number) => void;
};

/** Five by five stones; the arrow keys walk over them. */
export function createTiles({ label, nameOf, onOpen }: TilesOptions): Tiles {
  const charge = drawMotif({ name: 'mine', motif: mine, materials: ['ink', 'ruby', 'gold'] });
  const gems = GEMS.map((materials) => drawMotif({ name: 'gem', motif: gem, materials }));
  const tiles = Array.from({ length: definition.tiles }, (_, tile) => {
    const back = make('span', { class: 'tile-face' });
    const made = make('button', { type: 'button', class: 'tile', 'data-face': 'closed' }, [
      make('span', { class: 'tile-stone' }),
      back,
    ]);
    made.addEventListener('click', () => onOpen(tile));
    return { made, back };
  });
  const element = make(
    'div',
    { class: 'board tiles', role: 'group', 'aria-label': label, dir: 'ltr' },
    tiles.map(({ made }) => made),
  );
  walkByArrows({ element, places: tiles.map(({ made }) => made) });

  function turn(tile: number, face: Face, isFound = true) {
    const { made, back } = tiles[tile] ?? {};
    if (!made || !back) return;
    made.dataset['face'] = face;
    made.dataset['found'] = String(isFound);
    made.setAttribute('aria-label', nameOf(tile, face));
    if (face === 'closed') return;
    back.replaceChildren(
      picture(face === 'mine' ? charge : (gems[tile % gems.length] ?? ''), 'picture'),
    );
  }
  const clear = () => tiles.forEach((_, tile) => turn(tile, 'closed'));
  clear();
  return {
    element,
    turn,
    clear,
    setOff(isOff) {
      // Kept in the order of the keyboard, so that the focus is not lost in the middle of a round.
      element.dataset['off'] = String(isOff);
      for (const { made } of tiles) {
        const isOpen = made.dataset['face'] !== 'closed';
        made.setAttribute('aria-disabled', String(isOff || isOpen));
      }
    },
  };
}
