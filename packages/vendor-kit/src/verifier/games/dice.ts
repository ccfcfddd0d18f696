import { chipRules, LOST, PUSH, won } from './chips.ts';

type SicBoSheet = {
  readonly pays: Readonly<
    Record<
      'half' | 'anyTriple' | 'triple' | 'double' | 'pair' | 'three' | 'four' | 'doubleAndSingle',
      string
    >
  > & { readonly totals: readonly string[]; readonly single: readonly string[] };
};

const FOURS = ['1-2-3-4', '2-3-4-5', '2-3-5-6', '3-4-5-6'];

const isRising = (faces: readonly number[]): boolean =>
  faces.every((face, place) => place === 0 || face > faces[place - 1]!);

export const playSicBo = chipRules((given, stream) => {
  const { pays } = given as SicBoSheet;
  const faces = [stream.next(6) + 1, stream.next(6) + 1, stream.next(6) + 1];
  const total = faces[0]! + faces[1]! + faces[2]!;
  const shown = (face: number) => faces.filter((one) => one === face).length;
  const isTriple = shown(faces[0]!) === 3;
  const plain: Readonly<Record<string, bigint>> = {
    small: won(!isTriple && total <= 10, pays.half),
    big: won(!isTriple && total > 10, pays.half),
    odd: won(!isTriple && total % 2 === 1, pays.half),
    even: won(!isTriple && total % 2 === 0, pays.half),
    'any-triple': won(isTriple, pays.anyTriple),
  };
  function priceOfDice(kind: string, list: readonly number[]): bigint | null {
    const [first = 0, second = 0] = list;
    if (list.some((face) => face < 1 || face > 6)) return null;
    const isOne = list.length === 1;
    if (kind === 'triple') return isOne ? won(shown(first) === 3, pays.triple) : null;
    if (kind === 'double') return isOne ? won(shown(first) >= 2, pays.double) : null;
    if (kind === 'single') return isOne ? BigInt(pays.single[shown(first) - 1] ?? 0) : null;
    if (!isRising(list)) return null;
    const isAll = list.every((face) => shown(face) > 0);
    if (kind === 'pair' && list.length === 2) {
      return won(shown(first) > 0 && shown(second) > 0, pays.pair);
    }
    if (kind === 'three' && list.length === 3) return won(isAll, pays.three);
    if (kind !== 'four' || !FOURS.includes(list.join('-'))) return null;
    const isAmong = faces.every((face) => list.includes(face));
    return won(isAmong && new Set(faces).size === 3, pays.four);
  }
  return {
    told: [{ type: 'dice', faces }],
    priceOf(bet) {
      const both = /^double:([1-6])-single:([1-6])$/.exec(bet);
      if (both) {
        const [twice, once] = [Number(both[1]), Number(both[2])];
        if (twice === once) return null;
        return won(shown(twice) === 2 && shown(once) === 1, pays.doubleAndSingle);
      }
      const [, kind = '', numbers = ''] = /^([a-z]+):([\d-]+)$/.exec(bet) ?? [];
      if (kind !== 'total') return plain[bet] ?? priceOfDice(kind, numbers.split('-').map(Number));
      const asked = Number(numbers);
      const price = pays.totals[Math.min(asked - 4, 17 - asked)];
      return price === undefined ? null : won(total === asked, price);
    },
  };
});

type HooHeyHowSheet = {
  readonly pictures: readonly string[];
  readonly pays: {
    readonly picture: readonly string[];
    readonly anyTriple: string;
    readonly oneOfColour: string;
    readonly twoOfColour: string;
    readonly allOneColour: string;
  };
  readonly colours: Readonly<Record<string, readonly string[]>>;
};

export const playHooHeyHow = chipRules((given, stream) => {
  const { pictures, pays, colours } = given as HooHeyHowSheet;
  const faces = [0, 1, 2].map(() => pictures[stream.next(6)]!);
  const shown = (among: readonly string[]) => faces.filter((face) => among.includes(face)).length;
  return {
    told: [{ type: 'dice', faces }],
    priceOf(bet) {
      if (bet === 'any-triple') return won(shown([faces[0]!]) === 3, pays.anyTriple);
      if (bet === 'all-one-colour') {
        const isOne = Object.values(colours).some((among) => shown(among) === 3);
        return won(isOne, pays.allOneColour);
      }
      const [kind = '', name = ''] = bet.split(':');
      if (kind === 'picture' && pictures.includes(name)) {
        return BigInt(pays.picture[shown([name]) - 1] ?? 0);
      }
      const among = colours[name];
      if (!among || (kind !== 'one' && kind !== 'two')) return null;
      return kind === 'one'
        ? won(shown(among) === 1, pays.oneOfColour)
        : won(shown(among) === 2, pays.twoOfColour);
    },
  };
});

/** How many of the four tokens are red for each bet to win, and by which price. */
const TOKEN_BETS: Readonly<Record<string, readonly [kind: string, reds: readonly number[]]>> = {
  odd: ['half', [1, 3]],
  even: ['half', [0, 2, 4]],
  'four-red': ['four', [4]],
  'four-white': ['four', [0]],
  'three-red': ['three', [3]],
  'three-white': ['three', [1]],
  'two-and-two': ['two-and-two', [2]],
  'all-same': ['all-same', [0, 4]],
};

type SeDieSheet = { readonly tokens: number; readonly pays: Readonly<Record<string, string>> };

export const playSeDie = chipRules((given, stream) => {
  const { tokens: count, pays } = given as SeDieSheet;
  const tokens = Array.from({ length: count }, () => (stream.next(2) === 0 ? 'red' : 'white'));
  const reds = tokens.filter((token) => token === 'red').length;
  return {
    told: [{ type: 'tokens', tokens }],
    priceOf(bet) {
      const row = TOKEN_BETS[bet];
      return row ? won(row[1].includes(reds), pays[row[0]]) : null;
    },
  };
});

type FanTanSheet = {
  readonly pileMin: number;
  readonly piles: number;
  readonly pays: Readonly<Record<string, string>>;
};

/** The bets on 1 to 4 left: how many numbers win, and how many give the stake back. */
const FAN_TAN: Readonly<Record<string, readonly [wins: number, pushes: number]>> = {
  fan: [1, 0],
  nim: [1, 1],
  kwok: [2, 0],
  nga: [2, 1],
  hong: [3, 0],
};

export const playFanTan = chipRules((given, stream) => {
  const { pileMin, piles, pays } = given as FanTanSheet;
  const buttons = pileMin + stream.next(piles);
  const left = buttons % 4 === 0 ? 4 : buttons % 4;
  return {
    told: [{ type: 'pile', buttons, left }],
    priceOf(bet) {
      if (bet === 'odd' || bet === 'even')
        return won((left % 2 === 1) === (bet === 'odd'), pays['kwok']);
      const [, kind = '', numbers = ''] = /^([a-z]+):([1-4](?:-[1-4])*)$/.exec(bet) ?? [];
      const list = numbers.split('-').map(Number);
      const [wins, pushes] = FAN_TAN[kind] ?? [0, -1];
      if (list.length !== wins + pushes || new Set(list).size !== list.length) return null;
      if (!isRising(list.slice(0, wins))) return null;
      // One of the two is odd: on both odd or both even numbers one bets by name.
      if (kind === 'kwok' && (list[0]! + list[1]!) % 2 === 0) return null;
      if (list.slice(0, wins).includes(left)) return BigInt(pays[kind] ?? 0);
      return list.includes(left) ? PUSH : LOST;
    },
  };
});
