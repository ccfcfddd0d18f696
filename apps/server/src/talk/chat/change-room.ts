import { assert } from '@baize/std/assert';
import type { Tx } from '../../base/db/index.ts';
import { signal } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** What the processes are told when a room, or what a member wants of it, has changed. */
export const roomSignal = (room: string): string => `chat room ${room}`;
export const memberSignal = (memberId: string): string => `chat member ${memberId}`;

type MessageEdit = (tx: Tx, found: queries.ChatMessageRow) => Promise<ChatEdit | null>;
type ChatEdit = Pick<Parameters<typeof queries.saveMessage>[2], 'deleted_at' | 'deleted_by'>;

/**
 * Changes a message under its room's lock, so that all who follow the room hear of it in order. Null
 * from the edit leaves all as it is. Undefined where there is no such message.
 */
export async function editMessage(
  tx: Tx,
  id: queries.ChatMessageId,
  edit: MessageEdit,
): Promise<queries.ChatMessageRow | undefined> {
  const named = await queries.findMessage(tx, id);
  if (!named) return undefined;
  const rev = (await queries.lockRoom(tx, named.room)) + 1n;
  const found = await queries.findMessage(tx, id);
  if (!found) return undefined;
  const change = await edit(tx, found);
  if (!change) return found;
  const saved = await queries.saveMessage(tx, id, { ...change, rev });
  await queries.saveRev(tx, named.room, rev);
  await signal(tx, roomSignal(named.room));
  assert(saved.rev === rev, 'a change has the number of its room');
  return saved;
}
