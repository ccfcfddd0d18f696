import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { PokerDefinition } from '@baize/engines/poker/definition';
import type { HandName } from '@baize/engines/poker/events';
import type { VideoPoker } from '@baize/engines/poker/video-poker';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game } from '../../game.ts';
import { type Language, type Say, speech } from '../../words.ts';
import { eventsOf } from '../event-of.ts';
import { outcomeOf } from '../outcome.ts';
import { paragraphs, payTable } from '../rules-text.ts';
import { shortTimes } from '../times-text.ts';
import { ARCADE_WORDS } from '../words.ts';
import { handText } from './hand-text.ts';
import { createHandView } from './hand-view.ts';
import { mountPoker } from './mount.ts';
import { createPayBoard } from './pay-board.ts';
import { POKER_WORDS } from './words.ts';
import '../arcade.css';
import './poker.css';

export type PokerFacts = {
  readonly engine: VideoPoker;
  readonly sheet: ParSheet;
  readonly title: Readonly<Record<Language, string>>;
  readonly definition: PokerDefinition;
};

/** A video poker of any pays. */
export const pokerGame = (facts: PokerFacts): Game => ({
  engine: facts.engine,
  sheet: facts.sheet,
  title: facts.title,
  mount: (table, frame) => mountPoker(facts, table, frame),
  lineOf: (round, say) => lineOf(facts, round, say),
  rulesOf: ({ say }) => rulesOf(facts, say),
  recall: (round, { say }) => recall(facts, round, say),
});

function lineOf({ engine, definition }: PokerFacts, round: WireRound, say: Say): string {
  const own = speech(POKER_WORDS, say.language);
  const last = eventsOf(engine, round).at(-1);
  if (!last) return '';
  return last.hand === null ? own('nothing') : handText(last.hand, definition, own);
}

function rulesOf({ definition }: PokerFacts, say: Say): readonly Node[] {
  const own = speech(POKER_WORDS, say.language);
  const pays = Object.entries(definition.pays) as [HandName, number][];
  return [
    ...paragraphs(own(definition.wild === 'joker' ? 'rules_play_joker' : 'rules_play')),
    ...(typeof definition.wild === 'number' ? paragraphs(own('rules_wild')) : []),
    ...paragraphs(own('rules_pays')),
    payTable(
      [own('hand'), speech(ARCADE_WORDS, say.language)('pays')],
      pays.map(([hand, times]) => [
        handText(hand, definition, own),
        shortTimes(BigInt(times) * 1_000_000n, say.tag),
      ]),
    ),
    ...paragraphs(own('rules_best'), own('rules_keys')),
  ];
}

function recall({ engine, definition }: PokerFacts, round: WireRound, say: Say): HTMLElement {
  const own = speech(POKER_WORDS, say.language);
  const hand = createHandView(own, () => {});
  const board = createPayBoard(definition, {
    label: own('pay_board'),
    tag: say.tag,
    nameOf: (name) => handText(name, definition, own),
  });
  const last = eventsOf(engine, round).at(-1);
  const { isWin } = outcomeOf(round);
  void hand.turnTo(last?.cards ?? [], null);
  hand.drawHold(last?.type === 'draw' ? last.hold : [], true);
  hand.mark(isWin ? 'win' : 'lost');
  board.light(last?.hand ?? null, isWin);
  return make('div', { class: 'board poker' }, [board.element, hand.element]);
}
