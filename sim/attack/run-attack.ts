import type { Endpoint } from '@baize/contract/endpoint';
import { ERRORS, type ErrorCode } from '@baize/contract/errors';
import { CONTRACT } from '@baize/contract/table';
import { createClient } from '../../apps/server/src/testing/client.ts';
import { seededDice } from '../dice.ts';
import { type Answer, ask, type Kind, type Means, type Shot } from './ask.ts';
import type { Attacker, AttackGround } from './ground.ts';
import { hostileInput, shapeOf } from './hostile.ts';
import { originShots, uploadShots } from './odd-doors.ts';
import { rawRequest } from './raw-requests.ts';

export type Tally = {
  requests: number;
  /** Answers of the 5xx kind that no call declares: each is a fault of ours. */
  faults: number;
  /** 503 by a code of the contract: somebody else was away, or there was too much to do. */
  busy: number;
  /** Answers in which somebody saw a row of another member. */
  leaks: number;
  /** Refused because too many came: the attack was not looked at. */
  limited: number;
};

export type AttackReport = {
  readonly tallies: Readonly<Record<Kind, Tally>>;
  /** The first faults and leaks, with what was sent. */
  readonly findings: readonly string[];
};

const FINDINGS_MAX = 20;
const AT_ONCE = 16;
const RACERS = 20;
/** Calls that end the attacker's own session would end the attack. */
const LEFT_OUT = new Set(['logout', 'signOutOperator', 'endSession', 'changePassword']);

const ROWS = Object.entries(CONTRACT).filter(([name]) => !LEFT_OUT.has(name));
const SHAPES = new Map(ROWS.map(([name, row]) => [name, shapeOf(row)]));

const PATHS = [...new Set(ROWS.map(([, { path }]) => path))];

/**
 * Sends every call of every role once, hostile files and calls of foreign pages, then so many hostile
 * requests by a seed, and counts what should not have come back.
 */
export async function runAttack(
  ground: AttackGround,
  { requests, seed }: { requests: number; seed: string },
): Promise<AttackReport> {
  const tallies: Record<Kind, Tally> = {
    matrix: none(),
    fuzz: none(),
    race: none(),
    raw: none(),
    replay: none(),
    origin: none(),
    upload: none(),
  };
  const findings: string[] = [];
  const dice = seededDice(seed);
  const call = await createClient(ground.url);

  const judge = (
    { kind, attacker, said }: Shot,
    { status, text, isLeak: isThrough }: Answer,
  ): void => {
    const tally = tallies[kind];
    tally.requests += 1;
    if (status === 429) tally.limited += 1;
    const isSeen = !attacker.maySeeOthers && ground.secrets.some((secret) => text.includes(secret));
    const isLeak = isSeen || isThrough === true;
    // A HEAD is answered without words: its GET is asked often enough.
    const isBusy = status === 503 && (said.startsWith('HEAD ') || isSaid(text));
    if (isBusy) tally.busy += 1;
    const isFault = status >= 500 && !isBusy;
    if (isFault) tally.faults += 1;
    if (isLeak) tally.leaks += 1;
    if ((isFault || isLeak) && findings.length < FINDINGS_MAX) {
      findings.push(`${attacker.role}: ${said} → ${status} ${text}`.slice(0, 600));
    }
  };

  const means = { call, judge, dice };
  const shots: (() => Promise<void>)[] = [
    ...matrixShots(ground, means),
    ...(await uploadShots(ground, means)),
    ...originShots(ground, means, PATHS),
    ...randomShots(ground, { ...means, requests }),
  ];
  await inTurns(shots);
  return { tallies, findings };
}

/** Whether a 503 names a code of the contract that is one. */
function isSaid(text: string): boolean {
  const code = /"message":"(\w+)"/.exec(text)?.[1] ?? '';
  return code in ERRORS && ERRORS[code as ErrorCode].status === 503;
}

/** Every role on every call, with nothing said. */
const matrixShots = (ground: AttackGround, means: Means) =>
  ROWS.flatMap(([name, row]) =>
    ground.attackers.map(
      (attacker) => () => ask({ kind: 'matrix', name, row, wire: {}, attacker }, means),
    ),
  );

/** Six in ten are hostile inputs, three are broken requests, and the rest replays and races. */
function randomShots(
  ground: AttackGround,
  means: Means & { readonly requests: number },
): (() => Promise<void>)[] {
  const { dice } = means;
  return Array.from({ length: means.requests }, () => async () => {
    const [name, row] = ROWS[dice.below(ROWS.length)] ?? ROWS[0] ?? [];
    if (!name || !row) return;
    const attacker = dice.pick(ground.attackers);
    const die = dice.below(100);
    if (die < 30) return sendRaw(ground, { row, attacker }, means);
    const wire = hostileInput(SHAPES.get(name) ?? {}, dice, ground.loot);
    if (die < 94) return ask({ kind: 'fuzz', name, row, wire, attacker }, means);
    if (die < 97) return replay(ground, { name, row, wire, attacker }, means);
    const racers = Array.from({ length: RACERS }, () =>
      ask({ kind: 'race', name, row, wire, attacker }, means),
    );
    await Promise.all(racers);
  });
}

type Sent = Readonly<{
  name: string;
  row: Endpoint;
  wire: Record<string, unknown>;
  attacker: Attacker;
}>;

/** The same request once more by whoever made it, then by everybody else who got hold of it. */
async function replay(ground: AttackGround, sent: Sent, means: Means): Promise<void> {
  await ask({ kind: 'replay', ...sent }, means);
  for (const attacker of [sent.attacker, ...ground.attackers]) {
    await ask({ kind: 'replay', ...sent, attacker }, means);
  }
}

async function sendRaw(
  ground: AttackGround,
  { row, attacker }: { row: Endpoint; attacker: Attacker },
  { dice, judge }: Means,
): Promise<void> {
  const { path, ...request } = rawRequest(row.path, dice);
  const token =
    attacker.token && dice.percent(70) ? { authorization: `Bearer ${attacker.token}` } : {};
  const address = { 'x-forwarded-for': `203.0.${dice.below(256)}.${1 + dice.below(254)}` };
  const reply = await fetch(`${ground.url}${path}`, {
    ...request,
    headers: { ...address, ...request.headers, ...token },
    redirect: 'manual',
  });
  const said = `${request.method} ${path.slice(0, 100)} ${request.body?.slice(0, 60) ?? ''}`;
  judge({ kind: 'raw', attacker, said }, { status: reply.status, text: await reply.text() });
}

/** Several at once, in the order they were made: the seed decides what is sent, not the network. */
async function inTurns(shots: readonly (() => Promise<void>)[]): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let shot = shots[next++]; shot; shot = shots[next++]) await shot();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const none = (): Tally => ({ requests: 0, faults: 0, busy: 0, leaks: 0, limited: 0 });
