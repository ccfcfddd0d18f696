import type { ParSheet } from '@baize/engines/core/par-sheet';
import { hilo } from '@baize/engines/games/hilo/engine';
import parSheet from '@baize/engines/games/hilo/par-sheet.json' with { type: 'json' };
import type { WireRound } from '../../../wire.ts';
import type { Game, Recalled } from '../../game.ts';
import { speech, titlesOf } from '../../words.ts';
import { cardText } from '../cards/card.ts';
import { eventsOf } from '../event-of.ts';
import { paragraphs } from '../rules-text.ts';
import { createLayout } from './layout.ts';
import { mount } from './mount.ts';
import { WORDS } from './words.ts';
import '../arcade.css';

const LINE = 6;

export const game: Game = {
  engine: hilo,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  mount,
  lineOf,
  rulesOf: ({ say }) => {
    const own = speech(WORDS, say.language);
    return paragraphs(own('rules_play'), own('rules_pays'), own('rules_keys'));
  },
  recall,
};

/** The last cards of a round. */
function lineOf(round: WireRound): string {
  const cards = eventsOf(hilo, round).flatMap((event) =>
    event.type === 'cash-out' ? [] : [cardText(event.card)],
  );
  return (cards.length > LINE ? '… ' : '') + cards.slice(-LINE).join(' ');
}

function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const layout = createLayout(speech(WORDS, say.language), () => {});
  void layout.show(round, null);
  layout.drawOffers(null, true);
  return layout.element;
}
