import { ACTIVE, type RandomAgreement, type RandomBet, type RandomTree } from './random-trees.ts';

/**
 * Bills, the slow way: for every agreement every bet is taken in hand, and its line is walked upline by
 * upline to see whether it leads to the payee. Shares nothing with the code it is there to check.
 */
export type SlowBill = {
  readonly who: number;
  readonly kind: string;
  readonly validBets: bigint;
  readonly profit: bigint;
  readonly activeMembers: number;
  readonly base: bigint;
  readonly rate: number;
  readonly amount: bigint;
  readonly carry: bigint;
};

export const slowBills = (tree: RandomTree): SlowBill[] =>
  tree.agreements.flatMap((agreement) => {
    const bill = slowBill(tree, agreement);
    return bill === null ? [] : [bill];
  });

function slowBill(tree: RandomTree, agreement: RandomAgreement): SlowBill | null {
  const bets: RandomBet[] = [];
  for (const bet of tree.bets) {
    if (bet.hour < agreement.firstHour || bet.hour >= agreement.endHour) continue;
    if (standsUnder(tree, bet.who, { boss: agreement.who, hour: bet.hour })) bets.push(bet);
  }
  const isDividend = agreement.kind === 'dividend';
  const brought = isDividend ? agreement.carried : 0n;
  if (bets.length === 0 && brought === 0n) return null;

  let staked = 0n;
  let won = 0n;
  for (const { stake, prize } of bets) {
    staked = staked + stake;
    won = won + (stake - prize);
  }
  const active = activeAmong(bets);
  const base = isDividend ? won + brought : staked;
  let rate = 0;
  if (base > 0n) {
    for (const tier of agreement.tiers) {
      const enoughPeople = active >= tier.activeMembers;
      const enoughBets = staked >= tier.validBets;
      const enoughProfit = !isDividend || won >= tier.profit;
      if (enoughPeople && enoughBets && enoughProfit && tier.rate > rate) rate = tier.rate;
    }
  }
  return {
    who: agreement.who,
    kind: agreement.kind,
    validBets: staked,
    profit: won,
    activeMembers: active,
    base,
    rate,
    amount: hundredths(base, rate),
    carry: isDividend ? leftOver(agreement, won) : 0n,
  };
}

/** Counted down unit by unit of the rate's whole, so that nothing but a comparison rounds. */
function hundredths(base: bigint, rate: number): bigint {
  if (base <= 0n) return 0n;
  const parts = base * BigInt(rate);
  return (parts - (parts % 10_000n)) / 10_000n;
}

function leftOver({ carry, carried }: RandomAgreement, won: bigint): bigint {
  if (carry === 'once' && won < 0n) return won;
  if (carry === 'forever' && won + carried < 0n) return won + carried;
  return 0n;
}

function activeAmong(bets: readonly RandomBet[]): number {
  const people = new Set(bets.map(({ who }) => who));
  let count = 0;
  for (const person of people) {
    let staked = 0n;
    for (const bet of bets) if (bet.who === person) staked += bet.stake;
    if (staked >= ACTIVE) count += 1;
  }
  return count;
}

type Under = { readonly boss: number; readonly hour: number };

/** Oneself counts as part of one's own team. */
function standsUnder(tree: RandomTree, who: number, { boss, hour }: Under): boolean {
  if (who === boss) return true;
  const above = tree.parents[hour]?.[who] ?? null;
  return above === null ? false : standsUnder(tree, above, { boss, hour });
}

export type SlowRebate = { readonly who: number; readonly base: bigint; readonly amount: bigint };

/** Person by person, bet by bet: one's own at the own rate, a downline's at the difference. */
export function slowRebates(
  tree: RandomTree,
  rateOf: (who: number) => number = (who) => tree.rates[who] ?? 0,
): SlowRebate[] {
  const rebates: SlowRebate[] = [];
  for (let who = 0; who < tree.people; who += 1) {
    let parts = 0n;
    let base = 0n;
    for (const bet of tree.bets) {
      const difference = differenceFor(tree, bet, { who, rateOf });
      if (difference <= 0) continue;
      base += bet.stake;
      parts += bet.stake * BigInt(difference);
    }
    if (parts >= 10_000n) rebates.push({ who, base, amount: parts / 10_000n });
  }
  return rebates;
}

type Rated = { readonly who: number; readonly rateOf: (who: number) => number };

function differenceFor(tree: RandomTree, bet: RandomBet, { who, rateOf }: Rated): number {
  if (bet.who === who) return rateOf(who);
  for (let below = 0; below < tree.people; below += 1) {
    const isDirect = (tree.parents[bet.hour]?.[below] ?? null) === who;
    if (isDirect && standsUnder(tree, bet.who, { boss: below, hour: bet.hour })) {
      return rateOf(who) - rateOf(below);
    }
  }
  return 0;
}
