import type { Input, Output } from '@baize/contract/endpoint';
import type {
  cancelLateBets,
  nudgeMarket as nudgeContract,
  resumeMatch as resumeContract,
  stopMatch as stopContract,
} from '@baize/contract/trading-desk';
import type { WholeTradedMatch } from '@baize/contract/trading-shape';
import { actAtBook, type Desk, type Operating } from './ask-book.ts';
import { readMatch } from './read-match.ts';

/** What the book keeps where the trader left no word. */
const NO_WORD = 'stopped at the trading desk';

/** Stops a match at once. */
export const stopMatch =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { eventId, reason }: Input<typeof stopContract>,
  ): Promise<Output<typeof stopContract>> => {
    const by = ctx.caller.operatorId;
    const { refused } = await actAtBook<{ refused: number }>(desk, ctx, {
      call: ['stop-event', { eventId, by, reason: reason ?? NO_WORD }],
      line: { action: 'trading.stopped', subject: eventId, reason: reason ?? null },
    });
    return { refused, match: await readMatch(desk)(ctx, { eventId }) };
  };

/** Undoes a stop. */
export const resumeMatch =
  (desk: Desk) =>
  async (ctx: Operating, { eventId }: Input<typeof resumeContract>): Promise<WholeTradedMatch> => {
    await actAtBook(desk, ctx, {
      call: ['resume-event', { eventId, by: ctx.caller.operatorId }],
      line: { action: 'trading.resumed', subject: eventId },
    });
    return readMatch(desk)(ctx, { eventId });
  };

/** Moves the prices of a market, or lets go of them. */
export const nudgeMarket =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { eventId, marketId, marginPpm, oddsPpm }: Input<typeof nudgeContract>,
  ): Promise<WholeTradedMatch> => {
    const moved = Object.entries(oddsPpm).filter(([, ppm]) => ppm !== 0);
    await actAtBook(desk, ctx, {
      call: ['nudge-market', { marketId, marginPpm, oddsPpm, by: ctx.caller.operatorId }],
      line: {
        action: 'trading.nudged',
        subject: marketId,
        details: {
          marginPpm: String(marginPpm),
          ...Object.fromEntries(moved.map(([outcome, ppm]) => [outcome, String(ppm)])),
        },
      },
    });
    return readMatch(desk)(ctx, { eventId });
  };

/** Voids bets that came too late. */
export const cancelWindow =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { eventId, from, to, reason }: Input<typeof cancelLateBets>,
  ): Promise<Output<typeof cancelLateBets>> => {
    const { legs } = await actAtBook<{ legs: number }>(desk, ctx, {
      call: ['cancel-window', { eventId, from, to, reason, by: ctx.caller.operatorId }],
      line: { action: 'trading.cancelled', subject: eventId, reason, details: { from, to } },
    });
    return { legs, match: await readMatch(desk)(ctx, { eventId }) };
  };
