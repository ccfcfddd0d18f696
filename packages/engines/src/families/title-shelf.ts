import { assert } from '@baize/std/assert';

/** The languages of the names, in the order of the columns. */
const LANGUAGES = ['EN', 'TH', 'ES', 'PT'] as const;

export type TitleNames = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** A game as the catalogue names it and as its page does: the one place where both look. */
export type Title = {
  /** Which of the catalogue's studios brings it. */
  readonly vendor: string;
  readonly number: number;
  /** The key of its engine. */
  readonly key: string;
  /** The game made by hand that it is a variation of; null where it is one itself. */
  readonly machine: string | null;
  /** What its cover shows, and what pays most in it. */
  readonly motif: string;
  readonly gameClass: string | null;
  readonly names: TitleNames;
};

/** A title that is a variation of a game made by hand. */
export type Variation = Title & { readonly machine: string };

export const isVariation = (title: Title): title is Variation => title.machine !== null;

/** What the lists call the kind of its games. */
export type TitleType = 'RNG' | 'FISH' | 'LIVE' | 'PVP';

export type TitleShelf = {
  readonly vendor: string;
  readonly gameType: TitleType;
  /** A title's number in every list is this and its own. */
  readonly base: number;
  readonly titles: readonly Title[];
};

/**
 * A table with a line a title: `number motif/CLASS engine | EN | TH | ES | PT`, the class where it has
 * one. `on:machine` in place of the engine makes it a variation, whose key is its English name. A line
 * may move or go; its number is never given again.
 */
export const titleShelf =
  (vendor: string, base: number, gameType: TitleType = 'RNG') =>
  (table: TemplateStringsArray): TitleShelf => ({
    vendor,
    gameType,
    base,
    titles: table
      .join('')
      .trim()
      .split('\n')
      .map((line) => readLine(vendor, line)),
  });

const HEAD = /^(\d+) ([a-z]+)(?:\/([A-Z]+))? (on:)?([a-z0-9-]+)$/;

function readLine(vendor: string, line: string): Title {
  const [head = '', EN, TH, ES, PT] = line.split('|').map((cell) => cell.trim());
  const [, number, motif, gameClass = null, on, engine] = HEAD.exec(head) ?? [];
  assert(
    number && motif && engine && EN && TH && ES && PT,
    `a line of the titles is whole: ${line}`,
  );
  return {
    vendor,
    number: Number(number),
    key: on ? keyOf(EN) : engine,
    machine: on ? engine : null,
    motif,
    gameClass,
    names: { EN, TH, ES, PT },
  };
}

/** A name as a key: small letters and hyphens. */
export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');
