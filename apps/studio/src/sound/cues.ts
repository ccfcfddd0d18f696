import { chanceFrom } from '@baize/art/chance';
import { type CueName, type EffectName, isMusic, isStinger, type MusicName } from './cue-names.ts';
import { EFFECTS } from './effects.ts';
import { type Level, master } from './master.ts';
import { panTo, RATE, type Stereo, stereo } from './pcm.ts';
import { renderLoop, renderOnce } from './render.ts';
import { baseScore, featureScore } from './score/compose.ts';
import type { Score } from './score/note.ts';
import { STINGERS } from './score/stingers.ts';
import type { Theme } from './score/theme.ts';

const MUSIC: Readonly<Record<MusicName, (theme: Theme) => Score>> = {
  base: baseScore,
  feature: featureScore,
};

/** One loudness for all games: music lies under what happens, and a win above both. */
const LUFS = { base: -25, feature: -23, stinger: -19, effect: -23, soft: -28 };

/** Heard often and close together: it stays in the background. */
const SOFT: readonly EffectName[] = [
  'press',
  'tick',
  'peg',
  'rest',
  'lift',
  'stop',
  'spin',
  'wheel',
];

export function levelOf(name: CueName): Level {
  if (isMusic(name)) return { lufs: LUFS[name], by: 'whole' };
  if (isStinger(name)) return { lufs: LUFS.stinger, by: 'moment' };
  return { lufs: SOFT.includes(name) ? LUFS.soft : LUFS.effect, by: 'moment' };
}

/** A sound of a title, as loud as it is in every other. */
export const renderCue = (theme: Theme, name: CueName): Stereo =>
  master(unmastered(theme, name), levelOf(name));

function unmastered(theme: Theme, name: CueName): Stereo {
  const { hall } = theme.style;
  if (isMusic(name)) return renderLoop(MUSIC[name](theme), hall);
  if (isStinger(name)) return renderOnce(STINGERS[name](theme), hall);
  const line = EFFECTS[name](theme, chanceFrom(`${theme.key} ${name}`));
  const sound = stereo(line.length / RATE);
  panTo(sound, line, { at: 0, gain: 1, pan: 0 });
  return sound;
}
