import { decided, MILLION, need, type Replay, type ReplayedEvent, type Rules } from '../replay.ts';

/** Games in which the player decides again during a round: mines and hi-lo. */
const running = (events: readonly ReplayedEvent[], payout: bigint): Replay => ({
  ...decided(events, payout),
  isOver: false,
});

/** In how many ways some can be taken out of so many. */
function choose(from: number, taken: number): bigint {
  let ways = 1n;
  for (let at = 0; at < taken; at++) ways = (ways * BigInt(from - at)) / BigInt(at + 1);
  return ways;
}

type MinesSheet = {
  readonly tiles: number;
  readonly minesMin: number;
  readonly minesMax: number;
  readonly returned: string;
  readonly payoutMax: string;
};

type MinesMove = { readonly type: string; readonly tile: number };

export const playMines: Rules = ({ sheet, choice, moves, stream }) => {
  const { tiles, minesMin, minesMax, returned, payoutMax } = sheet as MinesSheet;
  const { mines } = choice as { mines: number };
  need(Number.isInteger(mines) && mines >= minesMin && mines <= minesMax, 'mines');
  const worth = (safe: number) =>
    safe === 0 ? MILLION : (BigInt(returned) * choose(tiles, safe)) / choose(tiles - mines, safe);
  const isLast = (safe: number) =>
    safe === tiles - mines || worth(safe + 1) > BigInt(payoutMax) * MILLION;
  const hidden = stream.some(tiles, mines);
  const events: ReplayedEvent[] = [];
  const end = (payout: bigint) => {
    const all = hidden.toSorted((a, b) => a - b);
    return decided([...events, { type: 'revealed', mines: all, pays: `${payout}` }], payout);
  };
  const opened = new Set<number>();
  for (const [at, sent] of moves.entries()) {
    const { type, tile } = sent as MinesMove;
    const isLastMove = at === moves.length - 1;
    if (type === 'cash-out') {
      need(isLastMove, 'moves');
      return end(worth(opened.size));
    }
    need(type === 'open' && tile >= 0 && tile < tiles && !opened.has(tile), 'moves');
    const isMine = hidden.includes(tile);
    opened.add(tile);
    const pays = isMine ? 0n : worth(opened.size);
    events.push({ type: 'opened', tile, isMine, pays: `${pays}` });
    if (!isMine && !isLast(opened.size)) continue;
    need(isLastMove, 'moves');
    return end(pays);
  }
  return running(events, worth(opened.size));
};

type HiloSheet = {
  readonly returned: string;
  readonly payoutMax: string;
  readonly skipsMax: number;
};

const RANKS = 13;
const rankOf = (card: number): number => (card % RANKS) + 1;

/** The ranks that win: the same one too, but for an ace and a king. */
function winningRanks(guess: string, card: number): readonly number[] {
  const own = rankOf(card);
  const isEnd = own === 1 || own === RANKS;
  return Array.from({ length: RANKS }, (_, place) => place + 1).filter((rank) => {
    if (rank === own) return !isEnd;
    return guess === 'higher' ? rank > own : rank < own;
  });
}

export const playHilo: Rules = ({ sheet, moves, stream }) => {
  const { returned, payoutMax, skipsMax } = sheet as HiloSheet;
  // What the right guesses are worth: 13 ranks to those that won, each time.
  let [ranks, winning, guesses, skips] = [1n, 1n, 0, 0];
  const worth = (times: bigint, by: bigint) => (BigInt(returned) * times) / by;
  const offer = (guess: string, card: number) => {
    const among = winningRanks(guess, card).length;
    const payout = among === 0 ? 0n : worth(ranks * 13n, winning * BigInt(among));
    return among === 0 || payout > BigInt(payoutMax) ? null : `${payout}`;
  };
  const offers = (card: number) => ({ higher: offer('higher', card), lower: offer('lower', card) });
  const now = () => (guesses === 0 ? MILLION : worth(ranks, winning));
  let card = stream.next(52);
  const events: ReplayedEvent[] = [{ type: 'card', card, offers: offers(card) }];
  for (const [at, sent] of moves.entries()) {
    const { type } = sent as { type: string };
    const isLastMove = at === moves.length - 1;
    if (type === 'cash-out') {
      need(isLastMove, 'moves');
      return decided([...events, { type, pays: `${now()}` }], now());
    }
    if (type === 'skip') {
      need(++skips <= skipsMax, 'moves');
      card = stream.next(52);
      events.push({ type: 'card', card, offers: offers(card) });
      continue;
    }
    need((type === 'higher' || type === 'lower') && offer(type, card) !== null, 'moves');
    const before = card;
    card = stream.next(52);
    const isRight = winningRanks(type, before).includes(rankOf(card));
    if (!isRight) {
      need(isLastMove, 'moves');
      events.push({ type: 'guess', guess: type, card, isRight, pays: '0' });
      return decided(events, 0n);
    }
    guesses += 1;
    ranks *= 13n;
    winning *= BigInt(winningRanks(type, before).length);
    const told = { type: 'guess', guess: type, card, isRight, pays: `${now()}` };
    events.push({ ...told, offers: offers(card) });
  }
  return running(events, now());
};
