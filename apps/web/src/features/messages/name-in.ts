/** A name in the reader's language, or in English, or in whatever it was written. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
