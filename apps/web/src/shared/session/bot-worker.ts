import { solveChallenge } from 'altcha-lib/v1';
import type { BotWork } from './bot-proof.ts';

/** Does the work of a proof beside the page, which stays free to be typed into. */
addEventListener('message', ({ data }: MessageEvent<BotWork>) => {
  const { challenge, salt, algorithm, maxNumber } = data;
  void solveChallenge(challenge, salt, algorithm, maxNumber).promise.then((solution) =>
    postMessage(solution?.number ?? null),
  );
});
