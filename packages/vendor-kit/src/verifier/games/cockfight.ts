import { chipRules, LOST, PUSH, won } from './chips.ts';

type FightSheet = {
  readonly chances: { readonly meron: number; readonly wala: number; readonly draw: number };
  readonly pays: Readonly<Record<string, string>>;
  readonly meetings: number;
  readonly strength: number;
};

/** What the pool came to, per 100, when bets closed. */
type PoolClose = {
  readonly meron: number | null;
  readonly wala: number | null;
  readonly isOff: boolean;
};

/** The winners share it; the stakes go back after a draw, when nobody won, or when it was called off. */
function priceInPool(side: string, ending: string, pool: PoolClose | undefined): bigint | null {
  if (!pool || !['meron', 'wala'].includes(side)) return null;
  const dividend = ending === 'meron' || ending === 'wala' ? pool[ending] : null;
  if (pool.isOff || dividend === null) return PUSH;
  return side === ending ? BigInt(dividend) * 10_000n : LOST;
}

/** The ending is drawn first, then how strength goes: meron's way, and then wala's. */
export const playCockfight = chipRules((given, stream, [pool]) => {
  const { chances, pays, meetings, strength } = given as FightSheet;
  const ending = ['meron', 'wala', 'draw'][
    stream.weighted([chances.meron, chances.wala, chances.draw])
  ]!;
  const wayOf = (side: string) => {
    const isWinner = ending === side;
    const left = isWinner ? 15 + stream.next(41) : ending === 'draw' ? 5 + stream.next(11) : 0;
    const shares = Array.from({ length: meetings }, () => 1 + stream.next(6));
    const all = shares.reduce((sum, share) => sum + share, 0);
    let done = 0;
    return shares.map((share) => {
      done += share;
      return strength - Math.floor(((strength - left) * done) / all);
    });
  };
  const [meron, wala] = [wayOf('meron'), wayOf('wala')];
  return {
    told: meron.map((own, at) => ({ type: 'meeting', meron: own, wala: wala[at]! })),
    priceOf(bet) {
      if (bet.startsWith('pool-')) return priceInPool(bet.slice(5), ending, pool as PoolClose);
      if (!['meron', 'wala', 'draw'].includes(bet)) return null;
      if (bet === ending) return won(true, pays[bet]);
      return ending === 'draw' ? PUSH : LOST;
    },
  };
});
