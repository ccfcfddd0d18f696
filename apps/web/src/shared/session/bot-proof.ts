import { ApiError } from '@baize/client/api-error';
import { readBotChallenge } from '@baize/contract/challenge';
import type { Output } from '@baize/contract/endpoint';
import { call } from '../server/api.ts';
import { now } from '../timing/clock.ts';

export type BotWork = Omit<Output<typeof readBotChallenge>, 'algorithm'> & {
  readonly algorithm: 'SHA-1' | 'SHA-256' | 'SHA-512';
};

type Proof = { readonly text: string; readonly expiresMs: number };

/** A proof this close to its end might be late by the time it arrives. */
const MARGIN_MS = 20_000;

let prepared: Promise<Proof> | null = null;

/** Begins the work, so that whoever sends the form later need not wait for it. */
export function prepareBotProof() {
  if (prepared) return;
  const begun = work();
  prepared = begun;
  begun.catch(() => {
    if (prepared === begun) prepared = null;
  });
}

/** A proof for one call. Each is good once, so each call asks for its own. */
export async function solveBotProof(): Promise<string> {
  const begun = prepared;
  prepared = null;
  const proof = await begun?.catch(() => null);
  if (proof && proof.expiresMs - now().getTime() > MARGIN_MS) return proof.text;
  return (await work()).text;
}

async function work(): Promise<Proof> {
  const challenge = (await call(readBotChallenge, {})) as BotWork;
  const { algorithm, challenge: hash, salt, signature } = challenge;
  const number = await find(challenge);
  const payload = { algorithm, challenge: hash, number, salt, signature };
  return { text: btoa(JSON.stringify(payload)), expiresMs: expiryOf(salt) };
}

function find(challenge: BotWork): Promise<number> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const fail = () => reject(new ApiError('network'));
  worker.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
    if (data === null) fail();
    else resolve(data);
  });
  worker.addEventListener('error', fail);
  worker.postMessage(challenge, []);
  return promise.finally(() => worker.terminate());
}

/** The salt says in seconds until when the challenge is good; one that does not is never old. */
function expiryOf(salt: string): number {
  const seconds = new URLSearchParams(salt.split('?')[1] ?? '').get('expires');
  return seconds === null ? Number.POSITIVE_INFINITY : Number(seconds) * 1_000;
}
