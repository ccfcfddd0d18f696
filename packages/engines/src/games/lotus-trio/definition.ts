/**
 * Every number of the game that a mathematician may change. Of a million tickets so many have three
 * of a charm, which pays so many times the price; the others win nothing.
 */
export const definition = {
  key: 'lotus-trio',
  version: 1,
  fields: 9,
  prizes: [
    { charm: 'pearl', weight: 10, pays: 2_000 },
    { charm: 'turtle', weight: 200, pays: 200 },
    { charm: 'heron', weight: 1_600, pays: 50 },
    { charm: 'frog', weight: 12_000, pays: 10 },
    { charm: 'dragonfly', weight: 32_000, pays: 5 },
    { charm: 'koi', weight: 130_000, pays: 2 },
    { charm: 'lotus', weight: 270_000, pays: 1 },
  ],
  blanks: 554_190,
} as const;
