import { type Said, textOf } from './said.ts';

type Result = { readonly place: number; readonly won: number; readonly rake: number };

export type PokDengEvents = readonly {
  readonly type: string;
  readonly bank?: number;
  readonly stakes?: readonly { readonly place: number; readonly stake: number }[];
  readonly shown?: readonly { readonly place: number; readonly cards: readonly number[] }[];
  readonly results?: readonly Result[];
  readonly rake?: number;
}[];

type Cards = readonly number[];

const rankOf = (card: number): number => (card % 13) + 1;

/** Which class a hand is of, its points where they count, and its deng. */
function readHand(cards: Cards): readonly [order: number, deng: number] {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  const points = ranks.reduce((sum, rank) => sum + (rank > 9 ? 0 : rank), 0) % 10;
  const isSuited = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const isPair = ranks[0] === ranks[1];
  if (cards.length === 2) {
    return [points > 7 ? 100 + points : points, isSuited || isPair ? 2 : 1];
  }
  if (isPair && ranks[1] === ranks[2]) return [40, 5];
  const row = ranks.join();
  const isRow = row === `${ranks[0]!},${ranks[0]! + 1},${ranks[0]! + 2}` || row === '1,12,13';
  if (isRow) return isSuited ? [30, 5] : [20, 3];
  if (ranks[0]! > 10) return [10, 3];
  return [points, isSuited ? 3 : 1];
}

function stakesWon(player: Cards, bank: Cards): number {
  const [own, deng] = readHand(player);
  const [its, itsDeng] = readHand(bank);
  if (own === its) return deng - itsDeng;
  return own > its ? deng : -itsDeng;
}

/** Each hand is reckoned with the bank again; a winner's rake is taken off, and all of it sums to zero. */
export function checkPokDeng(events: PokDengEvents): Said {
  const dealt = events.find(({ type }) => type === 'dealt');
  const end = events.find(({ type }) => type === 'settled');
  if (!end) return { isTrue: null, text: 'not_over' };
  const shown = new Map(
    events.flatMap((event) => event.shown ?? []).map(({ place, cards }) => [place, cards]),
  );
  const bank = dealt?.bank ?? -1;
  const players = (dealt?.stakes ?? []).map(({ place, stake }) => ({
    place,
    gross: stake * stakesWon(shown.get(place) ?? [], shown.get(bank) ?? []),
  }));
  const lost = players.reduce((sum, { gross }) => sum + gross, 0);
  const gross = new Map([
    ...players.map((one) => [one.place, one.gross] as const),
    [bank, 0 - lost] as const,
  ]);
  const results = end.results ?? [];
  const isPaid =
    results.length === gross.size &&
    results.every(({ place, won, rake }) => {
      const due = gross.get(place);
      return due === won + rake && rake >= 0 && (rake === 0 || due > rake);
    });
  const rakes = results.reduce((sum, { rake }) => sum + rake, 0);
  const isSame = isPaid && rakes === end.rake;
  return {
    isTrue: isSame,
    text: isSame ? 'stakes_same' : 'stakes_other',
    with: { players: `${players.length}`, rake: `${end.rake}` },
    values: [['v_drawn', textOf([...gross])]],
  };
}
