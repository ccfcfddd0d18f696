import type { Endpoint } from '@baize/contract/endpoint';
import type { Client } from '../../apps/server/src/testing/client.ts';
import type { Dice } from '../dice.ts';
import type { Attacker } from './ground.ts';

export type Kind = 'matrix' | 'fuzz' | 'race' | 'raw' | 'replay' | 'origin' | 'upload';

export type Answer = {
  readonly status: number;
  readonly text: string;
  /** Somebody got through who must not, whatever the text of the answer shows. */
  readonly isLeak?: boolean;
};
export type Shot = { readonly kind: Kind; readonly attacker: Attacker; readonly said: string };
export type Judge = (shot: Shot, answer: Answer) => void;

export type Means = { readonly call: Client; readonly dice: Dice; readonly judge: Judge };

type Question = {
  readonly kind: Kind;
  readonly name: string;
  readonly row: Endpoint;
  readonly wire: Record<string, unknown>;
  readonly attacker: Attacker;
  /** It asks for a row of a victim: an answer that is no refusal is a leak. */
  readonly isForVictims?: boolean;
};

/** Makes one call as a client of the contract does, and judges what comes back. */
export async function ask(question: Question, { call, judge, dice }: Means): Promise<void> {
  const { kind, name, row, wire, attacker, isForVictims = false } = question;
  const ip = `198.51.${dice.below(256)}.${1 + dice.below(254)}`;
  const { status, ...reply } = await call(row, wire, { token: attacker.token, ip });
  const said = `${name} ${JSON.stringify(wire).slice(0, 200)}`;
  const isLeak = isForVictims && reply.success;
  judge({ kind, attacker, said }, { status, text: JSON.stringify(reply), isLeak });
}
