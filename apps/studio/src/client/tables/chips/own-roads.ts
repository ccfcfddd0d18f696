import type { Winner } from '@baize/engines/rooms/roads';
import { make } from '../../dom.ts';
import { drawRoads, type SideNames } from '../../live/roads-view.ts';
import { LIVE_WORDS } from '../../live/words.ts';
import { type Language, speech } from '../../words.ts';
import '../../live/roads.css';

/** The five roads of a player's own rounds, the oldest first. */
export function drawOwnRoads(
  winners: readonly Winner[],
  names: SideNames,
  language: Language,
): HTMLElement {
  const say = speech(LIVE_WORDS, language);
  return make('section', { class: 'record', 'aria-label': say('own_roads') }, [
    make('h3', {}, [say('own_roads')]),
    make('div', { class: 'roads' }, [...drawRoads(winners, names, say)]),
    make('p', { class: 'no-forecast' }, [say('no_forecast')]),
  ]);
}
