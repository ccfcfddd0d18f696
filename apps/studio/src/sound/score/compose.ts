import type { BeatenName } from '../instruments/beaten.ts';
import { melodyOf } from './melody.ts';
import type { Note, Score } from './note.ts';
import { chanceOf, noteOf, type Theme } from './theme.ts';

const BARS = 16;
const FEATURE_BARS = 8;
/** A feature goes so much faster than the game around it. */
const FEATURE_HASTE = 1.14;

/** Broken chords in eighths, as places of the chord. */
const ARPEGGIOS = [
  [0, 2, 1, 2, 3, 2, 1, 2],
  [0, 1, 2, 3, 2, 1, 2, 1],
  [0, -1, 2, -1, 1, -1, 3, -1],
  [-1, 1, 2, -1, -1, 1, 3, -1],
];

type Playing = { readonly beat: number; readonly bars: number; readonly isFeature: boolean };

/** What plays while nothing special goes on. */
export const baseScore = (theme: Theme): Score =>
  play(theme, { beat: theme.beat, bars: BARS, isFeature: false });

/** The same thoughts, faster and with all hands. */
export const featureScore = (theme: Theme): Score =>
  play(theme, { beat: theme.beat / FEATURE_HASTE, bars: FEATURE_BARS, isFeature: true });

function play(theme: Theme, playing: Playing): Score {
  const { beat, bars, isFeature } = playing;
  const strokes = isFeature ? [...theme.style.drums, ...theme.style.more] : theme.style.drums;
  return {
    seconds: bars * 4 * beat,
    notes: [
      ...lead(theme, playing),
      ...along(theme, playing),
      ...ground(theme, playing),
      ...drums(theme, playing, strokes),
    ],
  };
}

/** The second eighth of a beat comes late where it swings. */
function timeOf(theme: Theme, eighths: number, beat: number): number {
  const late = eighths % 2 === 1 ? theme.style.swing : 0;
  return ((eighths + late) * beat) / 2;
}

function lead(theme: Theme, { beat, bars, isFeature }: Playing): readonly Note[] {
  const chance = chanceOf(theme, 'hands');
  return melodyOf(theme)
    .filter(({ at }) => at < bars * 8)
    .flatMap(({ at, eighths, midi }) => {
      const note = {
        voice: theme.lead,
        midi: midi + (isFeature ? 0 : lowered(theme)),
        at: timeOf(theme, at, beat) + chance() * 0.012,
        seconds: Math.min(eighths * beat * 0.5, 1.6),
        gain: 0.52 + chance() * 0.16 + (at % 8 === 0 ? 0.08 : 0),
        pan: 0.12,
      };
      const above: Note = { ...note, voice: 'glass', midi: midi + 12, gain: 0.16, pan: -0.2 };
      return isFeature ? [note, above] : [note];
    });
}

/** Flutes and fiddles sing high; what is struck is gentler an octave lower. */
const lowered = ({ lead: voice, tonic }: Theme): number =>
  tonic > 53 && voice !== 'flute' && voice !== 'fiddle' ? -12 : 0;

/** A chord of three, and its root above. */
const chordOf = (theme: Theme, root: number): readonly number[] =>
  [0, 2, 4, 7].map((third) => noteOf(theme, root + third));

function along(theme: Theme, { beat, bars }: Playing): readonly Note[] {
  const chance = chanceOf(theme, 'along');
  const pattern = ARPEGGIOS[Math.floor(chance() * ARPEGGIOS.length)] ?? [];
  const notes: Note[] = [];
  for (let bar = 0; bar < bars; bar++) {
    const chord = chordOf(theme, (theme.chords[bar % 4] ?? 0) + 7);
    for (const [eighth, place] of pattern.entries()) {
      const midi = chord[place];
      if (midi === undefined) continue;
      const at = timeOf(theme, bar * 8 + eighth, beat) + chance() * 0.01;
      const gain = 0.2 + chance() * 0.06;
      notes.push({ voice: theme.second, midi, at, seconds: beat, gain, pan: -0.4 });
    }
  }
  return notes;
}

/** What everything stands on: a bass, and a chord that is held where the style has one. */
function ground(theme: Theme, { beat, bars, isFeature }: Playing): readonly Note[] {
  const notes: Note[] = [];
  const { pad } = theme;
  for (let bar = 0; bar < bars; bar++) {
    const root = theme.chords[bar % 4] ?? 0;
    const at = bar * 4 * beat;
    const low = noteOf(theme, root) - (noteOf(theme, root) > 52 ? 12 : 0);
    const bass = { voice: 'bass', seconds: beat, pan: 0 } as const;
    notes.push({ ...bass, midi: low, at, gain: 0.5 });
    notes.push({ ...bass, midi: low + 7, at: at + beat * 2.5, gain: 0.3 });
    if (isFeature) notes.push({ ...bass, midi: low, at: at + beat * 1.5, gain: 0.36 });
    if (pad === null) continue;
    for (const [index, midi] of chordOf(theme, root).slice(0, 3).entries()) {
      notes.push({
        voice: pad,
        midi: midi + 12,
        at,
        seconds: beat * 4,
        gain: 0.1,
        pan: (index - 1) * 0.5,
      });
    }
  }
  return [...notes, ...bells(theme, bars, beat)];
}

/** A gong at the beginning, where the world has gongs. */
const bells = ({ world, tonic }: Theme, bars: number, beat: number): readonly Note[] =>
  world === 'temple' || world === 'garden'
    ? Array.from({ length: Math.ceil(bars / 8) }, (_, index) => ({
        voice: 'gong',
        midi: tonic - 12,
        at: index * 32 * beat,
        seconds: 4,
        gain: 0.26,
        pan: 0,
      }))
    : [];

const DRUM_GAIN = 0.3;
const SIDES = [0.25, -0.25, 0.45, -0.45, 0];

function drums(
  theme: Theme,
  { beat, bars }: Playing,
  strokes: readonly (readonly [BeatenName, string])[],
): readonly Note[] {
  const chance = chanceOf(theme, 'drums');
  const notes: Note[] = [];
  for (let bar = 0; bar < bars; bar++) {
    for (const [row, [voice, pattern]] of strokes.entries()) {
      for (const [sixteenth, mark] of pattern.split('').entries()) {
        if (mark !== 'x') continue;
        const at = timeOf(theme, bar * 8 + Math.floor(sixteenth / 2), beat);
        notes.push({
          voice,
          midi: 0,
          at: at + ((sixteenth % 2) * beat) / 4 + chance() * 0.006,
          seconds: 0.5,
          gain: DRUM_GAIN * (0.7 + chance() * 0.3) * (sixteenth === 0 ? 1.2 : 1),
          pan: SIDES[row % SIDES.length] ?? 0,
        });
      }
    }
  }
  return notes;
}
