import { randomUUID } from 'node:crypto';
import { type Case, playCase, type Result, same } from './case.ts';
import { BETS } from './cases/bets.ts';
import { ORDERS } from './cases/orders.ts';
import { OTHERS } from './cases/others.ts';
import { RESULTS } from './cases/results.ts';
import { SIGNATURE } from './cases/signature.ts';
import { type Access, call } from './client.ts';
import { createKit, type Kit } from './kit.ts';

export type Conformance = Access & {
  /** From the address of a game that was opened as the test player. */
  readonly launchToken: string;
  /** A session token of the same player that has ended. */
  readonly expiredToken: string | null;
};

/** After all that was played, the balance is what the accepted movements make it. */
const conserved = (before: bigint): Case => ({
  id: 'conservation',
  title: 'the balance is what all accepted movements, each counted once, make it',
  run: async (kit) => [same(before + kit.moved(), await kit.balance())],
});

export const CASES: readonly Case[] = [...SIGNATURE, ...BETS, ...RESULTS, ...OTHERS, ...ORDERS];

/** What the cases need to hold: the largest of them stakes half of it. */
const BALANCE_MIN = 100_000n;

/** Plays every case, one after another, against an implementation of the protocol. */
export async function runConformance(
  target: Conformance,
  onResult: (result: Result) => void = () => {},
): Promise<readonly Result[]> {
  const kit = await enter(target);
  const before = await kit.balance();
  if (before < BALANCE_MIN) {
    throw new Error(`the test player has ${before}, the cases need ${BALANCE_MIN} minor units`);
  }
  const results: Result[] = [];
  for (const each of [...CASES, conserved(before)]) {
    const result = await playCase(each, kit);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function enter({ launchToken, expiredToken, ...access }: Conformance): Promise<Kit> {
  const launch = { token: launchToken, requestId: randomUUID() };
  const { ok, message, value } = await call(access, ['authenticate', launch]);
  if (!ok) throw new Error(`the launch token was refused: ${message}`);
  const { memberId, currency, token } = value as Record<string, string>;
  if (!memberId || !currency || !token) throw new Error('authenticate answers member and token');
  return createKit({ access, player: { memberId, currency, token }, expiredToken, launch });
}
