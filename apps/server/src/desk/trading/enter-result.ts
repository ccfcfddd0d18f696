import type { Input, Output } from '@baize/contract/endpoint';
import type {
  enterMatchResult as enterContract,
  withdrawMatchResult as withdrawContract,
} from '@baize/contract/trading-results';
import type { WholeTradedMatch } from '@baize/contract/trading-shape';
import { ensureSecond } from '../draws/index.ts';
import { actAtBook, type Desk, type Operating } from './ask-book.ts';
import { askMatch, readMatch } from './read-match.ts';

type Entered = Pick<Output<typeof enterContract>, 'status' | 'markets'>;

/**
 * What this operator says a match ended with. Where a colleague has said it before, the same makes it
 * the result: whoever is second has to be somebody who may agree.
 */
export const enterResult =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { eventId, result, reason }: Input<typeof enterContract>,
  ): Promise<Output<typeof enterContract>> => {
    const { entry } = await askMatch(desk, ctx, eventId);
    await ensureSecond(ctx, entry ? [entry.by] : []);
    const { status, markets } = await actAtBook<Entered>(desk, ctx, {
      call: ['enter-match-result', { eventId, result, reason, by: ctx.caller.operatorId }],
      line: {
        action: entry ? 'trading.result_confirmed' : 'trading.result_entered',
        subject: eventId,
        reason,
        details: { score: `${result.score.home}:${result.score.away}` },
      },
    });
    return { status, markets, match: await readMatch(desk)(ctx, { eventId }) };
  };

/** Takes the own entry back. */
export const withdrawResult =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { eventId }: Input<typeof withdrawContract>,
  ): Promise<WholeTradedMatch> => {
    await actAtBook(desk, ctx, {
      call: ['withdraw-match-result', { eventId, by: ctx.caller.operatorId }],
      line: { action: 'trading.result_withdrawn', subject: eventId },
    });
    return readMatch(desk)(ctx, { eventId });
  };
