import type { EventPayload } from '@baize/contract/events';
import type { Reply } from './serve.ts';

export type SessionEnding = EventPayload<'sessionEnded'>;

/** Why the session of a token is over; null where there was none, or it is not over. */
export type FindEnding = (token: string) => Promise<SessionEnding | null>;

/**
 * A page may be refused before the event of the ended session reaches it: the refusal says why, too.
 */
export async function withEnding(
  reply: Reply,
  token: string,
  findEnding: FindEnding | undefined,
): Promise<Reply> {
  const { body } = reply;
  if (body.success || body.message !== 'not_signed_in') return reply;
  const ending = await findEnding?.(token);
  return ending
    ? { ...reply, body: { ...body, value: { ...body.value, why: ending.why } } }
    : reply;
}
