import type { Id } from '@baize/std/id';
import { plainText } from '@baize/std/plain-text';
import type { Tx } from '../../base/db/index.ts';
import { ensure, publish, publishToMany, type World } from '../../base/kernel/index.ts';
import { lengthOf } from '../../talk/chat/index.ts';
import * as queries from './queries.ts';

type Bounds = { readonly lengthMax: number; readonly isPictured?: boolean };

/** What was written, as it is kept. */
export function wordsOf(text: string, { lengthMax, isPictured = false }: Bounds): string {
  ensure(lengthOf(text) <= lengthMax, 'chat_too_long', { max: lengthMax });
  const words = plainText(text);
  ensure(words !== '' || isPictured, 'chat_empty');
  return words;
}

export type Said = {
  /** Null for the member or guest. */
  readonly operatorId: Id<'opr'> | null;
  readonly text: string;
  readonly requestKey: string;
};

/** Whether it was said already: the same key again is no second message. */
export async function isSaid(tx: Tx, id: queries.SupportId, said: Said): Promise<boolean> {
  const before = await queries.findMessageByKey(tx, id, said.requestKey);
  if (!before) return false;
  const isSame = before.body === said.text && before.operator_id === said.operatorId;
  ensure(isSame, 'repeated_differently');
  return true;
}

type Wrote = {
  readonly row: queries.ConversationRow;
  readonly messageId: Id<'sum'>;
};

/** The next message of a conversation that is locked and open. */
export async function writeMessage(
  ctx: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { row, said }: { readonly row: queries.ConversationRow; readonly said: Said },
): Promise<Wrote> {
  const at = ctx.clock.now();
  const messageId = ctx.newId('sum');
  const seq = row.last_seq + 1;
  await queries.insertMessage(tx, {
    id: messageId,
    conversation_id: row.id,
    seq,
    request_key: said.requestKey,
    operator_id: said.operatorId,
    body: said.text,
    created_at: at,
  });
  const changed = await queries.saveConversation(tx, row.id, {
    last_seq: seq,
    said_at: at,
    ...(said.operatorId === null
      ? { asked_at: row.asked_at ?? at }
      : { asked_at: null, read_seq: seq, first_answered_at: row.first_answered_at ?? at }),
  });
  return { row: changed, messageId };
}

type News = { readonly row: queries.ConversationRow; readonly isAnswer: boolean };

/** The member's pages read it anew, and those of the desk; a guest's page asks by itself. */
export async function tellOf(
  ctx: Pick<World, 'clock'>,
  tx: Tx,
  { row: { id, member_id: memberId }, isAnswer }: News,
): Promise<void> {
  await tellDesk(ctx, tx, id);
  if (memberId) await publish(ctx, tx, { kind: 'support', memberId, payload: { isAnswer } });
}

export const tellDesk = (
  ctx: Pick<World, 'clock'>,
  tx: Tx,
  conversationId: queries.SupportId,
): Promise<void> => publish(ctx, tx, { kind: 'supportDesk', payload: { conversationId } });

/** Somebody left the queue: those behind have moved up. */
export const tellQueue = async (ctx: Pick<World, 'clock'>, tx: Tx): Promise<void> =>
  publishToMany(ctx, tx, {
    kind: 'support',
    payload: { isAnswer: false },
    memberIds: await queries.listWaitingMembers(tx),
  });
