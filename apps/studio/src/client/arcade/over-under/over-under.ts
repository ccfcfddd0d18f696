import type { ParSheet } from '@baize/engines/core/par-sheet';
import { type Choice, overUnder, type Side } from '@baize/engines/games/over-under/engine';
import parSheet from '@baize/engines/games/over-under/par-sheet.json' with { type: 'json' };
import { spin } from '@baize/ui/icons';
import type { WireRound } from '../../../wire.ts';
import { button, make } from '../../dom.ts';
import type { Game, Recalled } from '../../game.ts';
import { hundredths } from '../../money.ts';
import type { Frame } from '../../shell/frame.ts';
import type { Table } from '../../table.ts';
import { speech, titlesOf } from '../../words.ts';
import { FIRST, prospectOf, timesText, turned } from './choice.ts';
import { rollEvent, rollOf } from './roll-of.ts';
import { countTo } from './show-roll.ts';
import { createTrack } from './track.ts';
import { WORDS } from './words.ts';
import './over-under.css';

const SHOWN = 12;

export const game: Game = {
  engine: overUnder,
  sheet: parSheet as ParSheet,
  title: titlesOf(WORDS),
  mount,
  lineOf: (round, say) => rollOf(round, say.tag) ?? '',
  rulesOf: ({ say }) => {
    const own = speech(WORDS, say.language);
    return [own('rules_play'), own('rules_pays'), own('rules_keys')].map((text) =>
      make('p', {}, [text]),
    );
  },
  recall,
};

/** The game as it is played: a target, a side, and one roll at a time. */
function mount(table: Table, frame: Frame): void {
  const { say, money } = table;
  const own = speech(WORDS, say.language);
  let choice: Choice = FIRST;
  let shown = 5_000;

  const figure = make('output', { class: 'figure', 'data-result': 'none' });
  const track = createTrack(own, (target) => choose({ ...choice, target }));
  const sides = createSides(table, (side) => choose(turned(choice, side)));
  const prospects = createProspects(table);

  const write = (value: number) => {
    shown = value;
    figure.replaceChildren(hundredths(value, say.tag));
  };

  function choose(next: Choice) {
    if (table.read().isBusy) return track.draw(choice);
    choice = next;
    track.draw(choice);
    track.mark(null, false);
    sides.draw(choice.side);
    prospects.draw(choice);
  }

  async function show(round: WireRound) {
    const event = rollEvent(round);
    if (!event) return;
    frame.sound.play('dice');
    if (frame.turbo.isOn) write(event.roll);
    else await countTo(shown, event.roll, write);
    track.mark(event.roll, event.isWin);
    // Only what is more than was staked is a win worth a word.
    const isWin = BigInt(round.payout ?? 0) > BigInt(round.staked);
    figure.dataset['result'] = isWin ? 'win' : 'lost';
    const amount = money.text(BigInt(round.payout ?? 0));
    frame.tell(isWin ? say('won', { amount }) : say('lost'), isWin ? 'win' : 'lost');
    void frame.celebrate(round);
  }

  function roll() {
    if (table.read().isBusy) return;
    figure.dataset['result'] = 'none';
    frame.tell(own('rolling'));
    track.mark(null, false);
    void table.play(choice, show).then(() => {
      if (table.read().notice) frame.tell(own('first'));
    });
  }

  write(shown);
  frame.stage.append(
    createLastRolls(table),
    make('section', { class: 'cabinet' }, [figure, track.element, sides.element]),
  );
  frame.controls.append(prospects.element);
  frame.setAction({ label: own('roll'), icon: spin, onPress: roll });
  frame.tell(own('first'));
  choose(choice);
  const [last] = table.read().rounds;
  if (last?.status === 'open') void table.follow(last, show);
}

/** The roll where it fell. */
function recall(round: WireRound, { say }: Recalled): HTMLElement {
  const event = rollEvent(round);
  const choice = overUnder.readChoice(round.choice) ?? FIRST;
  const track = createTrack(speech(WORDS, say.language), () => {});
  track.slider.disabled = true;
  track.draw(choice);
  track.mark(event?.roll ?? null, event?.isWin ?? false);
  const figure = make('output', { class: 'figure' }, [rollOf(round, say.tag) ?? '']);
  figure.dataset['result'] = event?.isWin ? 'win' : 'lost';
  return make('section', { class: 'cabinet' }, [figure, track.element]);
}

function createSides(table: Table, onSide: (side: Side) => void) {
  const say = speech(WORDS, table.say.language);
  const buttons = (['under', 'over'] as const).map((side) => {
    const made = button({ look: 'side', label: say(side), onPress: () => onSide(side) });
    return [side, made] as const;
  });
  return {
    element: make(
      'div',
      { class: 'sides', role: 'group', 'aria-label': say('side') },
      buttons.map(([, made]) => made),
    ),
    draw: (side: Side) => {
      for (const [own, made] of buttons) made.setAttribute('aria-pressed', String(own === side));
    },
  };
}

/** What the choice is worth: told by the engine's own rules. */
function createProspects(table: Table) {
  const { say, money } = table;
  const own = speech(WORDS, say.language);
  const labels = {
    target: own('target'),
    chance: own('chance'),
    pays: say('pays'),
    win_pays: say('win_pays'),
  };
  const cells = (['target', 'chance', 'pays', 'win_pays'] as const).map((word) => {
    const value = make('b', { id: word });
    return [word, value, make('div', {}, [make('span', {}, [labels[word]]), value])] as const;
  });
  let choice: Choice = FIRST;
  const draw = () => {
    const { chance, payout, win } = prospectOf(choice, table.read().stake);
    const texts: Readonly<Record<(typeof cells)[number][0], Node | string>> = {
      target: `${choice.side === 'over' ? '>' : '<'} ${hundredths(choice.target, say.tag)}`,
      chance: `${hundredths(chance, say.tag)} %`,
      pays: timesText(payout, say.tag),
      win_pays: money.element(win),
    };
    for (const [word, value] of cells) value.replaceChildren(texts[word]);
  };
  table.watch(draw);
  return {
    element: make(
      'div',
      { class: 'prospects' },
      cells.map(([, , cell]) => cell),
    ),
    draw: (next: Choice) => {
      choice = next;
      draw();
    },
  };
}

function createLastRolls(table: Table): HTMLElement {
  const { say } = table;
  const label = speech(WORDS, say.language)('last_rolls');
  const rolls = make('ol', { class: 'last', 'aria-label': label });
  table.watch(({ rounds }) => {
    const settled = rounds.filter(({ status }) => status === 'settled').slice(0, SHOWN);
    rolls.replaceChildren(
      ...settled.map((round) => {
        const look = rollEvent(round)?.isWin ? 'is-win' : '';
        return make('li', { class: look }, [rollOf(round, say.tag) ?? '']);
      }),
    );
  });
  return rolls;
}
