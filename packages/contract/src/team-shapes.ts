import * as z from 'zod/mini';
import { calendarDay, id, money } from './endpoint.ts';

/** A day of the brand's calendar; both days of a span belong to it. */
export const day = calendarDay;

export const span = { from: z.optional(day), to: z.optional(day) };

/** A rate in hundredths of a per cent: 60 is 0.6 %. */
export const rate = z.int().check(z.minimum(0), z.maximum(10_000));

/** Somebody of the tree, by what an agent may know of them. */
export const person = z.object({ memberId: id('mem'), account: z.string() });

export type Person = z.output<typeof person>;

/** What a team did. Each term is explained in docs/glossary.md. */
export const teamFigures = {
  betCount: z.int(),
  /** Stakes of bets that were decided. */
  validBets: money,
  prizes: money,
  /** Bonuses and rebates. */
  bonuses: money,
  /** What the house won, below zero where it lost: see `house-win.ts`. */
  grossWin: money,
  netWin: money,
  deposits: money,
  withdrawals: money,
  /** Those whose valid bets of the span reach `activeValidBets`. */
  activeMembers: z.int(),
  newMembers: z.int(),
  firstDeposits: z.int(),
};

const figuresObject = z.object(teamFigures);

export type TeamFigures = z.output<typeof figuresObject>;
