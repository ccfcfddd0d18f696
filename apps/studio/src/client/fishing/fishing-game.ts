import type { ParSheet } from '@baize/engines/core/par-sheet';
import { capturesOf, SPAN } from '@baize/engines/fishing/capture';
import type { Sea } from '@baize/engines/fishing/seas';
import { kindOf, type ShotEngine } from '@baize/engines/fishing/shot-engine';
import type { WireRound } from '../../wire.ts';
import { eventOf } from '../arcade/event-of.ts';
import { paragraphs, payTable } from '../arcade/rules-text.ts';
import { createSurface } from '../arcade/surface.ts';
import { make } from '../dom.ts';
import type { Game, Recalled } from '../game.ts';
import { type Say, speech } from '../words.ts';
import { mountSea } from './mount-sea.ts';
import { paintFish } from './paint-fish.ts';
import { paintWater } from './paint-sea.ts';
import { FISHING_WORDS, type FishingWord } from './words.ts';
import '../arcade/arcade.css';
import './fishing.css';

export type FishingFacts = {
  readonly engine: ShotEngine;
  readonly sheet: ParSheet;
  readonly sea: Sea;
  readonly title: Game['title'];
  /** Of the water, where the sea is not one of those made by hand. */
  readonly hue?: number;
};

/** A sea in the shell: every shot is a round. */
export const fishingGame = (facts: FishingFacts): Game => ({
  engine: facts.engine,
  sheet: facts.sheet,
  title: facts.title,
  mostOneIn: Math.round(
    SPAN / Math.min(...facts.sea.fish.map((kind) => capturesOf(facts.sea, kind, 1))),
  ),
  mount: (table, frame) => mountSea(facts, table, frame),
  lineOf: (round, say) => lineOf(facts, round, say),
  rulesOf: ({ say }) => rulesOf(facts, say),
  recall: (round, recalled) => recall(facts, round, recalled),
});

function lineOf({ engine, sea }: FishingFacts, round: WireRound, say: Say): string {
  const words = speech(FISHING_WORDS, say.language);
  const event = eventOf(engine, round);
  if (!event) return '';
  const code = event.fish[event.captured] ?? event.fish[0] ?? '';
  const fish = words(code as FishingWord);
  const odds = `${kindOf(sea, code)?.odds ?? 0}`;
  return event.captured < 0 ? words('escaped', { fish }) : words('captured', { fish, odds });
}

function rulesOf({ sea }: FishingFacts, { language, tag }: Say): readonly Node[] {
  const words = speech(FISHING_WORDS, language);
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return [
    ...paragraphs(words('rules_play'), words('rules_return')),
    payTable(
      [words('fish'), words('pays')],
      sea.fish.map((kind) => [
        words(kind.code as FishingWord),
        `${kind.odds}× · ${format.format((100 * capturesOf(sea, kind, 1)) / SPAN)} %`,
      ]),
    ),
    ...paragraphs(words('rules_keys')),
  ];
}

/** The fish that was aimed at, and what became of it. */
function recall(facts: FishingFacts, round: WireRound, { say }: Recalled): HTMLElement {
  const surface = createSurface('sea');
  const event = eventOf(facts.engine, round);
  const kind = kindOf(facts.sea, event?.fish[Math.max(0, event.captured)]);
  surface.paint((pen, size) => {
    paintWater(pen, size, facts);
    if (!kind) return;
    const [x, y] = [size.width / 2, size.height / 2];
    const radius = Math.min(size.width, size.height) / 5;
    paintFish(pen, kind, { x, y, radius, isRightward: true, wave: 1 });
  });
  return make('section', { class: 'recalled' }, [
    surface.element,
    make('p', { class: 'caption' }, [lineOf(facts, round, say)]),
  ]);
}
