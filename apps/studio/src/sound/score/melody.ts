import { type Chance, pick } from '@baize/art/chance';
import { chanceOf, noteOf, type Theme } from './theme.ts';

/** A note of a melody: where it falls in eighths, how many it lasts, and its pitch. */
export type Sung = { readonly at: number; readonly eighths: number; readonly midi: number };

/** Two bars of rhythm, in eighths. */
const RHYTHMS = [
  'x..x..x.x.......',
  'x...x.x.x..x....',
  'x.x.x...x...x...',
  'x..x.x..x..x.x..',
  'x.....x.x.x.....',
  '..x.x.x.x.......',
  'x..xx...x..xx...',
];
const EIGHTHS = 16;
const STEPS = [-2, -1, -1, -1, 0, 1, 1, 1, 2];

/** A thought: when it speaks and which way it goes. What returns of it is what one remembers. */
type Motif = { readonly onsets: readonly number[]; readonly steps: readonly number[] };

function motifOf(chance: Chance): Motif {
  const rhythm = pick(chance, RHYTHMS);
  const onsets = rhythm.split('').flatMap((mark, at) => (mark === 'x' ? [at] : []));
  return { onsets, steps: onsets.map(() => pick(chance, STEPS)) };
}

/** Every note that the melody may take, from low to high. */
function ladderOf(theme: Theme): readonly number[] {
  const { tune } = theme.style;
  const places = [1, 2].flatMap((octave) => tune.map((place) => place + 7 * octave));
  return [...places, 21].map((place) => noteOf(theme, place));
}

const isOfChord = (theme: Theme, midi: number, root: number): boolean =>
  [0, 2, 4].some((third) => (noteOf(theme, root + third) - midi) % 12 === 0);

type Said = { readonly motif: Motif; readonly bar: number; readonly start: number };

/** A motif over the chords that are there: its first and last note belong to them. */
function sing(theme: Theme, { motif, bar, start }: Said): readonly Sung[] {
  const ladder = ladderOf(theme);
  let place = start;
  return motif.onsets.map((onset, index) => {
    const chord = theme.chords[(bar + Math.floor(onset / 8)) % 4] ?? 0;
    const isAnchor = onset % 8 === 0 || index === motif.onsets.length - 1;
    place = Math.max(0, Math.min(ladder.length - 1, place + (motif.steps[index] ?? 0)));
    if (isAnchor) place = nearest(theme, { ladder, place, chord });
    const next = motif.onsets[index + 1] ?? EIGHTHS;
    return { at: bar * 8 + onset, eighths: next - onset, midi: ladder[place] ?? theme.tonic };
  });
}

function nearest(
  theme: Theme,
  { ladder, place, chord }: { ladder: readonly number[]; place: number; chord: number },
): number {
  for (const away of [0, 1, -1, 2, -2, 3, -3]) {
    const midi = ladder[place + away];
    if (midi !== undefined && isOfChord(theme, midi, chord)) return place + away;
  }
  return place;
}

/** Sixteen bars: said, said again, answered, said; a rest to breathe; another thought; and home. */
const FORM = ['a', 'a', 'b', 'a', null, 'c', 'a', 'b'] as const;

export function melodyOf(theme: Theme): readonly Sung[] {
  const chance = chanceOf(theme, 'melody');
  const motifs = { a: motifOf(chance), b: motifOf(chance), c: motifOf(chance) };
  const starts = { a: 3 + Math.floor(chance() * 3), b: 6, c: 2 };
  return FORM.flatMap((name, at) =>
    name === null ? [] : sing(theme, { motif: motifs[name], bar: at * 2, start: starts[name] }),
  );
}
