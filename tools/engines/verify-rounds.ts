import { loadVerifier } from '@baize/vendor-kit/testing/load-verifier';
import { PLAYED, publishedRounds } from './published-rounds.ts';

/** Lets the page that players keep draw rounds of games again; says where one does not match. */
export function verifyRounds(key: string, run: { rounds: number; seed: number }): void {
  const check = loadVerifier();
  const keys = key === 'all' ? [...PLAYED.keys()] : [key];
  for (const game of keys) {
    for (const proof of publishedRounds(game, run)) {
      const answer = check(proof);
      if (answer.verdict === 'match') continue;
      const wrong = answer.steps.filter(({ isTrue }) => isTrue === false);
      throw new Error(`${game} differs: ${JSON.stringify(wrong)}\n${JSON.stringify(proof)}`);
    }
    console.log(`${game}: ${run.rounds} rounds match`);
  }
}
