import { exit, info, list, mute, shield, sound as soundIcon } from '@baize/ui/icons';
import { button, icon, make } from '../dom.ts';
import type { Game } from '../game.ts';
import { isFramed, tellSite } from '../site.ts';
import type { Table } from '../table.ts';
import { createFairness } from './fairness.ts';
import { createHistory } from './history.ts';
import { createPanel } from './panel.ts';
import { rulesOf, shareText } from './rules.ts';
import type { Sound } from './sound.ts';
import { createVerify } from './verify.ts';

type Facts = { readonly table: Table; readonly game: Game; readonly sound: Sound };

/** Above every game: its name, its return, and what can be looked up. */
export function createBar({ table, game, sound }: Facts): HTMLElement {
  const { say } = table;
  const openFairness = createFairness(table);
  const history = createHistory(table, game, createVerify(table, game, openFairness));
  const panel = createPanel(say, say('rules'));
  const bare = (label: string, path: typeof info, onPress: () => void) =>
    button({ look: 'quiet', label, icon: path, isBare: true, onPress });
  const share = `${shareText(game.sheet.return, say.tag, 2)} %`;
  return make('header', { class: 'bar' }, [
    make('div', { class: 'name' }, [
      make('h1', {}, [game.title[say.language]]),
      make('p', {}, [`${say('studio')} · ${say('returns', { share })}`]),
    ]),
    make('div', { class: 'bar-end' }, [
      button({ look: 'quiet', label: say('fairness'), icon: shield, onPress: openFairness }),
      createSoundSwitch(table, sound),
      bare(say('history'), list, history.open),
      bare(say('rules'), info, () => panel.open(rulesOf(table, game))),
      isFramed() ? bare(say('leave'), exit, () => tellSite({ type: 'close' })) : null,
    ]),
  ]);
}

function createSoundSwitch({ say }: Table, sound: Sound): HTMLElement {
  const draw = () => {
    const label = say(sound.isOn ? 'sound_off' : 'sound_on');
    made.replaceChildren(icon(sound.isOn ? soundIcon : mute));
    made.setAttribute('aria-label', label);
    made.title = label;
  };
  const made = button({
    look: 'quiet',
    label: say('sound_on'),
    isBare: true,
    onPress: () => {
      sound.turn(!sound.isOn);
      sound.play('tick');
      draw();
    },
  });
  draw();
  return made;
}
