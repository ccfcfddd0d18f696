import { createHash } from 'node:crypto';
import { type Engine, isOver, type RoundMove } from '@baize/engines/core/engine';
import { commitTo, fairRng, type Seeds } from '@baize/engines/core/fairness';
import { merkleProof } from '@baize/engines/core/merkle';
import { isPotWonBy } from '@baize/engines/core/pot';
import type { Rng } from '@baize/engines/core/rng';
import { sharedText } from '@baize/engines/core/shared-draw';
import { wideRng } from '@baize/engines/core/simulate';
import { LIVE_TITLES } from '@baize/engines/families/live-titles';
import { ENGINES } from '@baize/engines/games/index';
import { betBeacon, betLeaves, betRoot } from '@baize/engines/rooms/bet-root';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import type { ChipChoice } from '@baize/engines/tables/chips';
import { assert } from '@baize/std/assert';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { viewProof } from '../../apps/studio/src/http/views.ts';
import { countRound, stakesOf } from '../../apps/studio/src/rounds/draw-round.ts';
import type { Round } from '../../apps/studio/src/rounds/round.ts';
import { limitsOf } from '../../apps/studio/src/stakes.ts';
import type { WireProof, WireTicket } from '../../apps/studio/src/wire.ts';
import { published } from './fairness-vectors.ts';
import { randomChoice, randomMove } from './random-choice.ts';

/** Every game that has rounds, those of the live tables with the others. */
export const PLAYED: ReadonlyMap<string, Engine> = new Map([
  ...ENGINES,
  ...[...LIVE_TABLES].map(([code, { engine }]) => [code, engine] as const),
]);

/** Those made by hand, the live tables among them, and the first title of each family of variations. */
export const SHOWN: readonly string[] = [
  ...published().map(({ key }) => key),
  ...[...LIVE_TABLES.keys()].filter((code) => !LIVE_TITLES.has(code)),
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Rounds of a game as the studio publishes them, drawn by its engine from seeds of their own. */
export function* publishedRounds(
  key: string,
  { rounds, seed }: { rounds: number; seed: number },
): Generator<WireProof> {
  const engine = PLAYED.get(key);
  assert(engine, `there is a game ${key}`);
  const rng = wideRng(seed);
  for (let number = 0; number < rounds; number++) {
    const serverSeed = sha256(`${key}:${seed}:${number}`);
    const bet = betOf(engine, number, rng);
    const table = LIVE_TABLES.has(key) ? atTable(bet, rng) : null;
    const clientSeed = table?.clientSeed ?? sha256(`${number}`).slice(0, 1 + rng.next(64));
    yield publish(engine, {
      ...bet,
      rng,
      table,
      seeds: { serverSeed, clientSeed, nonce: table ? 0 : number },
    });
  }
}

/** A round of every game made by hand and of a title of each family in full, one a line, to try a verifier against. */
export function examplesText(): string {
  const rows = SHOWN.map((key) => {
    const [proof] = publishedRounds(key, { rounds: 1, seed: 4 });
    return `  ${JSON.stringify(key)}: ${JSON.stringify(proof)}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

const idOf = (kind: string, number: number) => `${kind}_${`${number}`.padStart(26, '0')}`;

type Bet = ReturnType<typeof betOf>;

function betOf(engine: Engine, number: number, rng: Rng) {
  const currency = rng.next(2) === 0 ? 'THB' : 'USD';
  const limits = limitsOf(currency);
  assert(limits, 'the currency has limits');
  const stake = minor(limits.step * BigInt(1 + rng.next(500)));
  return { id: idOf('rnd', number), currency, stake, choice: randomChoice(engine, rng) };
}

/** The bet among some others of the same round. */
function atTable(bet: Bet, rng: Rng) {
  const choice = bet.choice as ChipChoice;
  const others = Array.from({ length: rng.next(9) }, (_, place) => ({
    id: idOf('rnd', 1_000_000 + place),
    currency: 'THB',
    stake: 100n,
    choice,
  }));
  const bets = [...others, { ...bet, choice }];
  const leaves = betLeaves(bets);
  const index = leaves.findIndex((leaf) => leaf.startsWith(bet.id));
  const ticket: WireTicket = {
    leaf: leaves[index] ?? '',
    index,
    size: leaves.length,
    path: merkleProof(leaves, index),
  };
  const roomRoundId = idOf('rmr', rng.next(1_000));
  const beacon = betBeacon(betRoot(bets));
  return { roomRoundId, ticket, clientSeed: sharedText({ drawId: roomRoundId, beacon }) };
}

type Played = Bet & {
  readonly rng: Rng;
  readonly seeds: Seeds;
  readonly table: ReturnType<typeof atTable> | null;
};

function publish(engine: Engine, played: Played): WireProof {
  const { choice, stake, currency, seeds, rng, table } = played;
  const moves: RoundMove[] = [];
  let drawn = engine.play(choice, fairRng(seeds), moves);
  while (!isOver(drawn)) {
    moves.push(randomMove(engine, drawn, rng));
    drawn = engine.play(choice, fairRng(seeds), moves);
  }
  const counted = countRound(drawn, { stake, stakes: stakesOf(engine, choice, drawn), seeds });
  const step = limitsOf(currency)?.step ?? 1n;
  const pot = isPotWonBy(drawn.events, stake / step) ? minor(12_345n) : null;
  const round: Round = {
    ...played,
    ...counted,
    events: drawn.events,
    next: null,
    moves,
    pot,
    returned: null,
    payout: minor(counted.payout + (pot ?? 0n)),
    player: 'somebody',
    mode: 'money',
    game: engine.key,
    version: engine.version,
    request_key: 'key',
    seed_id: null,
    nonce: seeds.nonce,
    is_instant: true,
    status: 'settled',
    refusal: null,
    balance: null,
    wallet_token: null,
    created_at: instant(new Date(0)),
    ended_at: instant(new Date(0)),
    asked: 0,
    ask_at: null,
    grant_id: null,
    room_round_id: table?.roomRoundId ?? null,
  };
  const { serverSeed: server_seed, clientSeed: client_seed } = seeds;
  return viewProof(round, {
    commitment: commitTo(server_seed),
    client_seed,
    server_seed,
    revealed_at: instant(new Date(0)),
    ticket: table?.ticket ?? null,
  });
}
