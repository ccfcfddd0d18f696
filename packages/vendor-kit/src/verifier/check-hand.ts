import { bytesOf, digestOf, hexOf, hmac } from './bytes.ts';
import { checkPokDeng, type PokDengEvents } from './check-pok-deng.ts';
import { compare, strengthOf } from './hand-strength.ts';
import { rootFrom } from './merkle.ts';
import { type Said, textOf } from './said.ts';
import { Stream } from './stream.ts';

type Pot = { readonly amount: number; readonly rake: number; readonly winners: readonly number[] };

type HandEvent = PokDengEvents[number] & {
  readonly type: string;
  readonly place?: number;
  readonly amount?: number;
  readonly move?: string;
  readonly root?: string;
  readonly board?: readonly number[];
  readonly pots?: readonly Pot[];
  readonly paid?: readonly { readonly place: number; readonly won: number }[];
};

/** A hand of poker as one who was in it is given it. */
export type HandProof = {
  readonly number: number;
  readonly commitment: string;
  readonly root: string;
  /** Those who were dealt in, the first left of the button first. */
  readonly playerSeeds: readonly { readonly place: number; readonly seed: string }[];
  readonly events: readonly HandEvent[];
  readonly opened: readonly {
    readonly place: number;
    readonly card: number;
    readonly salt: string;
    readonly path: readonly string[];
  }[];
  /** For the auditor alone: it opens every hand that was not shown. */
  readonly houseSeed?: string;
};

const DECK = 52;

export function checkHand(hand: HandProof): readonly Said[] {
  const { root, opened, events, houseSeed } = hand;
  const isProven = opened.every(({ place, card, salt, path }) => {
    const leaf = `${place}:${card}:${salt}`;
    return rootFrom({ leaf, index: place, size: DECK, path }) === root;
  });
  const isShownFirst = events.some((event) => event.type === 'dealt' && event.root === root);
  const isAll = isProven && isShownFirst;
  const cards: Said = {
    isTrue: isAll,
    text: isAll ? 'cards_proven' : 'cards_other',
    with: { count: `${opened.length}` },
    values: [['v_deck_root', root]],
  };
  const isDealt = placesOf(hand).every(({ place, card }) =>
    opened.some((one) => one.place === place && one.card === card),
  );
  const dealt: Said = { isTrue: isDealt, text: isDealt ? 'places_same' : 'places_other' };
  // A bank is named where Pok Deng was dealt.
  const isPokDeng = events.some(({ type, bank }) => type === 'dealt' && bank !== undefined);
  const paid = isPokDeng ? checkPokDeng(events) : checkPots(hand);
  return [...(houseSeed ? [checkDeck(hand, houseSeed)] : []), cards, dealt, paid];
}

/** Where in the deck each card that was shown must lie: two to each in turn, then the board. */
function placesOf({ events, playerSeeds }: HandProof) {
  const seats = playerSeeds.length;
  const shown = events.flatMap((event) => event.shown ?? []);
  const board = events.flatMap((event) => (event.type === 'street' ? [event.board ?? []] : []));
  return [
    ...shown.flatMap(({ place, cards }) => {
      const seat = playerSeeds.findIndex((one) => one.place === place);
      return cards.map((card, at) => ({ place: at * seats + seat, card }));
    }),
    ...board.flatMap((cards) => cards.map((card, at) => ({ place: 2 * seats + at, card }))),
  ];
}

/** The whole deck from all seeds, shuffled from its end. */
function checkDeck(
  { number, commitment, root, playerSeeds, opened }: HandProof,
  seed: string,
): Said {
  const text = playerSeeds.map((one) => `${one.place}=${one.seed}`).join(',');
  const stream = new Stream(seed, `${text}:${number}:`);
  const order = Array.from({ length: DECK }, (_, card) => card);
  for (let last = DECK - 1; last > 0; last--) {
    const other = stream.next(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  const key = bytesOf(seed);
  const isSame = opened.every(({ place, card, salt, path }) => {
    const own = hexOf(hmac(key, bytesOf(`salt:${place}`)));
    const leaf = `${place}:${order[place]}:${own}`;
    const reached = rootFrom({ leaf, index: place, size: DECK, path });
    return order[place] === card && own === salt && reached === root;
  });
  const isKept = isSame && digestOf(seed) === commitment;
  return { isTrue: isKept, text: isKept ? 'deck_same' : 'deck_other' };
}

type Stake = { readonly place: number; readonly put: number; readonly isOut: boolean };

/** What each put in, after what nobody called went back. */
function stakesOf({ events, playerSeeds }: HandProof): readonly Stake[] {
  return playerSeeds.map(({ place }) => {
    const own = events.filter((event) => event.place === place);
    const sum = (...types: readonly string[]) =>
      own
        .filter(({ type }) => types.includes(type))
        .reduce((all, { amount = 0 }) => all + amount, 0);
    const isOut = own.some(({ type, move }) => type === 'acted' && move === 'fold');
    return { place, put: sum('blind', 'acted') - sum('uncalled'), isOut };
  });
}

/** A pot for each level at which one who did not fold stands. */
function levelsOf(stakes: readonly Stake[]) {
  const live = stakes.filter(({ isOut }) => !isOut);
  const levels = [...new Set(live.map(({ put }) => put))].sort((a, b) => a - b);
  return levels.flatMap((level, at) => {
    const below = levels[at - 1] ?? 0;
    const to = at === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    const amount = stakes.reduce((all, { put }) => all + Math.max(0, Math.min(put, to) - below), 0);
    const places = live.filter(({ put }) => put >= level).map(({ place }) => place);
    return amount > 0 ? [{ amount, places }] : [];
  });
}

/** Who was shown and had the best hand wins; odd chips go to the first left of the button. */
function checkPots(hand: HandProof): Said {
  const { events, playerSeeds } = hand;
  const end = events.find(({ type }) => type === 'paid');
  if (!end) return { isTrue: null, text: 'not_over' };
  const board = events.findLast(({ type }) => type === 'street')?.board ?? [];
  const shown = events.flatMap((event) => event.shown ?? []);
  const strengths = new Map(
    shown.map(({ place, cards }) => [place, strengthOf([...cards, ...board])] as const),
  );
  const levels = levelsOf(stakesOf(hand));
  const won = new Map<number, number>();
  const pots = levels.map(({ amount, places }, at): Pot => {
    const rake = end.pots?.[at]?.rake ?? 0;
    const known = places.filter((place) => strengths.has(place));
    const isBest = (place: number) =>
      known.every((other) => compare(strengths.get(place)!, strengths.get(other)!) >= 0);
    const winners = places.length < 2 ? places : known.filter(isBest);
    const share = Math.floor((amount - rake) / winners.length);
    let odd = amount - rake - share * winners.length;
    for (const { place } of playerSeeds) {
      if (!winners.includes(place)) continue;
      won.set(place, (won.get(place) ?? 0) + share + (odd-- > 0 ? 1 : 0));
    }
    return { amount, rake, winners };
  });
  const inOrder = (list: readonly Pot[]) =>
    list.map((pot) => ({ ...pot, winners: pot.winners.toSorted((a, b) => a - b) }));
  const told = new Map(end.paid?.map((one) => [one.place, one.won]));
  const rakes = pots.reduce((all, { rake }) => all + rake, 0);
  const isSame =
    textOf(inOrder(pots)) === textOf(inOrder(end.pots ?? [])) &&
    rakes === end.rake &&
    playerSeeds.every(({ place }) => (won.get(place) ?? 0) === (told.get(place) ?? 0));
  return {
    isTrue: isSame,
    text: isSame ? 'pots_same' : 'pots_other',
    with: { pots: `${pots.length}`, rake: `${end.rake}` },
    values: [['v_drawn', textOf(pots)]],
  };
}
