import type { ParSheet } from '@baize/engines/core/par-sheet';
import { definition } from '@baize/engines/games/mines/definition';
import { mines, openedMax, payoutOf } from '@baize/engines/games/mines/engine';
import parSheet from '@baize/engines/games/mines/par-sheet.json' with { type: 'json' };
import type { WireRound } from '../../../wire.ts';
import type { Game, Recalled } from '../../game.ts';
import { type Say, speech, titlesOf } from '../../words.ts';
import { eventsOf } from '../event-of.ts';
import { paragraphs } from '../rules-text.ts';
import { timesText } from '../times-text.ts';
import { drawRound } from './draw-round.ts';
import { mount } from './mount.ts';
import { createTiles } from './tiles.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

export const game: Game = {
  engine: mines,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  mount,
  lineOf,
  rulesOf: ({ say }) => {
    const own = speech(WORDS, say.language);
    const { mines: count } = definition.first;
    const example = {
      mines: String(count),
      one: timesText(payoutOf(count, 1), say.tag),
      five: timesText(payoutOf(count, 5), say.tag),
      most: String(openedMax(count)),
    };
    return paragraphs(own('rules_play'), own('rules_pays', example), own('rules_keys'));
  },
  recall,
};

/** How many gems were found among how many mines. */
function lineOf(round: WireRound, say: Say): string {
  const found = eventsOf(mines, round).filter((event) => event.type === 'opened' && !event.isMine);
  const { mines: count } = mines.readChoice(round.choice) ?? definition.first;
  return speech(WORDS, say.language)('line', {
    found: String(found.length),
    mines: String(count),
  });
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const own = speech(WORDS, say.language);
  const tiles = createTiles({ label: own('board'), nameOf: () => '', onOpen: () => {} });
  drawRound(round, tiles);
  tiles.setOff(true);
  return tiles.element;
}
