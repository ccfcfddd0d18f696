import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import type { WireRound } from '../wire.ts';
import type { Money } from './money.ts';
import type { Frame } from './shell/frame.ts';
import type { Table } from './table.ts';
import type { Language, Say } from './words.ts';

/** A game as its pages show it. Everything around it is the shell's. */
export type Game = {
  readonly engine: Engine;
  readonly sheet: ParSheet;
  readonly title: Readonly<Record<Language, string>>;
  /** The game made by hand whose rules it has, where it stands under a key of its own. */
  readonly rulesKey?: string;
  /** Of the most it pays: one round in so many; where it is not said, its rules and its sheet say it. */
  readonly mostOneIn?: number;
  /** One press plays a round to its end, though another choice costs more: what is bought. */
  readonly isOnePress?: boolean;
  /** The same game under another title, where what it draws shows the title too. */
  entitled?(title: Game['title']): Game;
  /** Draws the game into its frame and plays it at the table. */
  mount(table: Table, frame: Frame): void | Promise<void>;
  /** A round in a line, as lists show it: the number that fell, the hand that won. */
  lineOf(round: WireRound, say: Say): string;
  /** What a player's rounds look like together, the newest first: the roads of a game of two sides. */
  recordOf?(rounds: readonly WireRound[], say: Say): Promise<HTMLElement>;
  /** How it is played and what it pays: elements that are read. The shell adds return and limits. */
  rulesOf(table: Table): readonly Node[];
  /** Of a shared table: how its rounds are drawn. In all other games the player's seeds say it. */
  fairnessOf?(table: Table): readonly Node[];
  /** Draws a round that is over as it ended, without motion. */
  recall(round: WireRound, facts: Recalled): HTMLElement;
};

export type Recalled = { readonly say: Say; readonly money: Money };
