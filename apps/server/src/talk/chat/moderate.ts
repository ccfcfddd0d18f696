import type * as contract from '@baize/contract/chat-desk';
import type { ChatDeskMessage } from '@baize/contract/chat-desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Id, isId } from '@baize/std/id';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, signal } from '../../base/kernel/index.ts';
import { ensureUndecided, operatorName, writeAudit } from '../../people/operators/index.ts';
import { editMessage, memberSignal } from './change-room.ts';
import * as people from './person-queries.ts';
import type { ChatMessageId, PersonId } from './queries.ts';
import { listDeskPersons, viewDeskMessage } from './report-view.ts';

type Operating = Ctx<OperatorCaller>;
type MuteInput = Input<typeof contract.muteInChat>;
type Mute = Output<typeof contract.muteInChat>;

/** The member's pages are told at once; the server refuses what they say either way. */
async function tellMember(tx: Tx, personId: PersonId): Promise<void> {
  const owner = (await people.listMembersOf(tx, [personId])).get(personId);
  ensure(owner, 'not_found');
  await signal(tx, memberSignal(owner));
}

export async function writeMute(
  ctx: Operating,
  tx: Tx,
  { personId, minutes, reason }: MuteInput,
): Promise<people.MuteRow> {
  await tellMember(tx, personId);
  const now = ctx.clock.now();
  const mute = {
    id: ctx.newId('cmu'),
    person_id: personId,
    until_at: later(now, minutes * MINUTE_MS),
    reason,
    muted_by: ctx.caller.operatorId,
    created_at: now,
    lifted_at: null,
    lifted_by: null,
  };
  await people.insertMute(tx, mute);
  return mute;
}

export const muteInChat = (ctx: Operating, input: MuteInput): Promise<Mute> =>
  ctx.db.transaction().execute(async (tx) => {
    const { id, until_at, reason, muted_by } = await writeMute(ctx, tx, input);
    const until = until_at.toISOString();
    const by = await operatorName(tx, muted_by);
    await writeAudit(tx, ctx, {
      action: 'chat.muted',
      subject: input.personId,
      reason,
      details: { until },
    });
    return { muteId: id, until, reason, by };
  });

export const liftChatMute = (
  ctx: Operating,
  { personId, reason }: Input<typeof contract.liftChatMute>,
): Promise<Output<typeof contract.liftChatMute>> =>
  ctx.db.transaction().execute(async (tx) => {
    const { operatorId } = ctx.caller;
    const lifted = await people.liftMutes(tx, personId, { by: operatorId, at: ctx.clock.now() });
    await tellMember(tx, personId);
    await ensureUndecided(tx, {
      subject: personId,
      isUndecided: lifted.length > 0,
      actions: ['chat.unmuted'],
    });
    await writeAudit(tx, ctx, { action: 'chat.unmuted', subject: personId, reason });
    return { lifted: lifted.length };
  });

/** False where it was deleted before. */
export async function takeOut(ctx: Operating, tx: Tx, messageId: ChatMessageId): Promise<boolean> {
  let isTaken = false;
  await editMessage(tx, messageId, async (_, { deleted_at }) => {
    if (deleted_at !== null) return null;
    isTaken = true;
    return { deleted_at: ctx.clock.now(), deleted_by: ctx.caller.operatorId };
  });
  return isTaken;
}

/** Null where its author deleted it. */
const operatorIn = (id: string | null): Id<'opr'> | null =>
  id !== null && isId('opr', id) ? id : null;

export const removeChatMessage = (
  ctx: Operating,
  { messageId, reason }: Input<typeof contract.removeChatMessage>,
): Promise<ChatDeskMessage> =>
  ctx.db.transaction().execute(async (tx) => {
    const isTaken = await takeOut(ctx, tx, messageId);
    const row = await editMessage(tx, messageId, async () => null);
    ensure(row, 'not_found');
    await ensureUndecided(tx, {
      subject: messageId,
      isUndecided: isTaken,
      decided: {
        operatorId: operatorIn(row.deleted_by),
        action: 'chat.message_deleted',
        at: row.deleted_at,
      },
    });
    const personOf = await listDeskPersons(tx, [row.person_id]);
    await writeAudit(tx, ctx, { action: 'chat.message_deleted', subject: messageId, reason });
    return viewDeskMessage(row, personOf);
  });
