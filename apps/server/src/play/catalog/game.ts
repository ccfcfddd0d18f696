import type { GameClass, GameState, GameType } from '@baize/contract/game';
import type { Instant } from '@baize/std/time';

/** A name by language; English is always there. */
export type Names = Readonly<Record<string, string>>;

/** A game as the catalogue shows it at a moment. */
export type CatalogueGame = {
  readonly nodeId: number;
  readonly vendor: string;
  readonly vendorNames: Names;
  /** Who runs it, by the code the wallet knows; null while nobody does. */
  readonly provider: string | null;
  readonly code: string;
  readonly gameType: GameType;
  readonly gameClass: GameClass | null;
  readonly names: Names;
  readonly cover: string;
  readonly icon: string | null;
  readonly releasedOn: string;
  /** The vendor's whole offer as one game: it stands on the vendor's card and in no list. */
  readonly isEntrance: boolean;
  readonly hasTrial: boolean;
  readonly isNew: boolean;
  readonly state: GameState;
  readonly until: Instant | null;
};

/** A vendor in the list of a category. */
export type CatalogueVendor = {
  readonly code: string;
  readonly names: Names;
  readonly gameType: GameType;
  readonly state: GameState;
  readonly until: Instant | null;
  readonly gameCount: number;
  readonly entrance: CatalogueGame | null;
};

export const nameIn = (names: Names, language: string): string =>
  names[language] ?? names['EN'] ?? '';
