import type { Board, BoardShape } from './board.ts';
import type { Play } from './play.ts';
import type { Schedule } from './schedule.ts';
import type { Tariff } from './tariff.ts';

export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type PrizeMode = (typeof PRIZE_MODES)[number];

export const isPrizeMode = (text: string): text is PrizeMode =>
  (PRIZE_MODES as readonly string[]).includes(text);

/** The named parts of a result that plays look at and pages show, derived from the board. */
export type Parts = Readonly<Record<string, readonly string[]>>;

export type Lottery = {
  /** What an address and a ticket call it: `thai`, `five-digits-1m`. */
  readonly code: string;
  /** Lotteries of one family have the same board, parts and plays. */
  readonly family: string;
  /** `own`: drawn by us from seed and beacon. `official`: entered from a board elsewhere. */
  readonly kind: 'own' | 'official';
  readonly schedule: Schedule;
  readonly shape: BoardShape;
  readonly plays: readonly Play[];
  /** What it pays, by prize mode; a mode that is missing does not sell this lottery. */
  readonly tariffs: Partial<Readonly<Record<PrizeMode, Tariff>>>;
  parts(board: Board): Parts;
};

export const findPlay = ({ plays }: Lottery, code: string): Play | undefined =>
  plays.find((play) => play.code === code);
