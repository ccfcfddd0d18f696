import type { Choice, Side } from '@baize/engines/games/over-under/engine';
import { spin } from '@baize/ui/icons';
import type { WireRound } from '../../wire.ts';
import { button, make } from '../dom.ts';
import { hundredths } from '../money.ts';
import { createBar } from '../shell/bar.ts';
import { createMeters, createStake } from '../shell/meters.ts';
import type { Table } from '../table.ts';
import { FIRST, prospectOf, timesText, turned } from './choice.ts';
import { rollEvent, rollOf } from './roll-of.ts';
import { rulesOf } from './rules.ts';
import { countTo } from './show-roll.ts';
import { createTrack } from './track.ts';
import './over-under.css';

const SHOWN = 12;

/** The game as it is played: a target, a side, and one roll at a time. */
export function mountOverUnder(table: Table, into: HTMLElement): void {
  const { say, money } = table;
  let choice: Choice = FIRST;
  let shown = 5_000;

  const figure = make('output', { class: 'figure', 'data-result': 'none' });
  const word = make('p', { class: 'word', role: 'status' }, [say('first')]);
  const track = createTrack(say, (target) => choose({ ...choice, target }));
  const sides = createSides(table, (side) => choose(turned(choice, side)));
  const prospects = createProspects(table);
  const go = button({ look: 'roll', label: say('roll'), icon: spin, onPress: roll });

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
    await countTo(shown, event.roll, write);
    track.mark(event.roll, event.isWin);
    // Only what is more than was staked is a win worth a word.
    const isWin = BigInt(round.payout ?? 0) > BigInt(round.stake);
    figure.dataset['result'] = isWin ? 'win' : 'lost';
    const amount = money.text(BigInt(round.payout ?? 0));
    word.replaceChildren(isWin ? say('won', { amount }) : say('lost'));
    word.dataset['result'] = isWin ? 'win' : 'lost';
  }

  function roll() {
    if (table.read().isBusy) return;
    figure.dataset['result'] = 'none';
    word.dataset['result'] = 'none';
    word.replaceChildren(say('rolling'));
    track.mark(null, false);
    void table.play(choice, show).then(() => {
      if (word.textContent === say('rolling')) word.replaceChildren(say('first'));
    });
  }

  write(shown);
  into.append(
    createBar({ table, share: '98 %', rules: () => rulesOf(table) }),
    make('main', {}, [
      createLastRolls(table),
      make('section', { class: 'cabinet' }, [figure, track.element, sides.element]),
      make('div', { class: 'say' }, [word, createNotice(table)]),
      prospects.element,
    ]),
    make('footer', {}, [createMeters(table), go, createStake(table)]),
  );
  table.watch(({ isBusy }) => {
    go.setAttribute('aria-busy', String(isBusy));
    into.dataset['busy'] = String(isBusy);
  });
  rollBySpace(roll);
  choose(choice);
  const [last] = table.read().rounds;
  if (last?.status === 'open') void table.follow(last, show);
}

/** Space rolls wherever the focus is, but for fields, buttons and what is open above the game. */
function rollBySpace(roll: () => void): void {
  addEventListener('keydown', (event) => {
    const isElsewhere = (event.target as Element).closest(
      'button, input:not([type=range]), dialog',
    );
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    roll();
  });
}

function createSides({ say }: Table, onSide: (side: Side) => void) {
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
  const cells = (['target', 'chance', 'pays', 'win_pays'] as const).map((word) => {
    const value = make('b', { id: word });
    return [word, value, make('div', {}, [make('span', {}, [say(word)]), value])] as const;
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
  const rolls = make('ol', { class: 'last', 'aria-label': say('last_rolls') });
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

function createNotice(table: Table): HTMLElement {
  const note = make('p', { class: 'notice', role: 'alert' });
  table.watch(({ notice }) => {
    note.hidden = notice === null;
    note.replaceChildren(notice?.text ?? '');
    note.dataset['tone'] = notice?.tone ?? '';
  });
  return note;
}
