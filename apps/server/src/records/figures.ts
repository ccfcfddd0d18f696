import { type RecordCategory, recordCategoryOf } from '@baize/contract/record-category';
import { add, type Minor, subtract, ZERO } from '@baize/std/money';
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
};

/** The sums of the rows that these figures stand for. */
export const totalsOf = (figures: readonly BetFigures[]): Totals =>
  figures.reduce<Totals>(
    (sums, { bet_count, stake, payout, status }) => ({
      count: sums.count + Number(bet_count),
      stake: add(sums.stake, stake),
      payout: add(sums.payout, payout),
      result: add(sums.result, resultOf({ status, stake, payout })),
    }),
    { count: 0, stake: ZERO, payout: ZERO, result: ZERO },
  );

/** As with a single bet: what runs has changed nothing yet, and what was taken back no stake. */
const resultOf = ({ status, stake, payout }: Pick<BetFigures, 'status' | 'stake' | 'payout'>) =>
  status === 'running' ? ZERO : status === 'void' ? payout : subtract(payout, stake);

export type Played = {
  readonly betCount: number;
  readonly validBets: Minor;
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
            validBets: status === 'settled' ? add(sums.validBets, stake) : sums.validBets,
            prizes: add(sums.prizes, payout),
          },
    { betCount: 0, validBets: ZERO, prizes: ZERO },
  );
