import { id } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';

/**
 * What is asked for in the transaction that ends a session. Modules above end what hangs on it: they
 * make a job of this name and payload.
 */
export const afterEnding = {
  name: 'sessions.after-ending',
  payload: z.object({ memberId: z.custom<MemberId>(isText), sessionId: id('ses') }),
} as const;

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
