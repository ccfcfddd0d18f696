import type { EventPayload } from '@baize/contract/events';
import { isOperatorEventKind } from '@baize/contract/operator-events';
import type { MemberId } from '@baize/std/id';
import type { WebSocket } from 'ws';
import type { Caller, OperatorCaller, World } from '../world.ts';
import type { BusEvent } from './bus.ts';
import { lineOf, type MemberSocket } from './member-socket.ts';
import { isForOperator, operatorOf } from './operator-socket.ts';

/** An open page, and whose it is. */
export type Client = {
  readonly socket: WebSocket;
  /** Whose events it is told; nobody's while a login is not complete. */
  readonly memberId: MemberId | null;
  readonly sessionId: string | null;
  /** Whose session it is, complete or not. */
  readonly ownerId: string | null;
  /** Who works at a console behind it. */
  readonly operator: OperatorCaller | null;
  /** Null where nobody is told anything of their own. */
  readonly line: MemberSocket | null;
  isAlive: boolean;
};

export function clientOf(world: World, socket: WebSocket, caller: Caller | null): Client {
  const member = caller && 'memberId' in caller ? caller : null;
  const operator = operatorOf(caller);
  const memberId = member && member.pending === undefined ? member.memberId : null;
  return {
    socket,
    memberId,
    sessionId: member?.sessionId ?? operator?.sessionId ?? null,
    ownerId: member?.memberId ?? operator?.operatorId ?? null,
    operator,
    line: memberId && lineOf(world, socket, memberId),
    isAlive: true,
  };
}

/** How many are open for the session of this one; guests have none. */
export const countOf = (clients: ReadonlySet<Client>, { sessionId }: Client): number =>
  sessionId === null ? 0 : [...clients].filter((other) => other.sessionId === sessionId).length;

export function isFor(client: Client, event: BusEvent): boolean {
  if (client.operator || isOperatorEventKind(event.kind))
    return isForOperator(client.operator, event);
  if (event.kind === 'sessionEnded') {
    const { sessionId } = event.payload as EventPayload<'sessionEnded'>;
    return sessionId === client.sessionId;
  }
  return event.memberId === null || event.memberId === client.memberId;
}
