import type { Id } from '@baize/std/id';
import { ensureMayApprove } from '../../people/operators/index.ts';
import type { Operating } from './ask-book.ts';

/**
 * Whoever agrees to what these people asked for may do so as with money: not who is new, and not a
 * second account of one hand. That it is somebody else at all, the book looks at in its transaction.
 */
export async function ensureSecond(ctx: Operating, askedBy: readonly string[]): Promise<void> {
  const others = askedBy.filter((by): by is Id<'opr'> => by.startsWith('opr_'));
  if (others.length === 0 || others.includes(ctx.caller.operatorId)) return;
  await ctx.db.transaction().execute((tx) => ensureMayApprove(ctx, tx, { askedBy: others }));
}
