import type { Id } from '@baize/std/id';
import type { Row } from '../../base/db/index.ts';

export type RaffleId = Id<'raf'>;
type Names = { readonly names: Readonly<Record<string, string>> };

/** A raffle without its deck, which is sealed. */
export type RaffleRow = Omit<Row<'raffles_raffle'>, 'names' | 'secret'> & Names;
export type PrizeRow = Omit<Row<'raffles_prize'>, 'names'> & Names;
/** A slot that was drawn. */
export type SlotRow = Row<'raffles_slot'>;

/** One that is drawn next. */
export type NextSlot = Pick<SlotRow, 'raffle_id' | 'place' | 'prize'>;

/** In the language asked for, else in English, else in any. */
export const nameIn = ({ names }: Names, language: string): string =>
  names[language] ?? names['EN'] ?? Object.values(names)[0] ?? '';
