import { digestOf } from './bytes.ts';
import { rootFrom } from './merkle.ts';
import { type Said, textOf } from './said.ts';
import { Stream } from './stream.ts';

/** A prize of a board: how many, and from which tokens or of how many digits. */
type Tier = {
  readonly name: string;
  readonly count: number;
  readonly tokens?: readonly string[];
  readonly length?: number;
  /** No token comes twice. */
  readonly isOnce?: boolean;
  /** Nor one that this prize has. */
  readonly without?: string;
};

const from = (least: number, most: number, width: number): readonly string[] =>
  Array.from({ length: most - least + 1 }, (_, at) => `${least + at}`.padStart(width, '0'));
const digits = (count: number): readonly Tier[] => [
  { name: 'numbers', count, tokens: from(0, 9, 1) },
];
const balls = (count: number, most: number): readonly Tier[] => [
  { name: 'numbers', count, tokens: from(1, most, 2), isOnce: true },
];
const prize = (name: string, count: number, length: number): Tier => ({ name, count, length });

/** What each lottery of our own draws, in the order of its board. */
const BOARDS: Readonly<Record<string, readonly Tier[]>> = {
  'quick-thai': digits(5),
  'quick-vietnam': [
    prize('special', 1, 6),
    prize('first', 1, 5),
    prize('second', 1, 5),
    prize('third', 2, 5),
    prize('fourth', 7, 5),
    prize('fifth', 1, 4),
    prize('sixth', 3, 4),
    prize('seventh', 1, 3),
    prize('eighth', 1, 2),
  ],
  'five-digits': digits(5),
  'three-digits': digits(3),
  'lucky-28': digits(3),
  'three-dice': [{ name: 'numbers', count: 3, tokens: from(1, 6, 1) }],
  'eleven-five': balls(5, 11),
  'ten-race': balls(10, 10),
  'six-of-49': [
    { name: 'normal', count: 6, tokens: from(1, 49, 2), isOnce: true },
    { name: 'special', count: 1, tokens: from(1, 49, 2), without: 'normal' },
  ],
  keno: balls(20, 80),
};

type Board = Readonly<Record<string, readonly string[]>>;

type Beacon = {
  readonly kind: string;
  readonly chain?: string;
  readonly round?: number;
  readonly randomness?: string;
  readonly root?: string;
};

/** A draw as the book publishes it, or a ticket's proof, which has its line and path beside. */
export type DrawProof = {
  readonly drawId: string;
  readonly lottery: string;
  readonly result: { readonly board: Board } | null;
  readonly proof: {
    readonly seedDigest: string;
    readonly seed: string | null;
    readonly beacon: Beacon | null;
    readonly beaconNamed: Beacon | null;
  } | null;
  readonly leaf?: string;
  readonly index?: number;
  readonly size?: number;
  readonly path?: readonly string[];
};

function drawTier(tier: Tier, drawn: Board, stream: Stream): readonly string[] {
  const { count, length, tokens = [], isOnce, without = '' } = tier;
  const places = Array.from({ length: count }, () => 0);
  if (length !== undefined) {
    return places.map(() => Array.from({ length }, () => stream.next(10)).join(''));
  }
  const left = tokens.filter((token) => !(drawn[without] ?? []).includes(token));
  if (isOnce) return stream.some(left.length, count).map((place) => left[place]!);
  return places.map(() => left[stream.next(left.length)]!);
}

export function checkDraw(draw: DrawProof, noted: string): readonly Said[] {
  const made = draw.proof;
  if (!made) return [{ isTrue: false, text: 'draw_official' }];
  const { seed, beacon, seedDigest } = made;
  if (!seed || !beacon || !draw.result) return [{ isTrue: null, text: 'draw_early' }];
  const tiers = BOARDS[draw.lottery.replace(/-\d+m$/, '')];
  if (!tiers) return [{ isTrue: false, text: 'game_unknown', with: { game: draw.lottery } }];
  const digest = digestOf(seed);
  const isKept = digest === seedDigest;
  const isNoted = digest === noted;
  const stream = new Stream(seed, `${draw.drawId}|${beaconText(beacon)}:0:`);
  return [
    {
      isTrue: isKept,
      text: isKept ? 'seed_kept' : 'seed_broken',
      values: [
        ['v_server_seed', seed],
        ['v_digest', digest],
        ['v_shown_before', seedDigest],
      ],
    },
    ...(noted === ''
      ? []
      : [{ isTrue: isNoted, text: isNoted ? 'noted_same' : 'noted_other' } as const]),
    checkBeacon(beacon, made.beaconNamed),
    checkBoard(draw.result.board, tiers, stream),
    ...checkTicket(draw, beacon),
  ];
}

const beaconText = ({ kind, chain, round, randomness, root }: Beacon): string =>
  kind === 'drand' ? `drand:${chain}:${round}:${randomness}` : `tickets:${root}`;

function checkBeacon(beacon: Beacon, named: Beacon | null): Said {
  const isDrand = beacon.kind === 'drand';
  const isSameRound = beacon.chain === named?.chain && beacon.round === named?.round;
  const isNamed = beacon.kind === named?.kind && (!isDrand || isSameRound);
  return {
    isTrue: isNamed,
    text: !isNamed ? 'beacon_other' : isDrand ? 'beacon_drand' : 'beacon_tickets',
    with: { round: `${beacon.round}` },
    values: [['v_beacon', beaconText(beacon)]],
  };
}

function checkBoard(published: Board, tiers: readonly Tier[], stream: Stream): Said {
  const board: Record<string, readonly string[]> = {};
  for (const tier of tiers) board[tier.name] = drawTier(tier, board, stream);
  const isSame = textOf(board) === textOf(published);
  const words = Object.entries(board).map(([name, numbers]) => `${name}: ${numbers.join(' ')}`);
  return {
    isTrue: isSame,
    text: isSame ? 'board_same' : 'board_other',
    values: [
      ['v_message', stream.blockText(0)],
      ['v_block', stream.blockHex(0)],
      ['v_drawn', words.join('\n')],
    ],
  };
}

function checkTicket(draw: DrawProof, beacon: Beacon): readonly Said[] {
  const { leaf, index = 0, size = 0, path = [] } = draw;
  if (!leaf) return [];
  if (beacon.kind !== 'tickets') return [{ isTrue: null, text: 'ticket_not_drawn_from' }];
  const isIn = rootFrom({ leaf, index, size, path }) === beacon.root;
  return [
    {
      isTrue: isIn,
      text: isIn ? 'ticket_in' : 'ticket_out',
      with: { index: `${index + 1}`, size: `${size}` },
      values: [['v_leaf', leaf]],
    },
  ];
}
