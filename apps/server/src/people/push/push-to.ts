import type { PushKind } from '@baize/contract/push';
import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import { enqueue, type World } from '../../base/kernel/index.ts';
import { SEND_PUSH } from './job-names.ts';
import * as queries from './queries.ts';

/** What a device is told: a text of the catalogue, or words of the brand by language. */
export type PushNote = {
  readonly text: string | Readonly<Record<string, string>>;
  /** The page that a press on it opens. */
  readonly page: string;
};

type Recipients = PushNote & { readonly memberIds: readonly MemberId[]; readonly kind: PushKind };

/** Tells the devices of these members, once the transaction that makes it true is committed. */
export async function pushTo(
  world: Pick<World, 'clock'>,
  tx: Tx,
  { memberIds, kind, text, page }: Recipients,
): Promise<void> {
  const note = JSON.stringify({ text, page });
  const at = world.clock.now();
  if (await queries.insertNotes(tx, { memberIds, kind, note, at })) {
    await enqueue(tx, SEND_PUSH, {});
  }
}
