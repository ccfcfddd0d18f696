import * as z from 'zod/mini';
import { id } from './endpoint.ts';

/**
 * What the server says to open consoles without being asked, one row a kind, over the same socket as
 * `EVENTS`. Only who has the right is told, and only that something changed: it is fetched by a call.
 */
export const OPERATOR_EVENTS = {
  /** A conversation at the support desk changed: fetch it and the queue again. */
  supportDesk: { permission: 'support.read', payload: z.object({ conversationId: id('sup') }) },
} as const;

export type OperatorEventKind = keyof typeof OPERATOR_EVENTS;
export type OperatorEventPayload<K extends OperatorEventKind> = z.output<
  (typeof OPERATOR_EVENTS)[K]['payload']
>;

export const isOperatorEventKind = (kind: string): kind is OperatorEventKind =>
  Object.hasOwn(OPERATOR_EVENTS, kind);
