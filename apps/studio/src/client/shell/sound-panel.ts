import { mute, sound as soundIcon } from '@baize/ui/icons';
import { type CueName, isMusic, isStinger } from '../../sound/cue-names.ts';
import { button, icon, make } from '../dom.ts';
import { SOUND_WORDS } from '../sound/words.ts';
import { type Say, speech } from '../words.ts';
import { createPanel } from './panel.ts';
import type { Sound } from './sound.ts';
import './sound.css';

/** The button of the bar: opens what can be heard and how loud; the key M switches all of it. */
export function createSoundSwitch(say: Say, sound: Sound): HTMLElement {
  const own = speech(SOUND_WORDS, say.language);
  const panel = createPanel(say, own('title'));
  const choices = createChoices(say, sound);
  const made = button({
    look: 'quiet',
    label: own('title'),
    isBare: true,
    onPress: () => panel.open(choices),
  });
  sound.watch(({ isOn }) => {
    made.replaceChildren(icon(isOn ? soundIcon : mute));
    made.dataset['on'] = String(isOn);
  });
  addEventListener('keydown', ({ key, target, repeat }) => {
    if (repeat || key.toLowerCase() !== 'm') return;
    if ((target as Element).closest('input, select, textarea, dialog')) return;
    sound.change({ isOn: !sound.read().isOn });
  });
  return made;
}

type Switch = 'isOn' | 'music' | 'effects' | 'captions';

function createChoices(say: Say, sound: Sound): readonly HTMLElement[] {
  const own = speech(SOUND_WORDS, say.language);
  const choice = (name: Switch, label: string) => {
    const box = make('input', { type: 'checkbox', role: 'switch' });
    box.addEventListener('change', () => {
      sound.change({ [name]: box.checked });
      sound.play('press');
    });
    sound.watch((settings) => {
      box.checked = settings[name];
      if (name === 'music' || name === 'effects') box.disabled = !settings.isOn;
    });
    return make('label', { class: 'sound-choice' }, [make('span', {}, [label]), box]);
  };
  const about = (text: string) => make('p', { class: 'faint' }, [text]);
  return [
    choice('isOn', own('on')),
    about(own('on_about')),
    choice('music', own('music')),
    choice('effects', own('effects')),
    createVolume(own('volume'), sound),
    choice('captions', own('captions')),
    about(own('captions_about')),
  ];
}

function createVolume(label: string, sound: Sound): HTMLElement {
  const range = make('input', { type: 'range', min: '0', max: '100', step: '5' });
  range.addEventListener('input', () => sound.change({ volume: Number(range.value) }));
  range.addEventListener('change', () => sound.play('coin'));
  sound.watch(({ volume, isOn }) => {
    range.value = String(volume);
    range.disabled = !isOn;
  });
  return make('label', { class: 'sound-choice' }, [make('span', {}, [label]), range]);
}

const SHOWN_MS = 1_800;
/** A phrase of music and how a round ended stay while small sounds go by. */
const isPhraseOf = (name: CueName): boolean =>
  isMusic(name) || isStinger(name) || ['bell', 'gong', 'rest'].includes(name);

/** One line under the game that writes what sounds. */
export function createCaption(say: Say, sound: Sound): HTMLElement {
  const own = speech(SOUND_WORDS, say.language);
  const line = make('p', { class: 'sound-caption', hidden: true });
  let isPhrase = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    isPhrase = false;
    line.hidden = true;
  };
  sound.hear((name) => {
    const isNext = isPhraseOf(name);
    if (!sound.read().captions || (isPhrase && !isNext)) return;
    isPhrase = isNext;
    line.replaceChildren(`♪ ${own(`cue_${name}`)}`);
    line.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(hide, SHOWN_MS);
  });
  sound.watch(({ captions }) => {
    if (!captions) hide();
  });
  return line;
}
