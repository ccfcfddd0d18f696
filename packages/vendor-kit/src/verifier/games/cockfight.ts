import { chipRules, LOST, PUSH, won } from './chips.ts';

type FightSheet = {
  readonly chances: { readonly meron: number; readonly wala: number; readonly draw: number };
  readonly pays: Readonly<Record<string, string>>;
  readonly meetings: number;
  readonly strength: number;
};

/** The ending is drawn first, then how strength goes: meron's way, and then wala's. */
export const playCockfight = chipRules((given, stream) => {
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
      if (!['meron', 'wala', 'draw'].includes(bet)) return null;
      if (bet === ending) return won(true, pays[bet]);
      return ending === 'draw' ? PUSH : LOST;
    },
  };
});
