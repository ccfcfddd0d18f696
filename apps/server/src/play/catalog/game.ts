import type { GameClass, GameItem, GameState, GameType } from '@baize/contract/game';
import type { Instant } from '@baize/std/time';

/** A name by language; English is always there. */
export type Names = Readonly<Record<string, string>>;

/** The least and the most that may be staked, in the smallest unit of a currency, as digits. */
export type StakeRange = { readonly min: string; readonly max: string };

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
  /** As the provider states it; null where it states none, or nobody can play it. */
  readonly returns: GameItem['returns'];
  /** In the brand's currency. */
  readonly stakes: StakeRange | null;
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
