import { parentPort, workerData } from 'node:worker_threads';
import { simulator } from '@baize/sports/sim/simulator';

/** What is asked of the thread: a span of messages, or everything that is open. */
export type SimulatorQuestion = { readonly id: number } & (
  | { readonly ask: 'messages'; readonly from: number; readonly to: number }
  | { readonly ask: 'snapshot'; readonly now: number; readonly recovery: string }
);

// A whole season is priced here, so that nobody who bets or draws waits for it.
const matches = simulator({ seed: String(workerData) });

parentPort?.on('message', (question: SimulatorQuestion) => {
  const messages =
    question.ask === 'messages'
      ? matches.messagesBetween(question.from, question.to)
      : matches.snapshotAt(question.now, question.recovery);
  parentPort?.postMessage({ id: question.id, messages }, []);
});
