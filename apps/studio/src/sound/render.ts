import { chanceFrom } from '@baize/art/chance';
import { BEATEN, type BeatenName } from './instruments/beaten.ts';
import { TUNED, type TunedName } from './instruments/tuned.ts';
import { hertzOf, type Pcm, panTo, RATE, type Stereo, samplesOf, stereo } from './pcm.ts';
import { addRoom, type Hall } from './reverb.ts';
import type { Note, Score } from './score/note.ts';

/** Until the last note and the room are silent. */
const TAIL_SECONDS = 2.5;
const LOOSE = 20;

const isTuned = (voice: Note['voice']): voice is TunedName => Object.hasOwn(TUNED, voice);

/** Sounds of instruments, each made once. */
function createBand(): (note: Note) => Pcm {
  const made = new Map<string, Pcm>();
  return ({ voice, midi, seconds }) => {
    const length = Math.round(seconds * LOOSE) / LOOSE;
    const name = isTuned(voice) ? `${voice} ${midi} ${length}` : voice;
    const known = made.get(name);
    if (known) return known;
    const chance = chanceFrom(name);
    const sound = isTuned(voice)
      ? TUNED[voice]({ hertz: hertzOf(midi), seconds: length, chance })
      : BEATEN[voice satisfies BeatenName](chance);
    made.set(name, sound);
    return sound;
  };
}

function perform({ notes, seconds }: Score, hall: Hall): Stereo {
  const band = createBand();
  const sound = stereo(seconds + TAIL_SECONDS);
  for (const note of notes) {
    panTo(sound, band(note), { at: Math.round(note.at * RATE), gain: note.gain, pan: note.pan });
  }
  addRoom(sound, hall);
  return sound;
}

/** Played once: its tail fades within its own time. */
export function renderOnce(score: Score, hall: Hall): Stereo {
  const whole = perform(score, hall);
  const length = samplesOf(score.seconds + TAIL_SECONDS * 0.4);
  const fade = samplesOf(TAIL_SECONDS * 0.4);
  const cut = (line: Pcm) => {
    const kept = line.slice(0, length);
    for (let i = 0; i < fade; i++) kept[length - 1 - i]! *= i / fade;
    return kept;
  };
  return { left: cut(whole.left), right: cut(whole.right) };
}

/** Played again and again: what rings past the end rings over the beginning, so no seam is heard. */
export function renderLoop(score: Score, hall: Hall): Stereo {
  const whole = perform(score, hall);
  const length = samplesOf(score.seconds);
  const fold = (line: Pcm) => {
    const kept = line.slice(0, length);
    for (let i = length; i < line.length; i++) kept[(i - length) % length]! += line[i]!;
    return kept;
  };
  return { left: fold(whole.left), right: fold(whole.right) };
}
