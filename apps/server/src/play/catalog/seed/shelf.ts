import { MOTIFS, type MotifName } from '@baize/art/motifs';
import { GAME_CLASSES, type GameClass, type GameType } from '@baize/contract/game';
import { LOTTERY_LANGUAGES, LOTTERY_NAMES } from '@baize/contract/lottery-names';
import type { TitleShelf } from '@baize/engines/families/title-shelf';
import { assert } from '@baize/std/assert';
import { BOOK, STUDIO } from '../../../config/read-launchers.ts';
import { type SeededVendor, VENDOR_NAMES } from './vendors.ts';

export type ShippedGame = {
  readonly nodeId: number;
  /** Its place among the vendor's games: the smaller, the earlier shown. */
  readonly number: number;
  /** What the provider calls it: of our own studio the key of its engine, of the book its lottery or its kind of matches. */
  readonly code: string;
  /** What its cover shows. */
  readonly motif: MotifName;
  readonly gameClass: GameClass | null;
  readonly names: Readonly<Record<(typeof LOTTERY_LANGUAGES)[number], string>>;
};

/** The games of a type that a vendor brings. */
export type Shelf = {
  readonly gameType: GameType;
  readonly vendor: SeededVendor;
  readonly isEntrance: boolean;
  /** Which of our own vendors plays them. */
  readonly provider: typeof STUDIO | typeof BOOK;
  readonly games: readonly ShippedGame[];
};

type Make = (table: TemplateStringsArray) => Shelf;

/**
 * A table with a line a game: `number motif/CLASS engine | EN | TH | ES | PT`, the class where it has
 * one, and then the engine or lottery that plays it. The number of a game in every list is the base and
 * its own; a line may move or go, its number is never given again.
 */
const shelf =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => {
    const games = readTable(table.join(''), base);
    return { gameType, vendor, isEntrance: false, provider: STUDIO, games };
  };

/** The titles that our studio plays under the name of a vendor. */
export function titles({ vendor, base, gameType, titles: lines }: TitleShelf): Shelf {
  assert(isVendor(vendor), `there is a vendor ${vendor}`);
  const games = lines.map(({ number, key, motif, gameClass: className, names }) => {
    assert(isMotif(motif), `there is a motif ${motif}`);
    const gameClass = classNamed(className, key);
    return { nodeId: base + number, number, code: key, motif, gameClass, names };
  });
  return { gameType, vendor, isEntrance: false, provider: STUDIO, games };
}

/** The one game that is a vendor's whole offer. */
export const entrance =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => ({ ...shelf(gameType, vendor, base)(table), isEntrance: true });

/** Lotteries of a vendor, a line each without the names: the book plays all of them. */
export const lotteries =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => {
    const named = linesOf(table.join('')).map((line) => nameLottery(vendor, line));
    const games = named.map((line) => readLine(line, base));
    return { gameType, vendor, isEntrance: false, provider: BOOK, games };
  };

function nameLottery(vendor: SeededVendor, line: string): string {
  const names = LOTTERY_NAMES[vendor]?.[line.split(' ').at(-1) ?? ''];
  assert(names, `a lottery has names: ${line}`);
  return [line, ...names].join('|');
}

/** The one entry that leads to all lotteries of a vendor. */
export const hall =
  (gameType: GameType, vendor: SeededVendor, base: number): Make =>
  (table) => ({ ...shelf(gameType, vendor, base)(table), provider: BOOK, isEntrance: true });

/** The one entry of a vendor of matches: the book takes its bets. */
export const sportsbook = hall;

const linesOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const readTable = (text: string, base: number): readonly ShippedGame[] =>
  linesOf(text).map((line) => readLine(line, base));

const HEAD = /^(\d+) ([a-z]+)(?:\/([A-Z]+))? ([a-z0-9-]+)$/;

function readLine(line: string, base: number): ShippedGame {
  const [head = '', EN, TH, ES, PT] = line.split('|').map((cell) => cell.trim());
  const [, digits = '', motif = '', className, code] = HEAD.exec(head) ?? [];
  assert(isMotif(motif) && code && EN && TH && ES && PT, `a line of the games is whole: ${line}`);
  const gameClass = classNamed(className ?? null, line);
  const number = Number(digits);
  const names = { EN, TH, ES, PT };
  return { nodeId: base + number, number, code, motif, gameClass, names };
}

const isMotif = (name: string): name is MotifName => Object.hasOwn(MOTIFS, name);

const isVendor = (code: string): code is SeededVendor => Object.hasOwn(VENDOR_NAMES, code);

function classNamed(name: string | null, line: string): GameClass | null {
  const gameClass = GAME_CLASSES.find((known) => known === name) ?? null;
  assert(name === null || gameClass, `there is such a class: ${line}`);
  return gameClass;
}
