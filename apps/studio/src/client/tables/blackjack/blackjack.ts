import type { ParSheet } from '@baize/engines/core/par-sheet';
import { blackjack, type Event } from '@baize/engines/games/blackjack/engine';
import type { MoveType } from '@baize/engines/games/blackjack/events';
import parSheet from '@baize/engines/games/blackjack/par-sheet.json' with { type: 'json' };
import { cards as cardsIcon } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech, titlesOf } from '../../words.ts';
import { cardText } from '../cards/card.ts';
import { eventsOf } from '../chips/chip-view.ts';
import { createRoad } from '../chips/road.ts';
import { verdictOf } from '../chips/verdict-of.ts';
import { createMotion } from '../motion.ts';
import { createChart } from './chart.ts';
import { createMoves } from './moves.ts';
import { finalText, pointsText, readTable } from './read-table.ts';
import { createSeats } from './seats.ts';
import { createSideBets } from './sides.ts';
import { WORDS } from './words.ts';
import '../cards/side.css';
import '../chips/room.css';
import './blackjack.css';
import './sides.css';

export const game: Game = {
  engine: blackjack,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  mount,
  lineOf(round, { language }) {
    const { dealer, hands } = readTable(eventsOf(round) as readonly Event[]);
    const told = { dealer: finalText(dealer), hands: hands.map(finalText).join(' + ') };
    return speech(WORDS, language)('line', told);
  },
  rulesOf({ say }) {
    const own = speech(WORDS, say.language);
    const texts = [own('rules_play'), own('rules_pays'), own('rules_sides'), own('rules_keys')];
    return [
      ...texts.map((text) => make('p', {}, [text])),
      createChart(own),
      make('p', {}, [own('letters')]),
    ];
  },
  recall,
};

/** A hand against the dealer, with as many decisions as it takes. */
function mount(table: Table, frame: Frame): void {
  const { say, money } = table;
  const own = speech(WORDS, say.language);
  const motion = createMotion((name) => frame.sound.play(name));
  const seats = createSeats({ say: own, money, motion });
  const moves = createMoves(own, move);
  const sides = createSideBets(table, own);

  async function show(round: WireRound) {
    await seats.show(round);
    if (round.status === 'running') return frame.tell(turnText(round));
    const { text, tone } = verdictOf(round, table);
    frame.tell(`${game.lineOf(round, say)} · ${text}`, tone);
    await frame.celebrate(round);
  }
  function turnText(round: WireRound): string {
    const { dealer, hands, turn } = readTable(eventsOf(round) as readonly Event[]);
    const card = cardText(dealer[0] ?? 0);
    return own('your_turn', { points: pointsText(hands[turn ?? 0] ?? []), card });
  }

  async function run(play: () => Promise<void>) {
    motion.begin();
    await play();
    const { notice, running } = table.read();
    if (notice) frame.tell(running ? turnText(running) : own('first'));
  }
  function deal() {
    const { isBusy, running } = table.read();
    if (isBusy) return motion.hurry();
    if (running) return;
    seats.clear();
    frame.tell(own('playing'));
    void run(() => table.play(sides.choice(), show));
  }
  function move(type: MoveType) {
    frame.sound.play('press');
    void run(() => table.move({ type }, show, isCostly(type) ? 1 : 0));
  }

  frame.stage.append(
    make('div', { class: 'room blackjack' }, [
      createRoad(table, own('last'), (round) => markOf(round, say)),
      seats.element,
    ]),
  );
  frame.controls.append(sides.element, moves.element);
  sides.take(table.read().rounds[0]?.choice);
  frame.tell(own('first'));
  table.watch(({ running, isBusy }) => {
    moves.allow(isBusy ? [] : (running?.next ?? []));
    // Before the cards there is a bet to choose, then a move.
    sides.element.hidden = running !== null || isBusy;
    moves.element.hidden = !sides.element.hidden;
    const isOff = running !== null && !isBusy;
    frame.setAction({ label: own('begin'), icon: cardsIcon, onPress: deal, isOff });
  });
  takeUp();

  /** A round that another page began goes on here as it lies. */
  function takeUp() {
    const { running, rounds } = table.read();
    const [last] = rounds;
    if (last?.status === 'open') void run(() => table.follow(last, show));
    if (!running) return;
    motion.hurry();
    void seats.show(running).then(() => frame.tell(turnText(running)));
  }
}

/** Both put another stake in. */
const isCostly = (type: MoveType): boolean => type === 'double' || type === 'split';

function markOf(round: WireRound, say: Table['say']) {
  const won = BigInt(round.payout ?? 0) - BigInt(round.staked);
  const { dealer } = readTable(eventsOf(round) as readonly Event[]);
  const tone = won > 0n ? 'green' : won === 0n ? 'white' : 'black';
  return { text: finalText(dealer), tone, label: game.lineOf(round, say) };
}

function recall(round: WireRound, { say, money }: Recalled): HTMLElement {
  const motion = createMotion();
  motion.hurry();
  const seats = createSeats({ say: speech(WORDS, say.language), money, motion });
  void seats.show(round);
  return make('section', { class: 'room is-recalled blackjack' }, [seats.element]);
}
