import { type RecordCategory, recordCategoryOf } from '@baize/contract/record-category';
import { add, type Minor, subtract, sum, ZERO } from '@baize/std/money';
import type { Catalogue, CatalogueGame } from '../play/catalog/index.ts';
import type { BetFigures, GameName } from '../play/play/index.ts';

/** The game of figures, as the catalogue knows it now; null where it does not. */
export const gameOf = (catalogue: Catalogue, { vendor, game }: GameName): CatalogueGame | null =>
  game === '' ? null : catalogue.byProviderCode(vendor, game);

export const categoryOf = (game: CatalogueGame | null): RecordCategory =>
  game ? recordCategoryOf(game) : 'OTHER';

export type Totals = {
  readonly count: number;
  readonly stake: Minor;
  readonly payout: Minor;
  readonly result: Minor;
  readonly inPlay: Minor;
};

/**
 * The sums of the rows that these figures stand for. Stake, payout and result are those of the
 * profit page: payout less stake is the result, and what still runs stands beside them.
 */
export function totalsOf(figures: readonly BetFigures[]): Totals {
  const { stakes: stake, prizes: payout } = playedOf(figures);
  return {
    count: figures.reduce((count, { bet_count }) => count + Number(bet_count), 0),
    stake,
    payout,
    result: subtract(payout, stake),
    inPlay: inPlayOf(figures).stake,
  };
}

/** What was staked on bets that still run, and what they have paid so far. */
export function inPlayOf(figures: readonly BetFigures[]) {
  const running = figures.filter(({ status }) => status === 'running');
  return {
    stake: sum(running.map(({ stake }) => stake)),
    payout: sum(running.map(({ payout }) => payout)),
  };
}

export type Played = {
  readonly betCount: number;
  readonly stakes: Minor;
  readonly prizes: Minor;
};

/** What was played to its end: what runs, and the stakes of what was taken back, do not count. */
export const playedOf = (figures: readonly BetFigures[]): Played =>
  figures.reduce<Played>(
    (sums, { status, bet_count, stake, payout }) =>
      status === 'running'
        ? sums
        : {
            betCount: sums.betCount + (status === 'settled' ? Number(bet_count) : 0),
            stakes: status === 'settled' ? add(sums.stakes, stake) : sums.stakes,
            prizes: add(sums.prizes, payout),
          },
    { betCount: 0, stakes: ZERO, prizes: ZERO },
  );
