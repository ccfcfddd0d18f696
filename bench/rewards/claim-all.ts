import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { MemberId } from '@baize/std/id';
import type { EnvelopeId } from '../../apps/server/src/rewards/envelopes/envelope.ts';

const CLAIMER = path.join(import.meta.dirname, 'claimer.ts');

export type ClaimRun = {
  readonly processes: number;
  /** After so many answers of the last process it is killed, and another takes its place. */
  readonly killAfter: number | null;
};

type Claiming = ClaimRun & {
  readonly url: string;
  readonly envelopeId: EnvelopeId;
  readonly claims: readonly MemberId[];
};

/** What a claimer is told, and what it tells: the place of a claim and what was in the packet. */
export type ClaimerOrder = {
  readonly envelopeId: EnvelopeId;
  readonly claims: readonly (readonly [number, MemberId])[];
};
export type ClaimerAnswer = {
  readonly place: number;
  readonly amount: string | null;
  readonly problem: string | null;
};

/** Sends all claims at once and waits until each is answered. */
export async function claimAll({ url, envelopeId, claims, processes, killAfter }: Claiming) {
  const waiting = new Map(claims.entries());
  const won = new Set<MemberId>();
  const claimers = await Promise.all(Array.from({ length: processes }, () => open(url)));
  const spare = killAfter === null ? null : await open(url);
  const begunAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const hear = ({ place, amount, problem }: ClaimerAnswer) => {
      if (problem) reject(new Error(problem));
      const memberId = waiting.get(place);
      if (memberId && amount !== null) won.add(memberId);
      waiting.delete(place);
      if (waiting.size === 0) resolve();
    };
    const order = (claimer: ChildProcess, own: ClaimerOrder['claims']) => {
      claimer.on('message', hear);
      claimer.send({ envelopeId, claims: own } satisfies ClaimerOrder);
    };
    for (const [index, claimer] of claimers.entries()) {
      order(
        claimer,
        [...waiting].filter(([place]) => place % processes === index),
      );
    }
    const last = claimers.at(-1);
    if (killAfter !== null && last && spare) {
      let heard = 0;
      last.on('message', () => {
        heard += 1;
        if (heard !== killAfter) return;
        last.off('message', hear);
        last.kill('SIGKILL');
        // Whoever got no answer asks again, elsewhere.
        order(
          spare,
          [...waiting].filter(([place]) => place % processes === processes - 1),
        );
      });
    }
  });
  const seconds = (performance.now() - begunAt) / 1_000;
  for (const claimer of [...claimers, ...(spare ? [spare] : [])]) claimer.kill();
  return { seconds, opened: won.size };
}

async function open(url: string): Promise<ChildProcess> {
  const claimer = fork(CLAIMER, [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(claimer, 'message');
  return claimer;
}
