import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { pushTo } from '../push/index.ts';
import { insertWritten } from './broadcast-queries.ts';
import { pushOfTitle } from './push-of.ts';

type Recipients = {
  readonly key: string;
  readonly title: Readonly<Record<string, string>>;
  readonly memberIds: readonly MemberId[];
  /** Whose devices are told too. */
  readonly pushIds: readonly MemberId[];
};

/** Writes what an operator wrote to some members; open pages learn of it at once. */
export async function writeToMany(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { key, title, memberIds, pushIds }: Recipients,
): Promise<void> {
  if (memberIds.length === 0) return;
  const messages = memberIds.map((memberId) => ({ id: world.newId('msg'), memberId }));
  await insertWritten(tx, { key, messages, at: world.clock.now() });
  for (const { id, memberId } of messages) {
    await publish(world, tx, { kind: 'message', payload: { messageId: id }, memberId });
  }
  await pushTo(world, tx, { ...pushOfTitle(title), memberIds: pushIds });
}
