import type { ParSheet } from '@baize/engines/core/par-sheet';
import { capturesOf, SPAN } from '@baize/engines/fishing/capture';
import { kindOf, type MagazineEngine } from '@baize/engines/fishing/magazine-engine';
import type { Sea } from '@baize/engines/fishing/seas';
import type { WireRound } from '../../wire.ts';
import { eventsOf } from '../arcade/event-of.ts';
import { paragraphs, payTable } from '../arcade/rules-text.ts';
import { createSurface } from '../arcade/surface.ts';
import { make } from '../dom.ts';
import type { Game, Recalled } from '../game.ts';
import { type Say, speech } from '../words.ts';
import { mountSea } from './mount-sea.ts';
import { paintFish } from './paint-fish.ts';
import { paintWater } from './paint-sea.ts';
import { lineOf } from './tell-magazine.ts';
import { FISHING_WORDS, type FishingWord } from './words.ts';
import '../arcade/arcade.css';
import './fishing.css';

export type FishingFacts = {
  readonly engine: MagazineEngine;
  readonly sheet: ParSheet;
  readonly sea: Sea;
  readonly title: Game['title'];
  /** Of the water, where the sea is not one of those made by hand. */
  readonly hue?: number;
};

/** A sea in the shell: a magazine is a round, and others shoot beside it. */
export const fishingGame = (facts: FishingFacts): Game => ({
  engine: facts.engine,
  sheet: facts.sheet,
  title: facts.title,
  mostOneIn: Math.round(
    SPAN / Math.min(...facts.sea.fish.map((kind) => capturesOf(facts.sea, kind, 1))),
  ),
  mount: (table, frame) => mountSea(facts, table, frame),
  lineOf: (round, say) => lineOf(facts, round, { say }),
  rulesOf: ({ say }) => rulesOf(facts, say),
  recall: (round, recalled) => recall(facts, round, recalled),
});

function rulesOf({ sea }: FishingFacts, { language, tag }: Say): readonly Node[] {
  const words = speech(FISHING_WORDS, language);
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  return [
    ...paragraphs(words('rules_play'), words('rules_back'), words('rules_return')),
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

/** What a magazine caught, the dearest first; without a catch, what was aimed at last. */
function recall(facts: FishingFacts, round: WireRound, recalled: Recalled): HTMLElement {
  const { sea } = facts;
  const surface = createSurface('sea');
  const events = eventsOf(facts.engine, round);
  const caught = events.flatMap(({ fish, captured }) => kindOf(sea, fish[captured]?.kind) ?? []);
  const aimed = kindOf(sea, events.at(-1)?.fish[0]?.kind);
  const shown = caught.length > 0 ? caught.toSorted((a, b) => b.odds - a.odds) : [aimed];
  surface.paint((pen, size) => {
    paintWater(pen, size, facts);
    const kinds = shown.flatMap((kind) => kind ?? []).slice(0, RECALLED_MAX);
    const columns = Math.ceil(Math.sqrt(kinds.length * 2));
    const rows = Math.ceil(kinds.length / Math.max(1, columns));
    const radius = Math.min(size.width / columns, size.height / rows) / 2.6;
    for (const [at, kind] of kinds.entries()) {
      const x = (size.width * ((at % columns) + 0.5)) / columns;
      const y = (size.height * (Math.floor(at / columns) + 0.5)) / rows;
      paintFish(pen, kind, { x, y, radius, isRightward: true, wave: 1 });
    }
  });
  return make('section', { class: 'recalled' }, [
    surface.element,
    make('p', { class: 'caption' }, [lineOf(facts, round, recalled)]),
  ]);
}

const RECALLED_MAX = 24;
