/** What a client says it can take and what it says it has, read from its headers. */

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The smaller of those it names, or that `*` stands for; one at `q=0` is refused by name. */
export function encodingFor(header = ''): Encoding | null {
  const weights = new Map(listOf(header.toLowerCase()).map(weighed));
  const takes = (encoding: string) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(takes) ?? null;
}

function weighed(row: string): readonly [string, number] {
  const [encoding = '', ...parameters] = listOf(row, ';');
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [encoding, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** Whether a list of tags (`If-None-Match`) holds this one; a weak mark does not matter for that. */
export const hasTag = (header = '', tag: string): boolean =>
  listOf(header).some((known) => known === '*' || known.replace(/^W\//, '') === tag);

const listOf = (text: string, separator = ','): readonly string[] =>
  text.split(separator).map((part) => part.trim());
