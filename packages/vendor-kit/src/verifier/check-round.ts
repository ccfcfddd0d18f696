import { digestOf } from './bytes.ts';
import { RULES } from './games/rules.ts';
import { type Inclusion, rootFrom } from './merkle.ts';
import { MILLION, type Replay, type ReplayedEvent } from './replay.ts';
import { type Said, textOf } from './said.ts';
import { Stream } from './stream.ts';

/** The tables of a game. `rules` names the rules by which it is played. */
type Sheet = { readonly rules: string; readonly version: number; readonly [name: string]: unknown };

/** The published tables of all games; shared tables are under the name of their own. */
export type Sheets = {
  readonly games: Readonly<Record<string, Sheet>>;
  readonly tables: Readonly<Record<string, string>>;
};

/** A currency with so many digits behind the point. */
type Money = { readonly code: string; readonly scale: number };

/** A round as its proof publishes it. Amounts are texts in the smallest unit of the money. */
export type RoundProof = {
  readonly game: string;
  readonly version: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
  readonly payoutPpm: string;
  readonly currency?: Money;
  /** A stake is a whole number of these. */
  readonly step?: string;
  /** At a shared table: where the bet stands among those that counted. */
  readonly ticket?: Inclusion | null;
  readonly round: {
    readonly roundId: string;
    readonly status: string;
    readonly choice: unknown;
    readonly moves: readonly unknown[];
    readonly stake: string;
    readonly staked: string;
    readonly events: readonly ReplayedEvent[] | null;
    readonly payout: string | null;
    readonly pot: string | null;
    readonly nonce: number;
    readonly roomRoundId: string | null;
  };
};

export function checkRound(proof: RoundProof, sheets: Sheets, noted: string): readonly Said[] {
  const { serverSeed, game, version, clientSeed, round } = proof;
  if (serverSeed === null) return [{ isTrue: null, text: 'seed_in_use' }];
  const known = sheets.games[sheets.tables[game] ?? game];
  const rules = RULES[known?.rules ?? ''];
  const seed = checkSeed(proof, serverSeed, noted);
  if (!known || !rules) return [...seed, { isTrue: false, text: 'game_unknown', with: { game } }];
  if (known.version !== version) {
    const versions = { game, version: `${version}`, known: `${known.version}` };
    return [...seed, { isTrue: null, text: 'version_unknown', with: versions }];
  }
  const head = [...seed, ...checkTable(proof)];
  const stream = new Stream(serverSeed, `${clientSeed}:${round.nonce}:`);
  try {
    const { choice, moves } = round;
    const replay = rules({ sheet: known, choice, moves: moves ?? [], stream });
    const drawn = tellDraws(stream);
    return [
      ...head,
      drawn,
      ...checkEvents(proof, replay),
      ...checkMoney(proof, replay, serverSeed),
    ];
  } catch (error) {
    // What is not written as a proof is written fails like what the rules do not allow.
    const what = error instanceof Error ? error.message : '';
    return [...head, { isTrue: false, text: 'not_allowed', with: { what } }];
  }
}

function checkSeed({ commitment }: RoundProof, serverSeed: string, noted: string): readonly Said[] {
  const digest = digestOf(serverSeed);
  const isKept = digest === commitment;
  const said: Said = {
    isTrue: isKept,
    text: isKept ? 'seed_kept' : 'seed_broken',
    values: [
      ['v_server_seed', serverSeed],
      ['v_digest', digest],
      ['v_shown_before', commitment],
    ],
  };
  if (noted === '') return [said];
  const isNoted = digest === noted;
  return [said, { isTrue: isNoted, text: isNoted ? 'noted_same' : 'noted_other' }];
}

/** A round of a shared table is drawn from its id and the digest of its bets. */
function checkTable({ round, clientSeed, currency, ticket }: RoundProof): readonly Said[] {
  const { roomRoundId, roundId, stake, nonce } = round;
  if (roomRoundId === null || roomRoundId === undefined) return [];
  const [, id, root = ''] = /^(\w+)\|bets:([0-9a-f]{64})$/.exec(clientSeed) ?? [];
  const isNamed = id === roomRoundId && nonce === 0;
  const beacon: Said = {
    isTrue: isNamed,
    text: isNamed ? 'table_text' : 'table_text_other',
    values: [['v_root', root]],
  };
  if (!ticket) return [beacon, { isTrue: null, text: 'ticket_missing' }];
  const { chips } = round.choice as { chips: readonly { bet: string; units: number }[] };
  const places = chips.map(({ bet, units }) => `${bet}:${units}`);
  const leaf = [roundId, `${currency?.code}:${stake}`, ...places].join('|');
  const isIn = rootFrom({ ...ticket, leaf }) === root;
  const place = { index: `${ticket.index + 1}`, size: `${ticket.size}` };
  const text = isIn ? 'ticket_in' : 'ticket_out';
  return [beacon, { isTrue: isIn, text, with: place, values: [['v_leaf', leaf]] }];
}

/** Nothing to hold against anything: what the seeds give, to be followed by hand. */
function tellDraws(stream: Stream): Said {
  const numbers = stream.drawn.map(([bound, number]) => `${number} (0–${bound - 1})`).join(', ');
  return {
    isTrue: null,
    text: 'numbers',
    values: [
      ['v_message', stream.blockText(0)],
      ['v_block', stream.blockHex(0)],
      ['v_numbers', numbers],
    ],
  };
}

function checkEvents({ round, payoutPpm }: RoundProof, replay: Replay): readonly Said[] {
  const { events } = round;
  const isGivenBack = round.status === 'void' || round.status === 'refused' || events === null;
  if (isGivenBack) return [{ isTrue: null, text: 'given_back' }];
  if (!replay.isOver) return [{ isTrue: null, text: 'not_over' }];
  const length = Math.max(events.length, replay.events.length);
  const places = Array.from({ length }, (_, at) => at);
  const first = places.find((at) => textOf(events[at]) !== textOf(replay.events[at]));
  const steps: Said =
    first === undefined
      ? {
          isTrue: true,
          text: 'events_same',
          with: { count: `${length}` },
          values: [['v_events', replay.events.map(textOf).join('\n')]],
        }
      : {
          isTrue: false,
          text: 'events_other',
          with: { place: `${first + 1}` },
          values: [
            ['v_shown', textOf(events[first]) ?? '–'],
            ['v_drawn', textOf(replay.events[first]) ?? '–'],
          ],
        };
  const isSame = BigInt(payoutPpm) === replay.payout;
  const times = { times: timesText(replay.payout), told: timesText(BigInt(payoutPpm)) };
  return [
    steps,
    { isTrue: isSame, text: isSame ? 'multiple_same' : 'multiple_other', with: times },
  ];
}

const timesText = (ppm: bigint): string =>
  `${ppm / MILLION}.${`${ppm % MILLION}`.padStart(6, '0')}`.replace(/\.?0+$/, '');

/** As money is written; in the smallest unit where the proof does not say which money it is. */
function amountText(amount: bigint, currency: Money | undefined): string {
  if (!currency) return `${amount}`;
  const { code, scale } = currency;
  const digits = `${amount}`.padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${digits.slice(0, point)}${scale > 0 ? '.' : ''}${digits.slice(point)} ${code}`;
}

/** The stake, what it pays to the last unit, and the pot. */
function checkMoney(proof: RoundProof, replay: Replay, serverSeed: string): readonly Said[] {
  const { round, clientSeed, step, currency } = proof;
  if (round.payout === null || round.events === null || !replay.isOver) return [];
  const stake = BigInt(round.stake);
  const isStaked = stake * BigInt(replay.stakes) === BigInt(round.staked);
  const staked: Said = {
    isTrue: isStaked,
    text: isStaked ? 'stake_same' : 'stake_other',
    with: {
      stakes: `${replay.stakes}`,
      stake: amountText(stake, currency),
      staked: amountText(BigInt(round.staked), currency),
    },
  };
  const draw = new Stream(serverSeed, `${clientSeed}:${round.nonce}:payout:`).next(1_000_000);
  const parts = stake * replay.payout;
  const rest = parts % MILLION;
  const due = parts / MILLION + (BigInt(draw) < rest ? 1n : 0n);
  const told = BigInt(round.payout) - BigInt(round.pot ?? 0);
  const isPaid = due === told;
  const paid: Said = {
    isTrue: isPaid,
    text: !isPaid ? 'paid_other' : rest === 0n ? 'paid_same' : 'paid_by_draw',
    with: {
      due: amountText(due, currency),
      told: amountText(told, currency),
      rest: `${rest}`,
      draw: `${draw}`,
    },
  };
  const number = replay.events.find(({ type }) => type === 'pot')?.['number'];
  if (typeof number !== 'number') return [staked, paid];
  if (step === undefined) return [staked, paid, { isTrue: null, text: 'pot_unknown' }];
  const steps = stake / BigInt(step);
  const isWon = BigInt(number) < steps;
  const isTold = isWon === (round.pot !== null);
  const pot = { number: `${number}`, steps: `${steps}` };
  const text = isTold ? (isWon ? 'pot_won' : 'pot_not_won') : 'pot_other';
  return [staked, paid, { isTrue: isTold, text, with: pot }];
}
