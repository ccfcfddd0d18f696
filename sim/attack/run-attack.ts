import type { Endpoint } from '@baize/contract/endpoint';
import { CONTRACT } from '@baize/contract/table';
import { type Client, createClient } from '../../apps/server/src/testing/client.ts';
import { type Dice, seededDice } from '../dice.ts';
import type { Attacker, AttackGround } from './ground.ts';
import { hostileInput, shapeOf } from './hostile.ts';
import { rawRequest } from './raw-requests.ts';

export type Kind = 'matrix' | 'fuzz' | 'race' | 'raw';

export type Tally = {
  requests: number;
  /** Answers of the 5xx kind but 503: each is a fault of ours. */
  faults: number;
  /** 503: a clear answer of a machine that has too much to do, which is not a fault of the call. */
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

type Answer = { readonly status: number; readonly text: string };
type Shot = { readonly kind: Kind; readonly attacker: Attacker; readonly said: string };

/**
 * Sends every call of every role once, then so many hostile requests by a seed, and counts what
 * should not have come back.
 */
export async function runAttack(
  ground: AttackGround,
  { requests, seed }: { requests: number; seed: string },
): Promise<AttackReport> {
  const tallies: Record<Kind, Tally> = { matrix: none(), fuzz: none(), race: none(), raw: none() };
  const findings: string[] = [];
  const dice = seededDice(seed);
  const call = await createClient(ground.url);

  const judge = ({ kind, attacker, said }: Shot, { status, text }: Answer): void => {
    const tally = tallies[kind];
    tally.requests += 1;
    if (status === 429) tally.limited += 1;
    const isLeak = !attacker.maySeeOthers && ground.secrets.some((secret) => text.includes(secret));
    if (status === 503) tally.busy += 1;
    const isFault = status >= 500 && status !== 503;
    if (isFault) tally.faults += 1;
    if (isLeak) tally.leaks += 1;
    if ((isFault || isLeak) && findings.length < FINDINGS_MAX) {
      findings.push(`${attacker.role}: ${said} → ${status} ${text}`.slice(0, 600));
    }
  };

  const shots: (() => Promise<void>)[] = [
    ...matrixShots(ground, { call, judge, dice }),
    ...randomShots(ground, { call, judge, dice, requests }),
  ];
  await inTurns(shots);
  return { tallies, findings };
}

type Means = {
  readonly call: Client;
  readonly dice: Dice;
  readonly judge: (shot: Shot, answer: Answer) => void;
};

/** Every role on every call, with nothing said. */
const matrixShots = (ground: AttackGround, means: Means) =>
  ROWS.flatMap(([name, row]) =>
    ground.attackers.map(
      (attacker) => () => ask({ kind: 'matrix', name, row, wire: {}, attacker }, means),
    ),
  );

/** Six in ten are hostile inputs, three are broken requests, one is a race. */
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
    if (die < 97) return ask({ kind: 'fuzz', name, row, wire, attacker }, means);
    const racers = Array.from({ length: RACERS }, () =>
      ask({ kind: 'race', name, row, wire, attacker }, means),
    );
    await Promise.all(racers);
  });
}

type Question = {
  readonly kind: Kind;
  readonly name: string;
  readonly row: Endpoint;
  readonly wire: Record<string, unknown>;
  readonly attacker: Attacker;
};

async function ask({ kind, name, row, wire, attacker }: Question, { call, judge, dice }: Means) {
  const ip = `198.51.${dice.below(256)}.${1 + dice.below(254)}`;
  const { status, ...reply } = await call(row, wire, { token: attacker.token, ip });
  const said = `${name} ${JSON.stringify(wire).slice(0, 200)}`;
  judge({ kind, attacker, said }, { status, text: JSON.stringify(reply) });
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
