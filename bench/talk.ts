import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { report } from './report.ts';
import { measureHelpSearch } from './talk/help-search.ts';
import { openListener } from './talk/listener.ts';

/**
 * A loud room: a thousand sockets hear fifty messages a second. In the middle of it a tenth of the
 * lines is cut and comes back two seconds later by the last number it saw.
 */
const asked = (name: string, otherwise: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const SOCKETS = asked('sockets', 1_000);
const PER_SECOND = 50;
const SECONDS = asked('seconds', 12);
/** A machine that is late catches up no faster than this: a room takes a hundred a second. */
const PER_SECOND_MAX = 80;
/** What a room refuses as too much is said again, as a person would. */
const AGAIN_MS = 250;
const CUT = SOCKETS / 10;
/** They take turns, so that nobody speaks twice within the slow mode of a room. */
const TALKERS_LEAST = 300;
const ROOM = 'harbour';
const TOGETHER = 25;
const AWAY_MS = 2_000;
const QUIET_MS = 15_000;

type Ready = { readonly host: string; readonly tokens: readonly string[] };

const cluster = await joinTestCluster();
const server = fork(
  path.join(import.meta.dirname, 'talk/serve.ts'),
  [String(Math.max(SOCKETS, TALKERS_LEAST))],
  {
    env: { ...process.env, TEST_DATABASE_URL: cluster.url },
  },
);
const [{ host, tokens }] = (await once(server, 'message')) as [Ready];

const listeners: ReturnType<typeof openListener>[] = [];
for (let from = 0; from < SOCKETS; from += TOGETHER) {
  const some = Array.from({ length: TOGETHER }, (_, place) =>
    openListener({ host, room: ROOM, token: tokens[(from + place) % tokens.length] ?? '' }),
  );
  await Promise.all(some.map(({ isFollowing }) => isFollowing));
  listeners.push(...some);
}

const answers: Promise<number>[] = [];
const resumed: Promise<unknown>[] = [];
const beganAt = performance.now();
let refused = 0;
let saidAt = beganAt;
for (let number = 0; number < PER_SECOND * SECONDS; number++) {
  const due = beganAt + (number * 1_000) / PER_SECOND;
  const next = Math.max(due, saidAt + 1_000 / PER_SECOND_MAX);
  await wait(Math.max(0, next - performance.now()));
  saidAt = performance.now();
  if (number === (PER_SECOND * SECONDS) / 3) resumed.push(cutSome());
  answers.push(say(number));
}
const seqs = await Promise.all(answers);
await Promise.all(resumed);
const endsAt = performance.now() + QUIET_MS;
const lostOf = () =>
  listeners.reduce((sum, { heard }) => sum + seqs.filter((seq) => !heard.has(seq)).length, 0);
while (lostOf() > 0 && performance.now() < endsAt) await wait(100);

server.disconnect();
const delays = listeners.flatMap((listener) => listener.delays).toSorted((a, b) => a - b);
const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0;
report(`${SOCKETS} sockets in one room, ${PER_SECOND} messages a second for ${SECONDS} s`, [
  { name: 'delivery, median', value: at(0.5), unit: 'ms' },
  { name: 'delivery, p99', value: at(0.99), unit: 'ms', bound: { most: 250 } },
  { name: 'deliveries measured', value: delays.length, unit: '' },
  { name: 'messages refused by the room and said again', value: refused, unit: '' },
  { name: `lost, ${CUT} lines cut and resumed`, value: lostOf(), unit: '', bound: { most: 0 } },
  ...measureHelpSearch(),
]);
await once(server, 'exit');
await cluster.leave();
process.exit();

/** Says one thing, which tells when it was said, until the room takes it; gives its place there. */
async function say(number: number): Promise<number> {
  const reply = await fetch(`http://${host}/wps/chat/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[number % tokens.length]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      roomId: ROOM,
      requestKey: `bench-message-${number}`,
      text: `at ${Math.floor(performance.now())}`,
    }),
  });
  const { success, message, value } = (await reply.json()) as {
    success: boolean;
    message: string;
    value: { seq: number };
  };
  if (success) return value.seq;
  if (message !== 'chat_busy') throw new Error(`a message was refused: ${message}`);
  refused += 1;
  await wait(AGAIN_MS);
  return say(number);
}

async function cutSome(): Promise<void> {
  const some = listeners.slice(0, CUT);
  for (const listener of some) listener.cut();
  await wait(AWAY_MS);
  await Promise.all(some.map((listener) => listener.resume()));
}
