import type { ChipChoice } from '@baize/engines/tables/chips';
import { assert } from '@baize/std/assert';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Table } from '../../table.ts';
import { type Say, speech } from '../../words.ts';
import { createMotion } from '../motion.ts';
import { chipText } from './amounts.ts';
import { type ChipView, eventsOf, type OwnWord, paidOf, wonBets } from './chip-view.ts';
import { createCloth } from './cloth.ts';
import { mountChips } from './mount-chips.ts';
import { CHIP_WORDS } from './words.ts';
import './room.css';
import './cloth.css';
import './rack.css';

/** A game of the shell from what makes one table of chips differ from another. */
export function chipGame<Outcome, Name extends string>(view: ChipView<Outcome, Name>): Game {
  const { engine, sheet, words } = view;
  return {
    engine,
    sheet,
    title: {
      EN: words.EN.title,
      TH: words.TH.title,
      ES: words.ES.title,
      PT: words.PT.title,
    },
    mount: (table, frame) => mountChips(view, table, frame),
    lineOf(round, say) {
      const outcome = view.outcomeOf(eventsOf(round));
      return outcome === null ? '' : view.lineOf(outcome, speech(words, say.language));
    },
    ...(view.roads && { recordOf: (rounds, say) => recordOf(view, rounds, say) }),
    rulesOf: (table) => rulesOf(view, table),
    recall: (round, facts) => recall(view, round, facts),
  };
}

/** The roads come when somebody looks at them. */
async function recordOf<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  rounds: readonly WireRound[],
  say: Say,
): Promise<HTMLElement> {
  const { drawOwnRoads } = await import('./own-roads.ts');
  const { roads } = view;
  assert(roads !== undefined, 'a game without two sides has no roads');
  const outcomes = rounds.toReversed().flatMap((round) => view.outcomeOf(eventsOf(round)) ?? []);
  const winners = outcomes.map((outcome) => roads.winnerOf(outcome));
  return drawOwnRoads(winners, roads.namesOf(speech(view.words, say.language)), say.language);
}

function rulesOf<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  { say }: Table,
): readonly Node[] {
  const own = speech<Name | OwnWord>(view.words, say.language);
  const shared = speech(CHIP_WORDS, say.language);
  const heads = [
    make('th', { scope: 'col' }, [shared('bet')]),
    make('th', { scope: 'col', class: 'end' }, [shared('odds')]),
  ];
  const rows = view
    .pricesOf(own)
    .map(([name, odds]) =>
      make('tr', {}, [make('td', {}, [name]), make('td', { class: 'end' }, [odds])]),
    );
  return [
    make('p', {}, [own('rules_play')]),
    make('table', { 'aria-label': shared('bets') }, [
      make('thead', {}, [make('tr', {}, heads)]),
      make('tbody', {}, rows),
    ]),
    make('p', {}, [shared('rules_chips')]),
    make('p', {}, [shared('rules_keys')]),
  ];
}

/** The table as it was when the round had been paid. */
function recall<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  round: WireRound,
  { say, money }: Recalled,
): HTMLElement {
  const own = speech<Name | OwnWord>(view.words, say.language);
  const motion = createMotion();
  motion.hurry();
  const theatre = view.createTheatre(own, motion);
  const still = { onPress: () => {}, onRemove: () => {}, onSpace: () => {} };
  const cloth = createCloth(speech(CHIP_WORDS, say.language), still);
  cloth.fill(view.layOut(cloth.spot, own));
  const { chips } = (view.engine.readChoice(round.choice) ?? { chips: [] }) as ChipChoice;
  const short = (amount: bigint) => chipText(amount, scaleOf(money.text(0n)));
  const worth = { stake: BigInt(round.stake), money, short };
  cloth.draw(new Map(chips.map(({ bet, units }) => [bet, units])), worth);
  for (const spot of cloth.element.querySelectorAll('button')) spot.disabled = true;
  for (const page of cloth.element.querySelectorAll<HTMLElement>('.page')) page.hidden = false;
  const outcome = view.outcomeOf(eventsOf(round));
  const caption = make('p', { class: 'caption' }, [captionOf(view, round, say)]);
  if (outcome !== null) {
    void theatre.show(outcome);
    cloth.mark(wonBets(view.bets, outcome), paidOf(round), worth);
  }
  return make('section', { class: `room is-recalled ${view.engine.key}` }, [
    make('div', { class: 'theatre' }, [theatre.element, caption]),
    cloth.element,
  ]);
}

/** Zero is written with all the decimals a currency has. */
const scaleOf = (zero: string): number => /\d\D(\d+)\D*$/.exec(zero)?.[1]?.length ?? 0;

function captionOf<Outcome, Name extends string>(
  view: ChipView<Outcome, Name>,
  round: WireRound,
  say: Say,
): string {
  const outcome = view.outcomeOf(eventsOf(round));
  return outcome === null ? '' : view.lineOf(outcome, speech(view.words, say.language));
}
