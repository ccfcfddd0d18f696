import type { Brand } from '@baize/contract/brand';
import type { SupportEnd } from '@baize/contract/support-chat';
import type { Id } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { continueAsFeedback } from '../feedback/index.ts';
import * as queries from './queries.ts';
import { tellOf, tellQueue } from './write-message.ts';

/** What they still wait for goes on as feedback: a guest is answered by e-mail. */
const HANDED_OVER: ReadonlySet<SupportEnd> = new Set([
  'asked_over',
  'closed_over',
  'unanswered',
  'after_hours',
]);

type Ending = {
  readonly brand: Brand;
  readonly row: queries.ConversationRow;
  readonly why: SupportEnd;
  readonly by?: Id<'opr'>;
};

/** Ends a conversation that is locked and open; what goes on has its reference in the same commit. */
export async function endConversation(
  ctx: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, row, why, by }: Ending,
): Promise<queries.ConversationRow> {
  const reference = HANDED_OVER.has(why) ? await handOver(ctx, tx, { brand, row }) : null;
  const ended = await queries.saveConversation(tx, row.id, {
    status: 'ended',
    ended_at: ctx.clock.now(),
    ended_why: why,
    ended_by: by ?? null,
    asked_at: null,
    reference,
  });
  await tellOf(ctx, tx, { row, isAnswer: by !== undefined });
  if (row.status === 'waiting') await tellQueue(ctx, tx);
  return ended;
}

async function handOver(
  ctx: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, row }: Pick<Ending, 'brand' | 'row'>,
): Promise<string> {
  const said = await queries.listMessages(tx, row.id);
  return continueAsFeedback(ctx, tx, {
    brand,
    memberId: row.member_id,
    email: queries.openGuest(tx, row)?.email ?? null,
    language: row.language,
    said: said.map(({ id, operator_id, body, created_at }) => ({
      subject: id,
      operatorId: operator_id,
      text: body,
      at: created_at,
    })),
  });
}
