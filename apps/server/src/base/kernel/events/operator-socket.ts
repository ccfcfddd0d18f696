import { isOperatorEventKind, OPERATOR_EVENTS } from '@baize/contract/operator-events';
import { mayDo } from '@baize/contract/operator-roles';
import type { Caller, OperatorCaller } from '../world.ts';
import type { BusEvent } from './bus.ts';

/** The sessions of operators that are open; asking is no sign of life of theirs. */
export type FindOpenSessions = () => Promise<ReadonlySet<string>>;

/** Who works at an open console; a program with a key has no line. */
export const operatorOf = (caller: Caller | null): OperatorCaller | null =>
  caller?.role === 'operator' && caller.sessionId !== null ? caller : null;

/** An operator is told what they may know and nothing else; nobody else is told any of it. */
export function isForOperator(operator: OperatorCaller | null, { kind }: BusEvent): boolean {
  if (operator === null || !isOperatorEventKind(kind)) return false;
  return mayDo(operator.trusted, OPERATOR_EVENTS[kind].permission);
}

type Working = { readonly operator: OperatorCaller | null };

/** Those whose session is over: signed out, ended by somebody, or run out. */
export async function findSignedOut<C extends Working>(
  clients: ReadonlySet<C>,
  findOpen: FindOpenSessions,
): Promise<readonly C[]> {
  const working = [...clients].filter(({ operator }) => operator !== null);
  if (working.length === 0) return [];
  const open = await findOpen();
  return working.filter(({ operator }) => !open.has(operator?.sessionId ?? ''));
}
