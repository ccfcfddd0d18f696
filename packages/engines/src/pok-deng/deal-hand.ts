import { shuffleDeck } from '../holdem/deck.ts';
import { type Chips, clockwiseFrom, type Seat } from '../holdem/table.ts';
import { payPokDeng } from './pay-hand.ts';
import { DENG_MAX, isPok } from './rank-hand.ts';
import {
  bankMinOf,
  DRAW_MS,
  type PokDengHand,
  type PokDengHolder,
  type PokDengStep,
  type PokDengTable,
  type Staking,
  stakeMaxOf,
} from './table.ts';

export const isReady = (table: PokDengTable, seat: Seat | null | undefined): seat is Seat =>
  !!seat &&
  seat.sittingOutAt === null &&
  !seat.isLeaving &&
  stakeMaxOf(table.rules, seat.stack) >= table.rules.stakeMin;

/** Who has the bank in the next hand; null where nobody can cover it, or nobody is there to play. */
export function nextBank(table: PokDengTable): PokDengTable['bank'] | null {
  const { bank, rules, seats } = table;
  const canBank = (place: number) => {
    const seat = seats[place];
    return isReady(table, seat) && seat.stack >= bankMinOf(rules);
  };
  if (seats.filter((seat) => isReady(table, seat)).length < 2) return null;
  const isSame = seats[bank.place]?.player === bank.player;
  if (bank.handsLeft > 0 && isSame && canBank(bank.place)) return bank;
  const place = clockwiseFrom(bank.place, rules.seats).find(canBank);
  const player = place === undefined ? undefined : seats[place]?.player;
  if (place === undefined || player === undefined) return null;
  return { place, player, handsLeft: rules.bankHands };
}

/** Places that may stake in the hand to come. */
export const stakersOf = (table: PokDengTable, { bank }: Pick<Staking, 'bank'>) =>
  clockwiseFrom(bank, table.rules.seats).filter(
    (place) => place !== bank && isReady(table, table.seats[place]),
  );

/**
 * What the bank can cover of the stakes: each has the least, and what is left is shared by what was
 * asked for above it, in whole stakes of the least. The bank has never less than all the least.
 */
export function coverStakes(asked: readonly Chips[], cover: Chips, least: Chips): readonly Chips[] {
  const total = asked.reduce((all, one) => all + one, 0);
  if (total <= cover) return asked;
  const above = total - least * asked.length;
  const left = Math.max(0, cover - least * asked.length);
  return asked.map((one) => {
    const share = (BigInt(left) * BigInt(one - least)) / BigInt(above) / BigInt(least);
    return least + Number(share) * least;
  });
}

/** Puts in what each can lose, shuffles with the seed that was committed to, and deals two each. */
export function dealPokDeng(
  table: PokDengTable,
  staking: Staking,
  { houseSeed, now }: { readonly houseSeed: string; readonly now: number },
): PokDengStep {
  const hand = handOf(table, staking);
  const { holders, number, bank } = hand;
  const begun: PokDengTable = {
    ...table,
    seats: table.seats.map((seat, place) => {
      const put = holders.find((holder) => holder.place === place)?.put ?? 0;
      return seat && { ...seat, stack: seat.stack - put, isWaiting: false };
    }),
    hand,
    staking: null,
    handsDealt: number,
    houseSeed,
    bank: { ...table.bank, handsLeft: table.bank.handsLeft - 1 },
    nextHandAt: null,
  };
  const stakes = holders
    .filter(({ place }) => place !== bank)
    .map(({ place, asked, stake }) => ({ place, asked, stake }));
  const poks = holders.filter(({ cards }) => isPok(cards));
  const step = goOn(begun, now);
  return {
    table: step.table,
    events: [
      { type: 'dealt', hand: number, bank, root: hand.deck.root, stakes },
      ...(poks.length > 0
        ? [
            {
              type: 'shown' as const,
              shown: poks.map(({ place, cards }) => ({ place, cards })),
            },
          ]
        : []),
      ...step.events,
    ],
  };
}

function handOf(table: PokDengTable, { bank, stakes }: Staking): PokDengHand {
  const number = table.handsDealt + 1;
  const asked = clockwiseFrom(bank, table.rules.seats).flatMap((place) =>
    stakes.filter((one) => one.place === place),
  );
  const cover = Math.floor((table.seats[bank]?.stack ?? 0) / DENG_MAX);
  const covered = coverStakes(
    asked.map(({ stake }) => stake),
    cover,
    table.rules.stakeMin,
  );
  const total = covered.reduce((all, stake) => all + stake, 0);
  const places = [...asked.map(({ place }) => place), bank];
  const deck = shuffleDeck({
    houseSeed: table.houseSeed,
    playerSeeds: places.map((place) => ({ place, seed: table.seats[place]?.seed ?? '' })),
    hand: number,
  });
  return {
    number,
    bank,
    // One card to each, then the second, the first left of the bank first.
    holders: places.map((place, at) => ({
      place,
      player: table.seats[place]?.player ?? '',
      cards: [deck.order[at] ?? 0, deck.order[places.length + at] ?? 0],
      asked: asked[at]?.stake ?? 0,
      stake: covered[at] ?? 0,
      put: DENG_MAX * (covered[at] ?? total),
      hasActed: false,
      hadReturnTime: false,
    })),
    deck,
    turn: null,
  };
}

/** The card a holder would draw: each has a third place in the deck, so nobody takes another's. */
export const thirdCardOf = ({ deck, holders }: PokDengHand, place: number) =>
  deck.order[2 * holders.length + holders.findIndex((holder) => holder.place === place)] ?? 0;

/** The next who decides, the bank last; else the end. A pok ends it for who has it, the bank's for all. */
export function goOn(table: PokDengTable, now: number): PokDengStep {
  const { hand } = table;
  if (!hand) return { table, events: [] };
  const next = nextToAct(hand);
  if (!next) return payPokDeng(table, now);
  const seat = table.seats[next.place];
  const isGone = seat?.isLeaving || seat?.sittingOutAt !== null;
  const turn = {
    place: next.place,
    number: (hand.turn?.number ?? 1) + 1,
    deadlineAt: isGone ? now : now + DRAW_MS,
  };
  return { table: { ...table, hand: { ...hand, turn } }, events: [] };
}

function nextToAct({ holders, bank }: PokDengHand): PokDengHolder | undefined {
  const bankHolder = holders.find(({ place }) => place === bank);
  if (!bankHolder || isPok(bankHolder.cards)) return undefined;
  const playing = holders.filter(({ cards, place }) => place !== bank && !isPok(cards));
  // Against poks alone nothing the bank draws changes anything.
  if (playing.length === 0) return undefined;
  return [...playing, bankHolder].find(({ hasActed }) => !hasActed);
}
