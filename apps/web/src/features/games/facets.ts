import type { listVendorGameTypes } from '@baize/contract/catalog';
import type { Output } from '@baize/contract/endpoint';
import { GAME_CLASSES, type GameClass, type GameType } from '@baize/contract/game';
import type { ListSearch } from './list-search.ts';

type VendorTypes = Output<typeof listVendorGameTypes>;

export type VendorFacet = {
  readonly code: string;
  readonly name: string;
  /** How many games choosing it alone would show. */
  readonly count: number;
};

export type ClassFacet = { readonly code: GameClass; readonly count: number };

/** What a list can be narrowed down to, with how much each choice leaves. */
export type Facets = {
  readonly vendors: readonly VendorFacet[];
  readonly classes: readonly ClassFacet[];
  /** Of the whole category. */
  readonly total: number;
};

type Narrowed = Pick<ListSearch, 'vendors' | 'gameClass'>;

export function facetsOf(types: VendorTypes, gameType: GameType, narrowed: Narrowed): Facets {
  const rows = types.flatMap(({ vassalage, displayName, gameTypes }) => {
    const row = gameTypes.find((offered) => offered.gameType === gameType);
    return row && row.gameCount > 0 ? [{ ...row, code: vassalage, name: displayName }] : [];
  });
  const { vendors, gameClass } = narrowed;
  const chosen = rows.filter(({ code }) => vendors.length === 0 || vendors.includes(code));
  const countOf = (code: GameClass) =>
    chosen.reduce((sum, row) => sum + (row.gameClassify[code] ?? 0), 0);
  const isThere = (code: GameClass) => rows.some((row) => (row.gameClassify[code] ?? 0) > 0);
  return {
    vendors: rows.map(({ code, name, gameCount, gameClassify }) => ({
      code,
      name,
      count: gameClass === null ? gameCount : (gameClassify[gameClass] ?? 0),
    })),
    classes: GAME_CLASSES.filter(isThere).map((code) => ({ code, count: countOf(code) })),
    total: rows.reduce((sum, { gameCount }) => sum + gameCount, 0),
  };
}
