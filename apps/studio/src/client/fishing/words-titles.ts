import type { Dictionary } from '../words.ts';

/** The names of the seas, as the catalogue has them. */
export const TITLES = {
  'reef-patrol': {
    EN: { title: 'Reef Patrol' },
    TH: { title: 'หน่วยลาดตระเวนปะการัง' },
    ES: { title: 'La patrulla del arrecife' },
    PT: { title: 'A patrulha do recife' },
  },
  'kraken-night': {
    EN: { title: 'Kraken Night' },
    TH: { title: 'คืนคราเคน' },
    ES: { title: 'La noche del kraken' },
    PT: { title: 'A noite do kraken' },
  },
} as const satisfies Readonly<Record<string, Dictionary<'title'>>>;
