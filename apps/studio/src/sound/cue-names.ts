/** What goes on and on: one at a time. */
export const MUSIC_NAMES = ['base', 'feature'] as const;
export type MusicName = (typeof MUSIC_NAMES)[number];

/** A moment of a game that is told in music. */
export const STINGER_NAMES = [
  'small',
  'tension',
  'opening',
  'ending',
  'big',
  'huge',
  'legendary',
] as const;
export type Stinger = (typeof STINGER_NAMES)[number];

/** What a game sounds because something in it moved. */
export const EFFECT_NAMES = [
  'press',
  'spin',
  'stop',
  'tumble',
  'lift',
  'coin',
  'card',
  'chip',
  'chips',
  'dice',
  'cup',
  'tick',
  'peg',
  'wheel',
  'ball',
  'pop',
  'scratch',
  'open',
  'blast',
  'rise',
  'shot',
  'splash',
  'fight',
  'bell',
  'gong',
  'rest',
] as const;
export type EffectName = (typeof EFFECT_NAMES)[number];

/** Everything a game can sound. */
export type CueName = MusicName | Stinger | EffectName;

/** In the order they are made: a press is answered before the band is tuned, what is rare comes last. */
export const CUES: readonly CueName[] = [
  ...EFFECT_NAMES,
  'small',
  'tension',
  'base',
  'opening',
  'feature',
  'ending',
  'big',
  'huge',
  'legendary',
];

const isOneOf = (names: readonly CueName[], name: CueName): boolean => names.includes(name);

export const isMusic = (name: CueName): name is MusicName => isOneOf(MUSIC_NAMES, name);
export const isStinger = (name: CueName): name is Stinger => isOneOf(STINGER_NAMES, name);
