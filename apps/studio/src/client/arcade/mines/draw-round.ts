import { definition } from '@baize/engines/games/mines/definition';
import { mines } from '@baize/engines/games/mines/engine';
import type { WireRound } from '../../../wire.ts';
import { eventsOf } from '../event-of.ts';
import type { Tiles } from './tiles.ts';

/** Turns the tiles as far as a round has come; at its end all of them. */
export function drawRound(round: WireRound, tiles: Tiles): void {
  const opened = new Set<number>();
  for (const event of eventsOf(mines, round)) {
    if (event.type === 'opened') {
      opened.add(event.tile);
      tiles.turn(event.tile, event.isMine ? 'mine' : 'gem');
      continue;
    }
    for (let tile = 0; tile < definition.tiles; tile++) {
      if (opened.has(tile)) continue;
      tiles.turn(tile, event.mines.includes(tile) ? 'mine' : 'gem', false);
    }
  }
}
