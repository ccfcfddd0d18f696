import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { assert } from '@baize/std/assert';
import { VERIFIER_FILE } from '../http/serve-verifier.ts';

/** What the page answers, as far as tests and commands read it. */
export type Answer = {
  readonly of: string;
  readonly verdict: 'match' | 'differs' | 'unknown';
  readonly steps: readonly { readonly isTrue: boolean | null; readonly text: string }[];
};

/** Runs the page's script where there is nothing else: no module, no network, no code of ours. */
export function loadVerifier(): (proof: unknown, noted?: string) => Answer {
  const script = /<script>(.*)<\/script>/s.exec(readFileSync(VERIFIER_FILE, 'utf8'))?.[1];
  assert(script !== undefined, 'the page has a script');
  const world = vm.createContext(Object.create(null) as object);
  vm.runInContext(script, world);
  const run = vm.runInContext(
    '(text, noted) => JSON.stringify(verifier.check(text, noted))',
    world,
  ) as (text: string, noted: string) => string;
  return (proof, noted = '') => JSON.parse(run(JSON.stringify(proof), noted)) as Answer;
}
