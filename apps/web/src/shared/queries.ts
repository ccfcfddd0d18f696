/** Every key under which an answer is kept; words in a language carry its code. */
export const queryKeys = {
  permission: ['permission'],
  announcements: (language: string) => ['announcements', language],
  studios: (language: string) => ['studios', language],
  imageBase: (bases: readonly string[]) => ['imageBase', bases],
} as const;
