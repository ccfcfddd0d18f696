import type { Call } from '../api.ts';
import type { Money } from '../money.ts';
import type { Sound } from '../shell/sound.ts';
import type { Say, Speech } from '../words.ts';
import type { PokerWord } from './words.ts';

/** What every part of the page speaks, reckons and calls by. */
export type PokerPage = {
  readonly call: Call;
  readonly say: Say;
  readonly words: Speech<PokerWord>;
  /** Of the club, as the catalogue has it. */
  readonly name: string;
  readonly money: Money;
  readonly sound: Sound;
  /** The line that writes what sounds. */
  readonly caption: HTMLElement;
  /** Above the page: the title of what is shown, and where back leads. */
  head(title: string, below: string, onBack: () => void): HTMLElement;
  tell(text: string): void;
  showLobby(): Promise<void>;
};

/** The first free seat, for who has none; null where there is nothing to sit down at. */
export function freePlace(seats: readonly ({ readonly isOwn: boolean } | null)[]): number | null {
  const place = seats.indexOf(null);
  return place < 0 || seats.some((seat) => seat?.isOwn) ? null : place;
}

/** `chao-phraya` is the table Chao Phraya. */
export const nameOf = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
