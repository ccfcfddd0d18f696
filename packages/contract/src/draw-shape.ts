import * as z from 'zod/mini';
import { money } from './endpoint.ts';

export const DRAW_VIEWS = ['waiting', 'coming', 'done'] as const;
export type DeskDrawView = (typeof DRAW_VIEWS)[number];

export const DRAW_KINDS = ['official', 'own'] as const;
export type DrawKind = (typeof DRAW_KINDS)[number];

export const DRAW_STATUSES = [
  'scheduled',
  'selling',
  'closed',
  'drawing',
  'awaiting',
  'entered',
  'confirmed',
  'settling',
  'settled',
  'corrected',
  'void',
] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];

export const drawId = z.string().check(z.regex(/^[a-z0-9-]{3,80}$/));
export const lotteryCode = z.string().check(z.regex(/^[a-z0-9*-]{1,40}$/));
export const drawKind = z.enum(DRAW_KINDS);
export const drawStatus = z.enum(DRAW_STATUSES);

/** Prizes and their numbers, as texts: no zero in front is lost. */
export const drawBoard = z.record(
  z.string().check(z.maxLength(40)),
  z.array(z.string().check(z.maxLength(20))).check(z.maxLength(100)),
);
export type DrawBoard = z.output<typeof drawBoard>;

/** Who did it: the name of an operator; null where it was the book itself. */
export const who = z.nullable(z.string());

export const drawOfList = z.object({
  drawId: z.string(),
  lottery: z.string(),
  period: z.string(),
  kind: drawKind,
  status: drawStatus,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  /** When it was announced for, where it was put off. */
  postponedFrom: z.nullable(z.iso.datetime()),
  /** How many people have entered its result. */
  entries: z.number(),
  /** A correction waits for its second person. */
  isProposed: z.boolean(),
  /** What it has to pay at most. */
  liability: money,
});
export type DeskDrawRow = z.output<typeof drawOfList>;

const tier = z.object({
  name: z.string(),
  count: z.number(),
  /** How many digits each number has; or the texts it may be. */
  digits: z.optional(z.number()),
  tokens: z.optional(z.array(z.string())),
});
export type BoardTier = z.output<typeof tier>;

const difference = z.object({
  tier: z.string(),
  place: z.number(),
  /** Which digit of the number, counted from 0. */
  digit: z.number(),
  first: z.string(),
  second: z.string(),
});
export type BoardDifference = z.output<typeof difference>;

export const deskDraw = z.object({
  ...drawOfList.shape,
  serverNow: z.iso.datetime(),
  lotteryName: z.string(),
  shape: z.array(tier),
  plays: z.array(z.string()),
  postponedWhy: z.nullable(z.string()),
  isVoidable: z.boolean(),
  steps: z.array(
    z.object({
      from: z.nullable(drawStatus),
      to: drawStatus,
      by: who,
      reason: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  moves: z.array(
    z.object({
      drawsFrom: z.iso.datetime(),
      drawsTo: z.iso.datetime(),
      by: who,
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** The numbers of a colleague are hidden until both have entered. */
  enteredBy: z.array(
    z.object({ by: who, isMine: z.boolean(), at: z.iso.datetime(), board: z.nullable(drawBoard) }),
  ),
  differences: z.array(difference),
  proposal: z.nullable(
    z.object({
      by: who,
      isMine: z.boolean(),
      at: z.iso.datetime(),
      board: drawBoard,
      reason: z.nullable(z.string()),
    }),
  ),
  results: z.array(
    z.object({
      version: z.number(),
      board: drawBoard,
      enteredBy: who,
      confirmedBy: who,
      reason: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  totals: z.array(
    z.object({
      status: z.string(),
      tickets: z.number(),
      players: z.number(),
      stake: money,
      payout: money,
    }),
  ),
});
export type DeskDraw = z.output<typeof deskDraw>;
