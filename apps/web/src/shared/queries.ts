/** Every key under which an answer is kept; words in a language carry its code. */
export const queryKeys = {
  permission: ['permission'],
  announcements: (language: string) => ['announcements', language],
  studios: (language: string) => ['studios', language],
  texts: (language: string, areas: readonly string[]) => ['texts', language, ...areas],
  imageBase: (bases: readonly string[]) => ['imageBase', bases],
} as const;
