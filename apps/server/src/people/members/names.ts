/** Titles that banks write before a name and people leave out, or the other way round. */
const THAI_TITLES = /^(?:นางสาว|นาง|นาย|น\.\s*ส\.|เด็กชาย|เด็กหญิง|ด\.\s*ช\.|ด\.\s*ญ\.)\s*/;
const LATIN_TITLES = /^(?:mrs|mr|ms|miss|sra|sr|srta)(?:\.\s*|\s+)/;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;

/**
 * A name as it is compared: without title, case, blanks, points and Latin accents, which banks
 * print as they please. Thai vowels and tones are no accents: they make another name.
 */
const essenceOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(LATIN_ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(THAI_TITLES, '')
    .replace(LATIN_TITLES, '')
    .replaceAll(/[\s.,'’-]/g, '');

export const isSameName = (one: string, other: string): boolean =>
  essenceOf(one) !== '' && essenceOf(one) === essenceOf(other);

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** `Somchai Jaidee` becomes `S••• J•••`: its owner knows it again, nobody else learns it. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${letters.segment(word)[Symbol.iterator]().next().value?.segment ?? ''}•••`)
    .join(' ');
