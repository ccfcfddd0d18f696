import type { Id } from '@baize/std/id';
import type { Row } from '../../base/db/index.ts';

export type RaffleId = Id<'raf'>;
type Names = { readonly names: Readonly<Record<string, string>> };

export type RaffleRow = Omit<Row<'raffles_raffle'>, 'names'> & Names;
export type PrizeRow = Omit<Row<'raffles_prize'>, 'names'> & Names;
export type SlotRow = Row<'raffles_slot'>;

/** In the language asked for, else in English, else in any. */
export const nameIn = ({ names }: Names, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
