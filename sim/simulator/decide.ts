import { type Message, VENDORS } from './message.ts';
import {
  betKey,
  type Decided,
  EMPTY,
  isGamewise,
  isPastLimit,
  type Model,
  type ModelBet,
  minus,
  type Purse,
  plus,
  roundKey,
  runningIn,
  share,
  total,
} from './model.ts';

const no = (refused: string): Decided => ({ refused });
const yes = (move: Purse, ...bets: readonly ModelBet[]): Decided => ({ move, bets });

/** What must come of a message, told apart from the product. */
export function decide(model: Model, message: Message): Decided {
  const { kind, vendor, member } = message;
  if (kind === 'payout') return yes({ cash: message.amount, bonus: 0n });
  if (kind === 'end-round') return endRound(model, message);
  const isStake = kind === 'bet' || kind === 'bet-and-settle' || kind === 'wallet-out';
  const about = isStake ? message.txId : message.betId;
  const bet = model.bets.get(betKey(vendor, tableOf(message), about));
  if (bet && bet.member !== member) return no('bet_of_another');
  if (isStake) return placeStake(model, message, bet);
  if (kind === 'rollback') return rollBack(model, message, bet);
  if (!bet) return no('bet_unknown');
  if (bet.status === 'void') return voided(message, bet);
  return changeBet(model, message, bet);
}

const tableOf = ({ kind, roundId }: Message): 'bet' | 'wallet' =>
  kind === 'wallet-out' || kind === 'wallet-in' || (kind === 'rollback' && roundId === 'wallet')
    ? 'wallet'
    : 'bet';

function placeStake(model: Model, message: Message, bet: ModelBet | undefined): Decided {
  const { member, amount, kind, payout } = message;
  if (bet) return no(bet.status === 'void' ? 'bet_void' : 'repeated_differently');
  if (model.blocked.has(member)) return no('member_blocked');
  const isAsked = VENDORS[message.vendor]?.hasToken;
  if (isAsked && message.token === 'ended') return no('token_expired');
  if (message.roundId !== null && model.ended.has(roundKey(message))) return no('round_closed');
  const purse = model.purses[member] ?? EMPTY;
  if (total(purse) < amount) return no('insufficient_funds');
  if (isPastLimit(model, member, amount)) return no('limit_reached');
  const rest = amount - (purse.cash < amount ? purse.cash : amount);
  const bonus = purse.bonus < rest ? purse.bonus : rest;
  const stake = { bonus, cash: amount - bonus };
  const isInstant = kind === 'bet-and-settle';
  const won = isInstant ? share(stake, payout) : EMPTY;
  return yes(minus(won, stake), {
    vendor: message.vendor,
    kind: tableOf(message),
    ref: message.txId,
    member,
    roundId: message.roundId,
    status: isInstant ? 'settled' : 'running',
    isInstant,
    stake,
    payout: won,
    day: model.day,
  });
}

function rollBack(model: Model, message: Message, bet: ModelBet | undefined): Decided {
  if (!bet) return yes(EMPTY, tombstone(model, message));
  if (bet.status === 'void') return yes(EMPTY, bet);
  if (bet.status === 'settled' && !bet.isInstant) return no('bet_settled');
  return undo(bet);
}

/** Each pocket gets back what was taken from it, less what it was given. */
const undo = (bet: ModelBet): Decided =>
  yes(minus(bet.stake, bet.payout), { ...bet, payout: EMPTY, status: 'void' });

const tombstone = (model: Model, message: Message): ModelBet => ({
  vendor: message.vendor,
  kind: tableOf(message),
  ref: message.betId,
  member: message.member,
  roundId: null,
  status: 'void',
  isInstant: false,
  stake: EMPTY,
  payout: EMPTY,
  day: model.day,
});

const voided = ({ kind }: Message, bet: ModelBet): Decided =>
  kind === 'void-settled' || kind === 'return-stake' ? yes(EMPTY, bet) : no('bet_void');

function changeBet(model: Model, message: Message, bet: ModelBet): Decided {
  const isSettled = bet.status === 'settled';
  const { kind, amount } = message;
  if (kind === 'settle' || kind === 'wallet-in') {
    return isSettled && isLast(message) ? settledBefore(message, bet) : settle(model, message, bet);
  }
  if (kind === 'unsettle') {
    if (!isSettled) return no('bet_not_settled');
    return yes(minus(EMPTY, bet.payout), { ...bet, payout: EMPTY, status: 'running' });
  }
  if (kind === 'resettle') {
    const payout = share(bet.stake, amount);
    return yes(minus(payout, bet.payout), { ...bet, payout, status: 'settled' });
  }
  if (kind === 'void-settled') return undo(bet);
  if (kind === 'adjust') {
    const before = total(bet.payout);
    const move = minus(share(bet.stake, before + amount), share(bet.stake, before));
    return yes(move, { ...bet, payout: plus(bet.payout, move) });
  }
  if (isSettled) return no('bet_settled');
  if (amount === 0n || amount === total(bet.stake)) return undo(bet);
  if (amount > total(bet.stake)) return no('stake_exceeded');
  const back = share(bet.stake, amount);
  return yes(back, { ...bet, stake: minus(bet.stake, back) });
}

/** One win of several says that it is not the last; it is paid whenever it comes. */
const isLast = ({ kind, isFinal }: Message): boolean => kind === 'wallet-in' || isFinal;

const settledBefore = ({ amount }: Message, { payout }: ModelBet): Decided =>
  no(amount === total(payout) ? 'already_settled' : 'settled_differently');

function settle(model: Model, message: Message, bet: ModelBet): Decided {
  const gain = share(bet.stake, message.amount);
  const paid: ModelBet = {
    ...bet,
    payout: plus(bet.payout, gain),
    status: isLast(message) ? 'settled' : bet.status,
  };
  if (!message.endsRound || bet.roundId === null) return yes(gain, paid);
  const round = roundKey(bet);
  const others = runningIn(model, round).filter(({ ref }) => ref !== bet.ref);
  return { move: gain, bets: [paid, ...losing(message, others)], ends: round };
}

function endRound(model: Model, message: Message): Decided {
  const round = roundKey(message);
  const isKnown = [...model.bets.values()].some(
    (bet) => bet.roundId !== null && roundKey(bet) === round,
  );
  if (!isKnown) return no('round_unknown');
  return { move: EMPTY, bets: losing(message, runningIn(model, round)), ends: round };
}

/** Where a game ends as a whole, what still runs has lost. */
const losing = ({ vendor }: Message, bets: readonly ModelBet[]): readonly ModelBet[] =>
  isGamewise(vendor) ? bets.map((bet): ModelBet => ({ ...bet, status: 'settled' })) : [];
