import type { Dice } from '../dice.ts';
import { type Message, VENDORS } from './message.ts';

/** One thing a player and a vendor do together, as the messages it takes, in their order. */
export type Story = readonly Message[];

type Teller = {
  readonly dice: Dice;
  readonly make: (kind: Message['kind'], facts?: Partial<Message>) => Message;
  /** A bet and the id by which later messages speak of it. */
  readonly bet: (facts?: Partial<Message>) => { bet: Message; about: { betId: string } };
  readonly stake: () => bigint;
  readonly win: () => bigint;
};

const STORIES: readonly [(t: Teller) => Story, ...((t: Teller) => Story)[]] = [
  ({ make, bet, win }) => {
    const { bet: first, about } = bet();
    return [first, make('settle', { ...about, amount: win() })];
  },
  ({ make, bet }) => {
    const { bet: first, about } = bet();
    return [first, make('rollback', about)];
  },
  ({ make, bet }) => {
    const { bet: late, about } = bet();
    return [make('rollback', about), late];
  },
  ({ make, bet, win }) => {
    const { bet: first, about } = bet();
    const part = make('settle', { ...about, amount: win(), isFinal: false });
    return [first, part, make('settle', { ...about, amount: win() })];
  },
  ({ make, bet, win }) => {
    const { bet: first, about } = bet();
    const results = [make('settle', { ...about, amount: win() }), make('unsettle', about)];
    return [first, ...results, make('settle', { ...about, amount: win() })];
  },
  ({ make, bet, win, dice }) => {
    const { bet: first, about } = bet();
    const by = BigInt(dice.below(120) - 60) || 1n;
    return [
      first,
      make('settle', { ...about, amount: win() }),
      make('resettle', { ...about, amount: win() }),
      make('adjust', { ...about, amount: by }),
    ];
  },
  ({ make, bet, win }) => {
    const { bet: first, about } = bet();
    return [first, make('settle', { ...about, amount: win() }), make('void-settled', about)];
  },
  ({ make, bet, win, dice }) => {
    const { bet: first, about } = bet();
    const back = make('return-stake', { ...about, amount: BigInt(dice.below(60)) });
    return [first, back, make('settle', { ...about, amount: win() })];
  },
  ({ make, stake, win }) => [make('bet-and-settle', { amount: stake(), payout: win() })],
  ({ make, stake, win }) => {
    const instant = make('bet-and-settle', { amount: stake(), payout: win() });
    return [instant, make('rollback', { betId: instant.txId })];
  },
  tellInstantRound,
  ({ make, stake, win }) => {
    const out = make('wallet-out', { amount: stake() });
    return [out, make('wallet-in', { betId: out.txId, amount: win() })];
  },
  ({ make, stake }) => {
    const out = make('wallet-out', { amount: stake() });
    return [out, make('rollback', { betId: out.txId, roundId: 'wallet' })];
  },
  ({ make, win }) => [make('payout', { amount: win() + 1n })],
  tellRound,
];

/** A round of two or three bets that its last result, or a word of its own, ends. */
function tellRound({ make, bet, win, dice }: Teller): Story {
  const roundId = `r-${dice.below(1_000_000)}`;
  const bets = Array.from({ length: 2 + dice.below(2) }, () => bet({ roundId }));
  const [first] = bets;
  const endsRound = dice.percent(50);
  const result = make('settle', { betId: first?.bet.txId ?? '', amount: win(), endsRound });
  const end = make('end-round', { roundId });
  return [...bets.map((each) => each.bet), result, end, bet({ roundId }).bet];
}

/** A round of a bet that came with its result, taken back and given anew, and of one beside it. */
function tellInstantRound({ make, bet, stake, win, dice }: Teller): Story {
  const roundId = `i-${dice.below(1_000_000)}`;
  const facts = { roundId, amount: stake(), payout: win(), endsRound: dice.percent(50) };
  const instant = make('bet-and-settle', facts);
  const about = { betId: instant.txId };
  const { bet: other, about: aboutOther } = bet({ roundId });
  const late = make('settle', { ...about, amount: win(), isFinal: false });
  const results = [instant, make('unsettle', about), other, make('settle', about), late];
  return [...results, make('settle', { ...aboutOther, amount: win() })];
}

/** Tells a story of one member; its ids begin with the name given. */
export function tellStory(dice: Dice, name: string, member: number): Story {
  const vendor = dice.below(VENDORS.length);
  let count = 0;
  const make: Teller['make'] = (kind, facts = {}) => ({
    kind,
    txId: `${name}-${count++}`,
    member,
    vendor,
    betId: '',
    amount: 0n,
    payout: 0n,
    roundId: null,
    isFinal: true,
    endsRound: false,
    token: 'live',
    ...facts,
  });
  const stake = () => BigInt(1 + dice.below(dice.percent(10) ? 2_000 : 200));
  const win = () => (dice.percent(40) ? 0n : BigInt(dice.below(400)));
  const bet: Teller['bet'] = (facts) => {
    const token = dice.percent(4) ? 'ended' : 'live';
    const made = make('bet', { amount: stake(), token, ...facts });
    return { bet: made, about: { betId: made.txId } };
  };
  return dice.pick(STORIES)({ dice, make, bet, stake, win });
}
