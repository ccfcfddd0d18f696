import * as z from 'zod';

export const requestKey = z.string().regex(/^[\w-]{8,64}$/);
export const drawId = z.string().regex(/^[a-z0-9-]{3,80}$/);

/** Whole and of the smallest unit: no sign, no point, no exponent. */
export const amount = z.string().regex(/^[1-9]\d{0,14}$/);

const token = z.string().min(1).max(20);

export const betInput = z.strictObject({
  play: z.string().regex(/^[a-z0-9-]{1,40}$/),
  selection: z.array(z.array(token).max(10_000)).min(1).max(20),
  unit: amount,
  multiple: z.string().regex(/^[1-9]\d{0,4}$/),
});

export const bets = z.array(betInput).min(1).max(50);

export const mode = z.string().regex(/^[A-Z]{1,10}$/);

export const ticketFields = z.strictObject({ drawId, mode, bets });

export const ticketInput = z.strictObject({
  requestKey,
  drawId,
  mode,
  bets,
  halves: z.array(z.string().max(60)).max(10_000).default([]),
});

export const chaseInput = z.strictObject({
  requestKey,
  lottery: z.string().max(40),
  mode,
  bets,
  multiples: z.array(z.int().min(1).max(9_999)).min(1).max(100),
  stopsOn: z.enum(['win', 'profit', 'never']),
  profit: amount.nullable().default(null),
});
