import { pointsOf, stakesWon } from '@baize/engines/pok-deng/rank-hand';
import type { PokDengHand } from '@baize/engines/pok-deng/table';
import type { CardEvent } from './card-games.ts';
import type { HandSign } from './read-signs.ts';

/** Nobody who plays to win stands on so few points. */
const FEW_POINTS = 3;

/**
 * What a hand of Pok Deng may tell of two players. Chip dumping: one stands by their own choice on three
 * points or less and loses to the bank, or the bank does so against one alone.
 */
export function readPokDengSigns(
  { holders, bank }: PokDengHand,
  log: readonly CardEvent[],
): readonly HandSign[] {
  const banker = holders.find(({ place }) => place === bank);
  if (!banker) return [];
  const players = holders.filter(({ place }) => place !== bank);
  const stood = new Set(
    log.flatMap((event) =>
      event.type === 'drawn' && event.move === 'stand' && !event.isTimeout ? [event.place] : [],
    ),
  );
  const isGivenUp = ({ place, cards }: (typeof holders)[number]) =>
    stood.has(place) && pointsOf(cards) <= FEW_POINTS;
  const toBank = players
    .filter((holder) => isGivenUp(holder) && stakesWon(holder.cards, banker.cards) < 0)
    .map(({ player }) => ({ player, other: banker.player }));
  const [only] = players;
  const isToOne =
    players.length === 1 && only && isGivenUp(banker) && stakesWon(only.cards, banker.cards) > 0;
  const pairs = isToOne ? [...toBank, { player: banker.player, other: only.player }] : toBank;
  return pairs.slice(0, 1).map((pair) => ({ sign: 'chip_dumping', ...pair }));
}
