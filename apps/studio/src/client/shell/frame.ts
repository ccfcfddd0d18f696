import { chevronDown, type IconPath } from '@baize/ui/icons';
import { button, icon, isStill, make } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import { tierOf, type WinTier } from '../win-tier.ts';
import { canRepeat, createAutoplayControl } from './autoplay-control.ts';
import { createBar } from './bar.ts';
import { createFreePlay } from './free-play.ts';
import { createMeters, createStake, type Meters } from './meters.ts';
import { playWhileHeld } from './play-while-held.ts';
import { createRaceStrip } from './race-strip.ts';
import { createSound, type OnceName, type Sound } from './sound.ts';
import { createCaption } from './sound-panel.ts';
import { createTurbo, type Turbo } from './turbo.ts';
import { countMsOf, createWinScene, type WinScene } from './win-scene.ts';
import './frame.css';

/** What is no win has no fanfare, whatever came back. */
const SOUND_OF = {
  none: 'rest',
  plain: 'small',
  big: 'big',
  huge: 'huge',
  legendary: 'legendary',
} as const satisfies Record<WinTier, OnceName>;

/** Less than this below the edge is padding. */
const MORE_PX = 16;

export type Tone = 'none' | 'win' | 'lost';

export type Action = {
  readonly label: string;
  readonly icon?: IconPath;
  readonly onPress: () => void;
  /** Nothing can be done by it now. */
  readonly isOff?: boolean;
};

/** What the shell gives a game to draw in and to speak by. */
export type Frame = {
  /** Where the game is drawn: all the room there is. */
  readonly stage: HTMLElement;
  /** Under the stage: what is chosen before a round, or done in one. */
  readonly controls: HTMLElement;
  readonly sound: Sound;
  /** Whether rounds are to be shown without the way there. */
  readonly turbo: Turbo;
  /** The one gold: it begins a round. Space presses it too. */
  setAction(action: Action): void;
  /** One sentence on how it stands; a win is only what is more than was staked. */
  tell(text: string, tone?: Tone): void;
  /** Sounds how a round ended, and plays the scene of a win that is worth one; any press ends it. */
  celebrate(round: RoundPayout): Promise<void>;
};

type RoundPayout = {
  readonly payout: string | null;
  readonly staked: string;
  /** What the round leaves; where it is not said, the game sets it. */
  readonly balance?: string | null;
};

/** Builds everything around a game: its name and papers above, what one has and stakes below. */
export function createFrame(table: Table, game: Game, into: HTMLElement): Frame {
  const { say } = table;
  const sound = createSound(table.session.game);
  const turbo = createTurbo(table, game);
  const stage = make('section', { class: 'stage' });
  const controls = make('div', { class: 'controls' });
  const word = make('p', { class: 'word', role: 'status', 'data-result': 'none' }, [say('ready')]);
  const scene = createWinScene(table, stage);
  const meters = createMeters(table);
  let press = () => {};
  const action = button({
    look: 'roll',
    label: say('play'),
    onPress: ({ detail }) => {
      // A round may be over between the two clicks of a double click, and only one was meant.
      if (detail !== 2 && !scene.skip()) press();
    },
  });
  // Until the game has its pictures there is nothing to begin, and a press would be lost.
  action.disabled = true;
  const act = make('div', { class: 'act' }, [action, turbo.element]);
  into.append(
    createBar({ table, game, sound }),
    make('main', {}, [
      stage,
      createMore(stage),
      createCaption(say, sound),
      createFreePlay(table),
      createRaceStrip(table),
      make('div', { class: 'say' }, [word, createNotice(table)]),
      controls,
    ]),
    make('footer', {}, [meters.element, act, createStake(table)]),
  );
  tellHeight(stage);
  table.watch(({ isBusy }) => {
    action.setAttribute('aria-busy', String(isBusy));
    into.dataset['busy'] = String(isBusy);
  });
  const pressAction = () => {
    if (!scene.skip() && !action.disabled) press();
  };
  pressBySpace(pressAction);
  const frame: Frame = {
    stage,
    controls,
    sound,
    turbo,
    setAction({ label, icon: path, onPress, isOff = false }) {
      press = onPress;
      action.disabled = isOff;
      action.replaceChildren(...(path ? [icon(path)] : []), make('span', {}, [label]));
    },
    tell(text, tone = 'none') {
      word.dataset['result'] = tone;
      word.replaceChildren(text);
    },
    celebrate: (round) => celebrate(round, { table, sound, scene, meters }),
  };
  if (canRepeat(table, game)) playWhileHeld({ table, action, press: pressAction });
  const autoplay = createAutoplayControl({
    table,
    game,
    // A press that only ended a scene would leave autoplay waiting for a round that nobody began.
    press: () => {
      scene.skip();
      if (!action.disabled) press();
    },
    tell: (text) => frame.tell(text),
  });
  if (autoplay) act.append(autoplay);
  return frame;
}

/** Boards are drawn as large as the room that is left for them. */
function tellHeight(stage: HTMLElement): void {
  new ResizeObserver(() => {
    stage.style.setProperty('--stage', `${stage.clientHeight}px`);
  }).observe(stage);
}

type Celebrating = {
  readonly table: Table;
  readonly sound: Sound;
  readonly scene: WinScene;
  readonly meters: Meters;
};

/** The win arrives in the balance while it is counted up; what is no win is simply there. */
async function celebrate(
  { payout, staked, balance }: RoundPayout,
  { table, sound, scene, meters }: Celebrating,
): Promise<void> {
  const paid = BigInt(payout ?? 0);
  const tier = tierOf(paid, BigInt(staked));
  // Where things should hold still, a long fanfare has no scene to go with.
  const name = isStill() && tier !== 'none' ? 'small' : SOUND_OF[tier];
  sound.play(name);
  meters.arm(countMsOf(tier));
  if (balance) table.set({ balance: BigInt(balance) });
  await scene.show(tier, paid);
  // Whoever skips the scene has heard enough of it.
  if (tier === 'none' || tier === 'plain') return;
  sound.fade(name);
  meters.finish();
}

/** Space plays wherever the focus is, but for fields, buttons and what is open above the game. */
function pressBySpace(press: () => void): void {
  addEventListener('keydown', (event) => {
    const isElsewhere = (event.target as Element).closest(
      'button, input:not([type=range]), select, dialog',
    );
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    press();
  });
}

/** Where a table is taller than its room: says that it goes on below, until its end was seen. */
function createMore(stage: HTMLElement): HTMLElement {
  const more = make('div', { class: 'stage-more', 'aria-hidden': 'true' }, [icon(chevronDown)]);
  const look = () => {
    more.hidden = stage.scrollTop + stage.clientHeight > stage.scrollHeight - MORE_PX;
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(stage);
  new MutationObserver(() => {
    for (const child of stage.children) sizes.observe(child);
  }).observe(stage, { childList: true });
  stage.addEventListener('scroll', look, { passive: true });
  return more;
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
