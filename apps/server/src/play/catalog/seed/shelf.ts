import { MOTIFS, type MotifName } from '@baize/art/motifs';
import { GAME_CLASSES, type GameClass, type GameType } from '@baize/contract/game';
import { assert } from '@baize/std/assert';
import type { SeededVendor } from './vendors.ts';

/** The languages of the names, in the order of the columns. */
const LANGUAGES = ['EN', 'TH', 'ES', 'PT'] as const;

export type ShippedGame = {
  readonly nodeId: number;
  /** Its place among the vendor's games: the smaller, the earlier shown. */
  readonly number: number;
  /** What the provider calls it: of our own studio, the key of its engine. */
  readonly code: string;
  /** Our own studio plays it, so that it can really be opened. */
  readonly isOpen: boolean;
  /** What its cover shows. */
  readonly motif: MotifName;
  readonly gameClass: GameClass | null;
  readonly names: Readonly<Record<(typeof LANGUAGES)[number], string>>;
};

/** The games of a type that a vendor brings. */
export type Shelf = {
  readonly gameType: GameType;
  readonly vendor: SeededVendor;
  readonly isEntrance: boolean;
  readonly games: readonly ShippedGame[];
};

type Make = (table: TemplateStringsArray) => Shelf;

/**
 * A table with a line a game: `number motif/CLASS engine | EN | TH | ES | PT`, the class where it has
 * one and the engine where our own studio plays it. The number of a game in every list is the base
 * and its own; a line may move or go, its number is never given again.
 */
export const shelf =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => ({ gameType, vendor, isEntrance: false, games: readTable(table.join(''), base) });

/** The one game that is a vendor's whole offer. */
export const entrance =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => ({ ...shelf(gameType, vendor, base)(table), isEntrance: true });

const readTable = (text: string, base: number): readonly ShippedGame[] =>
  text
    .trim()
    .split('\n')
    .map((line) => readLine(line, base));

const HEAD = /^(\d+) ([a-z]+)(?:\/([A-Z]+))?(?: ([a-z0-9-]+))?$/;

function readLine(line: string, base: number): ShippedGame {
  const [head = '', EN, TH, ES, PT] = line.split('|').map((cell) => cell.trim());
  const [, digits = '', motif = '', className, engine] = HEAD.exec(head) ?? [];
  assert(isMotif(motif) && EN && TH && ES && PT, `a line of the games is whole: ${line}`);
  const gameClass = GAME_CLASSES.find((known) => known === className) ?? null;
  assert(className === undefined || gameClass, `there is such a class: ${line}`);
  const number = Number(digits);
  const names = { EN, TH, ES, PT };
  const played = { code: engine ?? codeOf(EN), isOpen: engine !== undefined };
  return { nodeId: base + number, number, ...played, motif, gameClass, names };
}

const isMotif = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);

const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-');
