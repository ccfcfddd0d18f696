import type { WirePokDengSeat } from '../../poker/pok-deng-wire.ts';
import type { PokerPage } from '../poker/page.ts';
import type { Speech } from '../words.ts';
import type { PokDengWord } from './words.ts';

/** The page of the tables, with the words of this game beside those of all. */
export type PokDengPage = PokerPage & { readonly own: Speech<PokDengWord> };

export function seatName({ words }: PokDengPage, seat: WirePokDengSeat | null): string {
  if (!seat) return '';
  if (seat.isOwn) return words('you');
  return seat.isBot ? seat.name : words('player', { name: seat.name });
}
