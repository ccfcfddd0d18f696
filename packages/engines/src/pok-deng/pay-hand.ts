import type { Chips } from '../holdem/table.ts';
import { isPok, stakesWon } from './rank-hand.ts';
import {
  type PokDengHand,
  type PokDengPaid,
  type PokDengRules,
  type PokDengStep,
  type PokDengTable,
  SHOWDOWN_MS,
} from './table.ts';

/** The end of a hand: all cards are turned up, each is reckoned with the bank, winners pay the rake. */
export function payPokDeng(table: PokDengTable, now: number): PokDengStep {
  const { hand } = table;
  if (!hand) return { table, events: [] };
  const results = resultsOf(hand, table.rules);
  const rake = results.reduce((all, one) => all + one.rake, 0);
  // Poks were shown when they were dealt.
  const shown = hand.holders
    .filter(({ cards }) => !isPok(cards))
    .map(({ place, cards }) => ({ place, cards }));
  const back = new Map(
    hand.holders.map(({ place, put }) => {
      const won = results.find((one) => one.place === place)?.won ?? 0;
      return [place, put + won] as const;
    }),
  );
  return {
    table: {
      ...creditStacks(table, back),
      hand: null,
      lastHand: { ...hand, turn: null },
      rake: table.rake + rake,
      nextHandAt: now + SHOWDOWN_MS,
    },
    events: [
      ...(shown.length > 0 ? [{ type: 'shown' as const, shown }] : []),
      { type: 'settled', hand: hand.number, results, rake },
    ],
  };
}

export function resultsOf(
  { holders, bank }: PokDengHand,
  rules: PokDengRules,
): readonly PokDengPaid[] {
  const banker = holders.find(({ place }) => place === bank);
  const bankCards = banker?.cards ?? [];
  const players = holders.filter(({ place }) => place !== bank);
  const lost = players.reduce(
    (all, { cards, stake }) => all + stake * stakesWon(cards, bankCards),
    0,
  );
  return [
    ...players.map(({ place, player, cards, stake }) => {
      const deng = stakesWon(cards, bankCards);
      return { place, player, deng, ...afterRake(deng * stake, rules) };
    }),
    // Nothing lost is 0 and not -0, which JSON would not keep.
    { place: bank, player: banker?.player ?? '', deng: null, ...afterRake(0 - lost, rules) },
  ];
}

function afterRake(gross: Chips, { rakePpm, rakeCap }: PokDengRules) {
  const rake =
    gross > 0 ? Math.min(rakeCap, Number((BigInt(gross) * BigInt(rakePpm)) / 1_000_000n)) : 0;
  return { won: gross - rake, rake };
}

export const creditStacks = (
  table: PokDengTable,
  amounts: ReadonlyMap<number, Chips>,
): PokDengTable => ({
  ...table,
  seats: table.seats.map(
    (seat, place) => seat && { ...seat, stack: seat.stack + (amounts.get(place) ?? 0) },
  ),
});
