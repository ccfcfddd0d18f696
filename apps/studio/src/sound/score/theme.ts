import { type Chance, chanceFrom, pick } from '@baize/art/chance';
import type { TunedName } from '../instruments/tuned.ts';
import { NIGHT_SCALE, STYLES, type Style, type World } from './styles.ts';

/** What a title's music is made from: the same for the same title, wherever it is played. */
export type Theme = {
  readonly key: string;
  readonly world: World;
  readonly style: Style;
  /** The note everything comes home to. */
  readonly tonic: number;
  readonly scale: readonly number[];
  readonly beat: number;
  readonly chords: readonly number[];
  readonly lead: TunedName;
  readonly second: TunedName;
  readonly pad: TunedName | null;
};

const LOWEST_TONIC = 48;
/** One in so many titles of a world whose light is in major stands in the minor. */
const NIGHT_SHARE = 0.2;
const NIGHT_WORLDS: readonly World[] = ['sea', 'sky', 'garden'];

export function themeOf(key: string, world: World): Theme {
  const chance = chanceFrom(`sound of ${key}`);
  const style = STYLES[world];
  const [slow, fast] = style.tempo;
  const isNight = NIGHT_WORLDS.includes(world) && chance() < NIGHT_SHARE;
  const lead = pick(chance, style.leads);
  const others = style.seconds.filter((name) => name !== lead);
  return {
    key,
    world,
    style,
    tonic: LOWEST_TONIC + Math.floor(chance() * 12),
    scale: isNight ? NIGHT_SCALE : style.scale,
    beat: 60 / (slow + Math.floor(chance() * (fast - slow + 1))),
    chords: pick(chance, style.chords),
    lead,
    second: pick(chance, others.length > 0 ? others : style.seconds),
    pad: style.pad,
  };
}

/** A stream for one part of a score, so that a change in one leaves the others as they are. */
export const chanceOf = ({ key }: Theme, part: string): Chance => chanceFrom(`${key} ${part}`);

/** The note of a place in the scale; seven further is an octave higher. */
export function noteOf({ tonic, scale }: Theme, place: number): number {
  const octave = Math.floor(place / scale.length);
  return tonic + 12 * octave + (scale[place - octave * scale.length] ?? 0);
}
