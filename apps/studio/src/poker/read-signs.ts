import type { Hand, TableEvent } from '@baize/engines/holdem/table';
import type { PokerSign } from '../db/tables.ts';

export type HandSign = {
  readonly sign: PokerSign;
  readonly player: string;
  readonly other: string;
};

/** Who gives a hand up with so many big blinds in it, to one alone, gives chips away. */
const DUMPED_BLINDS = 20;

type EndedHand = Pick<Hand, 'holders'> & { readonly bigBlind: number };

/**
 * What a hand that is over may tell of two players. Chip dumping: one folds to the other, the last
 * against the last, with twenty big blinds or more in the pot. Soft play: two alone see the flop and
 * neither bets to the end.
 */
export function readSigns(
  { holders, bigBlind }: EndedHand,
  log: readonly TableEvent[],
): readonly HandSign[] {
  const playerAt = (place: number) => holders.find((one) => one.place === place)?.player ?? '';
  const left = holders.filter(({ hasFolded }) => !hasFolded);
  const [winner, second] = left;
  const flopAt = log.findIndex((event) => event.type === 'street' && event.street === 'flop');
  const last = log.findLast((event) => event.type === 'acted');
  if (left.length === 1 && winner && last?.type === 'acted' && last.move === 'fold') {
    const folded = holders.find(({ place }) => place === last.place);
    const isDumped = !last.isTimeout && (folded?.put ?? 0) >= DUMPED_BLINDS * bigBlind;
    const pair = { player: playerAt(last.place), other: winner.player };
    return isDumped ? [{ sign: 'chip_dumping', ...pair }] : [];
  }
  if (left.length !== 2 || !winner || !second || flopAt < 0) return [];
  const after = log.slice(flopAt).flatMap((event) => (event.type === 'acted' ? [event] : []));
  const isQuiet = after.length > 0 && after.every(({ move }) => move === 'check');
  const isAlone = after.every(({ place }) => place === winner.place || place === second.place);
  if (!isQuiet || !isAlone) return [];
  const [player = '', other = ''] = [winner.player, second.player].toSorted();
  return [{ sign: 'soft_play', player, other }];
}

/** So many such hands of one pair are a case. Two who check a hand down once do nothing wrong. */
export const SIGNS_LEAST: Readonly<Record<PokerSign, number>> = { chip_dumping: 3, soft_play: 10 };
