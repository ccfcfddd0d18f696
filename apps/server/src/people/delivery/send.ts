import type { Tx } from '../../base/db/index.ts';
import { enqueue, type World } from '../../base/kernel/index.ts';
import { deliverMessage } from './deliver-message.ts';
import * as queries from './queries.ts';
import { type Channel, type FilledTemplate, writeFacts } from './template.ts';

export type Message = FilledTemplate & {
  readonly channel: Channel;
  /** A telephone number with its country (+66812345678), or an e-mail address. */
  readonly target: string;
  /** The reader's language; one the brand does not offer becomes the brand's own. */
  readonly language: string;
};

/** Sends a message once this transaction is committed, and never if it is not. */
export async function send(
  tx: Tx,
  world: Pick<World, 'clock' | 'newId'>,
  message: Message,
): Promise<void> {
  const { channel, target, template, language } = message;
  const id = world.newId('dlv');
  await queries.insertMessage(tx, {
    id,
    channel,
    target,
    template,
    language,
    facts: JSON.stringify(writeFacts(message)),
    status: 'waiting',
    created_at: world.clock.now(),
  });
  await enqueue(tx, deliverMessage, { id });
}
