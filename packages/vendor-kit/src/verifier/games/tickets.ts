import { decided, MILLION, type Rules } from '../replay.ts';

/** Paper tickets: what a ticket wins is drawn first, then what is printed on it. */
const weightsOf = (rows: readonly { readonly weight: number }[]): readonly number[] =>
  rows.map(({ weight }) => weight);

const worth = (times: number): bigint => BigInt(times) * MILLION;

type TrioSheet = {
  readonly fields: number;
  readonly prizes: readonly { charm: string; weight: number; pays: number }[];
  readonly blanks: number;
};

/** Three of the charm that wins, others from a heap with two of each; then all are shuffled. */
export const playLotusTrio: Rules = ({ sheet, stream }) => {
  const { fields, prizes, blanks } = sheet as TrioSheet;
  const prize = prizes[stream.weighted([...weightsOf(prizes), blanks])];
  const heap = prizes.filter((row) => row !== prize).flatMap(({ charm }) => [charm, charm]);
  const trio = prize ? [prize.charm, prize.charm, prize.charm] : [];
  const others = stream.some(heap.length, fields - trio.length).map((place) => heap[place]!);
  const laid = [...trio, ...others];
  const cells = stream.some(fields, fields).map((place) => laid[place]!);
  const winning = [...cells.keys()].filter((field) => cells[field] === prize?.charm);
  const payout = worth(prize?.pays ?? 0);
  return decided([{ type: 'ticket', cells, winning, pays: `${payout}` }], payout);
};

type MarketSheet = {
  readonly numbers: number;
  readonly market: number;
  readonly stalls: number;
  readonly prizes: readonly { prize: number; weight: number }[];
  readonly outcomes: readonly { stalls: readonly number[]; weight: number }[];
  readonly blanks: number;
};

/** The stalls that win have the market's first numbers; then all stalls are shuffled. */
export const playNightMarket: Rules = ({ sheet, stream }) => {
  const { numbers, market, stalls, prizes, outcomes, blanks } = sheet as MarketSheet;
  const won = outcomes[stream.weighted([...weightsOf(outcomes), blanks])]?.stalls ?? [];
  const drawn = stream.some(numbers, market + stalls).map((number) => number + 1);
  const laid = Array.from({ length: stalls }, (_, place) => {
    const isWon = place < won.length;
    const prize = isWon ? won[place]! : prizes[stream.weighted(weightsOf(prizes))]!.prize;
    return { number: drawn[isWon ? place : market + place]!, prize: `${worth(prize)}` };
  });
  const order = stream.some(stalls, stalls);
  const payout = worth(won.reduce((all, prize) => all + prize, 0));
  const ticket = {
    type: 'ticket',
    market: drawn.slice(0, market),
    stalls: order.map((place) => laid[place]!),
    winning: [...order.keys()].filter((stall) => order[stall]! < won.length),
    pays: `${payout}`,
  };
  return decided([ticket], payout);
};

type KiteSheet = {
  readonly prizes: readonly { kite: string; weight: number; pays: number }[];
  readonly blanks: number;
  readonly lines: readonly (readonly number[])[];
};

const FIELDS = 9;

/** The line that wins is laid first; each free field takes a kite that completes no other line. */
export const playKiteLines: Rules = ({ sheet, stream }) => {
  const { prizes, blanks, lines } = sheet as KiteSheet;
  const prize = prizes[stream.weighted([...weightsOf(prizes), blanks])];
  const winning = prize ? lines[stream.next(lines.length)]! : [];
  const cells: string[] = [];
  for (const field of winning) cells[field] = prize!.kite;
  const isDone = (field: number, kite: string) =>
    lines.some(
      (line) =>
        line.includes(field) && line.every((place) => place === field || cells[place] === kite),
    );
  for (let field = 0; field < FIELDS; field++) {
    if (cells[field] !== undefined) continue;
    const free = prizes.map(({ kite }) => kite).filter((kite) => !isDone(field, kite));
    cells[field] = free[stream.next(free.length)]!;
  }
  const payout = worth(prize?.pays ?? 0);
  return decided([{ type: 'ticket', cells, winning, pays: `${payout}` }], payout);
};
