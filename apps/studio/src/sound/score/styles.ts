import type { WORLDS } from '@baize/art/worlds';
import type { BeatenName } from '../instruments/beaten.ts';
import type { TunedName } from '../instruments/tuned.ts';
import type { Hall } from '../reverb.ts';

export type World = keyof typeof WORLDS;

/** How music sounds where a motif is at home. A title chooses among what is offered here. */
export type Style = {
  /** Semitones above the tonic, seven of them. */
  readonly scale: readonly number[];
  /** Which of the seven the melody walks on. */
  readonly tune: readonly number[];
  /** Beats a minute, the slowest and the fastest. */
  readonly tempo: readonly [number, number];
  /** How late the second eighth comes, in eighths. */
  readonly swing: number;
  /** Roots of four bars, as places in the scale. */
  readonly chords: readonly (readonly [number, number, number, number])[];
  readonly leads: readonly TunedName[];
  /** What goes along under the melody. */
  readonly seconds: readonly TunedName[];
  readonly pad: TunedName | null;
  /** Strokes of a bar in sixteenths. */
  readonly drums: readonly (readonly [BeatenName, string])[];
  /** What is added when more is at stake. */
  readonly more: readonly (readonly [BeatenName, string])[];
  readonly hall: Hall;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const MIXOLYDIAN = [0, 2, 4, 5, 7, 9, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const HARMONIC_MINOR = [0, 2, 3, 5, 7, 8, 11];
const PHRYGIAN_MAJOR = [0, 1, 4, 5, 7, 8, 10];

/** Without the fourth and the seventh: five notes that never quarrel. */
const FIVE = [0, 1, 2, 4, 5];
const YO = [0, 1, 3, 4, 5];
const ALL = [0, 1, 2, 3, 4, 5, 6];

export const STYLES: Readonly<Record<World, Style>> = {
  sea: {
    scale: LYDIAN,
    tune: FIVE,
    tempo: [72, 88],
    swing: 0,
    chords: [
      [0, 5, 1, 4],
      [0, 1, 0, 4],
      [5, 1, 0, 4],
    ],
    leads: ['vibes', 'marimba', 'glass'],
    seconds: ['harp', 'marimba'],
    pad: 'strings',
    drums: [['shaker', '..x...x...x...x.']],
    more: [
      ['tom', 'x..x..x...x.x...'],
      ['shaker', 'x.xxx.xxx.xxx.xx'],
    ],
    hall: { size: 1.5, wet: 0.34 },
  },
  voyage: {
    scale: DORIAN,
    tune: ALL,
    tempo: [92, 108],
    swing: 0.12,
    chords: [
      [0, 6, 3, 0],
      [0, 3, 6, 0],
      [0, 2, 6, 0],
    ],
    leads: ['fiddle', 'flute', 'guitar'],
    seconds: ['guitar', 'harp'],
    pad: null,
    drums: [
      ['frame', 'x.....x...x.....'],
      ['slap', '....x.......x...'],
    ],
    more: [
      ['frame', 'x..x..x.x..x..x.'],
      ['shaker', 'xxxxxxxxxxxxxxxx'],
    ],
    hall: { size: 1.1, wet: 0.2 },
  },
  table: {
    scale: MAJOR,
    tune: FIVE,
    tempo: [84, 100],
    swing: 0.3,
    chords: [
      [1, 4, 0, 5],
      [0, 5, 1, 4],
      [3, 1, 4, 0],
    ],
    leads: ['vibes', 'guitar'],
    seconds: ['guitar', 'vibes'],
    pad: null,
    drums: [
      ['brush', 'x...x..xx...x..x'],
      ['hat', '....x.......x...'],
    ],
    more: [
      ['kick', 'x.......x.......'],
      ['hat', 'x.x.x.x.x.x.x.x.'],
    ],
    hall: { size: 0.8, wet: 0.16 },
  },
  temple: {
    scale: MAJOR,
    tune: FIVE,
    tempo: [70, 86],
    swing: 0,
    chords: [
      [0, 4, 5, 0],
      [0, 5, 4, 0],
      [5, 0, 4, 0],
    ],
    leads: ['ranat', 'bell', 'flute'],
    seconds: ['ranat', 'koto'],
    pad: null,
    drums: [
      ['ching', 'x...............'],
      ['chup', '........x.......'],
      ['tom', '......x.....x.x.'],
    ],
    more: [
      ['taiko', 'x.....x.x.....xx'],
      ['chup', '....x.......x...'],
    ],
    hall: { size: 1.4, wet: 0.3 },
  },
  garden: {
    scale: MAJOR,
    tune: YO,
    tempo: [64, 78],
    swing: 0,
    chords: [
      [0, 3, 1, 4],
      [1, 0, 3, 4],
      [5, 3, 0, 4],
    ],
    leads: ['koto', 'flute', 'harp'],
    seconds: ['harp', 'koto'],
    pad: 'strings',
    drums: [['block', 'x.........x.....']],
    more: [
      ['frame', 'x...x..xx...x...'],
      ['shaker', '..x...x...x...x.'],
    ],
    hall: { size: 1.3, wet: 0.28 },
  },
  treasure: {
    scale: PHRYGIAN_MAJOR,
    tune: ALL,
    tempo: [94, 110],
    swing: 0,
    chords: [
      [0, 1, 0, 6],
      [0, 3, 1, 0],
      [0, 6, 1, 0],
    ],
    leads: ['oud', 'fiddle', 'glass'],
    seconds: ['oud', 'harp'],
    pad: 'strings',
    drums: [
      ['frame', 'x.....x.x.......'],
      ['slap', '...x......x.x...'],
      ['shaker', 'x.x.x.x.x.x.x.x.'],
    ],
    more: [
      ['taiko', 'x.......x.......'],
      ['slap', '..xx.x.x..xx.xxx'],
    ],
    hall: { size: 1.2, wet: 0.22 },
  },
  sky: {
    scale: MIXOLYDIAN,
    tune: FIVE,
    tempo: [78, 94],
    swing: 0,
    chords: [
      [0, 6, 3, 0],
      [0, 3, 0, 6],
      [3, 6, 0, 0],
    ],
    leads: ['glass', 'bell', 'harp'],
    seconds: ['harp', 'vibes'],
    pad: 'strings',
    drums: [['hat', '....x.......x...']],
    more: [
      ['kick', 'x...x...x...x...'],
      ['hat', '..x...x...x...x.'],
      ['clap', '....x.......x...'],
    ],
    hall: { size: 1.6, wet: 0.36 },
  },
  feast: {
    scale: MAJOR,
    tune: FIVE,
    tempo: [108, 122],
    swing: 0.06,
    chords: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 1, 4, 0],
    ],
    leads: ['marimba', 'guitar', 'brass'],
    seconds: ['guitar', 'marimba'],
    pad: null,
    drums: [
      ['kick', 'x.......x.......'],
      ['shaker', 'x.xxx.xxx.xxx.xx'],
      ['block', 'x..x..x...x.x...'],
    ],
    more: [
      ['clap', '....x.......x...'],
      ['tom', '......xx......xx'],
    ],
    hall: { size: 0.9, wet: 0.18 },
  },
};

/** Where it is night in a title: the same world in the minor. */
export const NIGHT_SCALE = HARMONIC_MINOR;
