import type { Stinger } from '../cue-names.ts';
import type { TunedName } from '../instruments/tuned.ts';
import type { Note, Score } from './note.ts';
import { chanceOf, type Theme } from './theme.ts';

/** Wins are in major, whatever the title stands in; a chord of the seventh leads home. */
const HOME = [0, 4, 7, 12];
const FOURTH = [5, 9, 12, 17];
const FIFTH = [7, 11, 14, 19];
const SIXTH = [9, 12, 16, 21];

type Chord = readonly number[];
type Run = {
  readonly voice: TunedName;
  readonly at: number;
  readonly step: number;
  readonly gain: number;
};

const note = (voice: Note['voice'], midi: number, at: number): Note => ({
  voice,
  midi,
  at,
  seconds: 0.6,
  gain: 0.5,
  pan: 0,
});

/** From low to high, one after the other. */
const runUp = (notes: Chord, base: number, { voice, at, step, gain }: Run): readonly Note[] =>
  notes.map((midi, index) => ({
    ...note(voice, base + midi, at + index * step),
    seconds: step * 2,
    gain,
    pan: (index / notes.length - 0.5) * 0.7,
  }));

const chordAt = (chord: Chord, base: number, { voice, at, step, gain }: Run): readonly Note[] =>
  chord.map((midi, index) => ({
    ...note(voice, base + midi, at),
    seconds: step,
    gain,
    pan: (index - 1.5) * 0.3,
  }));

const ROLL_STROKES = 14;

/** A roll that grows: what is about to happen is not known yet. */
function roll(voice: Note['voice'], at: number, seconds: number): readonly Note[] {
  const count = Math.round(seconds * ROLL_STROKES);
  return Array.from({ length: count }, (_, index) => ({
    ...note(voice, 0, at + index / ROLL_STROKES),
    gain: 0.1 + (0.3 * index) / count,
    pan: index % 2 === 0 ? -0.2 : 0.2,
  }));
}

/** Struck voices speak at once; a voice that swells would be late for a fanfare. */
const bright = ({ lead }: Theme): TunedName =>
  lead === 'flute' || lead === 'fiddle' ? 'harp' : lead;

function tension(theme: Theme): Score {
  const seconds = 2.2;
  const trembling = Array.from({ length: 18 }, (_, index) => ({
    ...note('strings', theme.tonic + 12 + (index % 2) + Math.floor(index / 6), index * 0.12),
    seconds: 0.1,
    gain: 0.12 + index * 0.012,
    pan: 0.3,
  }));
  return { seconds, notes: [...trembling, ...roll('frame', 0, seconds - 0.1)] };
}

function small(theme: Theme): Score {
  const base = theme.tonic + 12;
  const shapes: readonly Chord[] = [HOME, [7, 12, 16, 19], [4, 7, 12, 16], [0, 7, 12, 19]];
  const chance = chanceOf(theme, 'small win');
  const shape = shapes[Math.floor(chance() * shapes.length)] ?? HOME;
  return {
    seconds: 1,
    notes: runUp(shape, base, { voice: bright(theme), at: 0, step: 0.085, gain: 0.5 }),
  };
}

type Fanfare = { readonly chords: readonly Chord[]; readonly step: number; readonly end: number };

/** Chord after chord with a run over each, and the last one rings. */
function fanfare(theme: Theme, { chords, step, end }: Fanfare): Score {
  const base = theme.tonic + 12;
  const voice = bright(theme);
  const last = chords.length - 1;
  const seconds = last * step + end;
  const notes = chords.flatMap((chord, index) => {
    const at = index * step;
    const isLast = index === last;
    return [
      ...runUp([...chord, ...chord.map((midi) => midi + 12)], base, {
        voice,
        at,
        step: step / (isLast ? 6 : 8),
        gain: 0.34,
      }),
      ...chordAt(chord, base, { voice: 'brass', at, step: isLast ? end * 0.6 : step, gain: 0.16 }),
      { ...note('bass', theme.tonic - 12 + ((chord[0] ?? 0) % 12), at), gain: 0.5 },
      { ...note('taiko', 0, at), gain: isLast ? 0.5 : 0.34 },
    ];
  });
  return {
    seconds,
    notes: [
      ...notes,
      ...chordAt(HOME, base + 12, { voice: 'bell', at: last * step, step: 1, gain: 0.14 }),
    ],
  };
}

const big = (theme: Theme): Score =>
  fanfare(theme, { chords: [FOURTH, FIFTH, HOME], step: 0.4, end: 1.6 });

const huge = (theme: Theme): Score =>
  fanfare(theme, { chords: [HOME, SIXTH, FOURTH, FIFTH, HOME], step: 0.38, end: 1.9 });

function legendary(theme: Theme): Score {
  const chords = [HOME, FOURTH, FIFTH, SIXTH, FOURTH, FIFTH, HOME];
  const { seconds, notes } = fanfare(theme, { chords, step: 0.42, end: 2.3 });
  return {
    seconds,
    notes: [
      ...notes,
      ...roll('tom', 0, 2.5),
      { ...note('gong', theme.tonic - 12, 2.52), gain: 0.4, seconds: 4 },
      ...[0, 1, 2, 3].map((index) => ({ ...note('ching', 0, index * 0.84), gain: 0.16 })),
    ],
  };
}

/** A door opens: free spins, coins that hold. Nothing is won by it yet. */
function opening(theme: Theme): Score {
  const base = theme.tonic + 12;
  return {
    seconds: 1.9,
    notes: [
      ...runUp([0, 5, 7, 12, 17, 19], base, { voice: 'harp', at: 0, step: 0.07, gain: 0.4 }),
      { ...note('gong', theme.tonic, 0.42), gain: 0.4 },
      ...chordAt([0, 7, 12], base, { voice: 'strings', at: 0.35, step: 0.8, gain: 0.16 }),
    ],
  };
}

/** Home again: what the feature was is over. */
function ending(theme: Theme): Score {
  const base = theme.tonic + 12;
  const voice = bright(theme);
  return {
    seconds: 1.6,
    notes: [
      ...runUp([12, 7, 4], base, { voice, at: 0, step: 0.16, gain: 0.4 }),
      ...chordAt([0, 7], base, { voice, at: 0.5, step: 1, gain: 0.34 }),
      { ...note('bass', theme.tonic - 12, 0.5), gain: 0.5 },
    ],
  };
}

export const STINGERS: Readonly<Record<Stinger, (theme: Theme) => Score>> = {
  tension,
  small,
  big,
  huge,
  legendary,
  opening,
  ending,
};
