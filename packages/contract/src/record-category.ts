import { GAME_TYPES, type GameClass, type GameType } from './game.ts';

/** Classes of the type RNG that are no slots: tables, video poker, scratch cards, arcade. */
export const NO_SLOTS = ['TG', 'VP', 'SC', 'AC'] as const satisfies readonly GameClass[];

/** What records tell games apart by. `OTHER`: what is in the catalogue no longer. */
export const RECORD_CATEGORIES = [...GAME_TYPES, ...NO_SLOTS, 'OTHER'] as const;

export type RecordCategory = (typeof RECORD_CATEGORIES)[number];

type GameKind = { readonly gameType: GameType; readonly gameClass: GameClass | null };

/** Roulette is listed with the slots, but a record calls it what it is. */
export const recordCategoryOf = ({ gameType, gameClass }: GameKind): RecordCategory =>
  NO_SLOTS.find((one) => gameType === 'RNG' && one === gameClass) ?? gameType;
