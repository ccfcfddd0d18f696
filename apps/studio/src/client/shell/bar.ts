import { arrowBack, expand, heart, info, list, shield } from '@baize/ui/icons';
import { button, make } from '../dom.ts';
import type { Game } from '../game.ts';
import { isFramed, listenToSite, tellSite } from '../site.ts';
import type { Table } from '../table.ts';
import { createFairness } from './fairness.ts';
import { createHistory } from './history.ts';
import { createPanel } from './panel.ts';
import { returnText, rulesOf } from './rules.ts';
import type { Sound } from './sound.ts';
import { createSoundSwitch } from './sound-panel.ts';
import { createVerify } from './verify.ts';

type BarOptions = { readonly table: Table; readonly game: Game; readonly sound: Sound };

/** The one bar above a game: the way back, its name and return, and what can be looked up. */
export function createBar({ table, game, sound }: BarOptions): HTMLElement {
  const { say } = table;
  const openFairness = fairnessOf(table, game);
  const history = createHistory(table, game, createVerify(table, game, openFairness));
  const panel = createPanel(say, say('rules'));
  const bare = (label: string, path: typeof info, onPress: () => void) =>
    button({ look: 'quiet', label, icon: path, isBare: true, onPress });
  const share = returnText(game.sheet, say.tag);
  const fairness = (look: string, onPress: () => void) =>
    button({ look, label: say('fairness'), icon: shield, onPress });
  // One sheet at a time: who goes on to the proofs has left the rules.
  const fromRules = fairness('line', () => {
    panel.close();
    openFairness();
  });
  const openRules = () => panel.open([...rulesOf(table, game), fromRules]);
  const narrow = bare(say('fairness'), shield, openFairness);
  narrow.classList.add('is-narrow');
  return make('header', { class: 'bar' }, [
    isFramed() ? bare(say('leave'), arrowBack, () => tellSite({ type: 'close' })) : null,
    make('div', { class: 'name' }, [
      make('h1', {}, [game.title[say.language]]),
      make('p', {}, [say('returns', { share })]),
    ]),
    make('div', { class: 'bar-end' }, [
      fairness('quiet is-wide', openFairness),
      narrow,
      createSoundSwitch(say, sound),
      bare(say('history'), list, history.open),
      bare(say('rules'), info, openRules),
      createHeart(table),
      createFullScreen(table),
    ]),
  ]);
}

/** The seeds of the player, or how everybody's round is drawn. */
function fairnessOf(table: Table, game: Game): () => void {
  if (!game.fairnessOf) return createFairness(table);
  const panel = createPanel(table.say, table.say('fairness'));
  return () => panel.open(game.fairnessOf?.(table) ?? []);
}

/** Seen once the site has said whether the game is liked: a site without favourites has no heart. */
function createHeart({ say }: Table): HTMLElement {
  const made = button({
    look: 'quiet heart',
    label: say('like'),
    icon: heart,
    isBare: true,
    onPress: () => tellSite({ type: 'heart' }),
  });
  made.hidden = true;
  listenToSite((message) => {
    if (message.type !== 'heart') return;
    const label = say(message.isLiked ? 'unlike' : 'like');
    made.hidden = false;
    made.setAttribute('aria-pressed', String(message.isLiked));
    made.setAttribute('aria-label', label);
    made.title = label;
  });
  return made;
}

/** Not on a phone held upright: its browser has no other, and the bar no room. */
function createFullScreen({ say }: Table): HTMLElement | null {
  if (!document.fullscreenEnabled) return null;
  return button({
    look: 'quiet is-wide',
    label: say('full_screen'),
    icon: expand,
    isBare: true,
    onPress: () => void toggleFullScreen().catch(() => {}),
  });
}

const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
