/** Every key under which an answer is kept; words in a language carry its code. */
export const queryKeys = {
  permission: ['permission'],
  announcements: (language: string) => ['announcements', language],
  /** Below the announcements: the same event tells of a change. */
  siteTexts: (language: string) => ['announcements', language, 'texts'],
  helpCenter: (language: string) => ['announcements', language, 'help'],
  retention: ['announcements', 'retention'],
  posts: (language: string, kind: string) => ['announcements', language, 'posts', kind],
  post: (language: string, kind: string, postId: string) => [
    'announcements',
    language,
    'post',
    kind,
    postId,
  ],
  /** What is fetched anew when the catalogue changes. */
  catalogue: (language: string, ...what: readonly unknown[]) => ['catalogue', language, ...what],
  winners: (language: string) => ['winners', language],
  texts: (language: string, areas: readonly string[]) => ['texts', language, ...areas],
  numberingPlans: ['numberingPlans'],
  imageBase: (bases: readonly string[]) => ['imageBase', bases],
  countryCodes: ['countryCodes'],
  /** What is about whoever is logged in, by the number of the login. */
  member: (login: number, what: string) => ['member', login, what],
} as const;
