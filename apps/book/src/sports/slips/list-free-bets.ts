import type { Book } from '../../book.ts';
import type { Session } from '../../sessions/open-session.ts';

/** What bets on matches are told to the wallet as. */
const GAMES: readonly string[] = ['sports', 'esports'];

/** The free bets that a member may put on a slip, the first to end first; none while nobody says. */
export async function listFreeBets(
  { wallet }: Pick<Book, 'wallet'>,
  { player, currency }: Pick<Session, 'player' | 'currency'>,
) {
  const word = await wallet.grants(player, currency);
  if (word.kind !== 'done') return [];
  return word.value
    .flatMap(({ grantId, kind, games, stake, left, expiresAt, paysTo, turnoverTimes }) => {
      const isHere = games === null || games.some((game) => GAMES.includes(game));
      if (kind !== 'bet' || stake === null || left < 1 || !isHere) return [];
      return [{ grantId, games, stake, expiresAt, paysTo, turnoverTimes }];
    })
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
}
