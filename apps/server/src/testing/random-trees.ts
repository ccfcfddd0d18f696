import type { Carry } from '@baize/contract/agreement';
import * as fc from 'fast-check';

/** A tree as it changes over the hours of a day, with bets and agreements. People are numbers. */
export type RandomTree = {
  readonly people: number;
  /** Who stands above whom, hour by hour. */
  readonly parents: readonly (readonly (number | null)[])[];
  readonly bets: readonly RandomBet[];
  readonly agreements: readonly RandomAgreement[];
  /** Of rebates, in hundredths of a per cent, by person. */
  readonly rates: readonly number[];
  /** What people have to pay with. */
  readonly cash: readonly bigint[];
};

export type RandomBet = {
  readonly who: number;
  readonly hour: number;
  readonly stake: bigint;
  readonly prize: bigint;
};

export type RandomTier = {
  readonly rate: number;
  readonly activeMembers: number;
  readonly validBets: bigint;
  readonly profit: bigint;
};

export type RandomAgreement = {
  readonly who: number;
  readonly kind: 'daily' | 'dividend';
  readonly carry: Carry;
  readonly carried: bigint;
  readonly tiers: readonly RandomTier[];
  readonly firstHour: number;
  /** The hour it no longer counts in; 24 is the end of the day. */
  readonly endHour: number;
};

export const HOURS = 24;
export const ACTIVE = 50_000n;
const ROUND = 10_000n;

const hour = fc.nat({ max: HOURS - 1 });

/** Round sums meet each other exactly, and what is asked for. */
const money = (max: bigint) =>
  fc.oneof(
    fc.constant(0n),
    fc.bigInt({ min: 0n, max: max / ROUND }).map((count) => count * ROUND),
    fc.bigInt({ min: 0n, max }),
  );

const step = fc.record({
  rate: fc.integer({ min: 1, max: 3_000 }),
  activeMembers: fc.nat({ max: 2 }),
  validBets: money(80_000n),
  profit: money(60_000n),
});

const agreement = fc.record({
  who: fc.nat(),
  kind: fc.constantFrom('daily' as const, 'dividend' as const),
  carry: fc.constantFrom('none' as const, 'once' as const, 'forever' as const),
  carried: fc.oneof(fc.constant(0n), fc.bigInt({ min: -100_000n, max: 0n })),
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  firstHour: fc.oneof(fc.constant(0), hour),
  length: fc.oneof(fc.constant(HOURS), fc.integer({ min: 1, max: HOURS })),
});

const facts = fc.record({
  /** Zero: directly below the one before, which makes deep lines. */
  above: fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 40 })), {
    minLength: 1,
    maxLength: 16,
    size: 'max',
  }),
  moves: fc.array(fc.record({ who: fc.nat(), to: fc.nat(), hour }), { maxLength: 3 }),
  bets: fc.array(
    fc.record({ who: fc.nat(), hour, stake: money(90_000n), prize: money(100_000n) }),
    { maxLength: 40, size: 'max' },
  ),
  agreements: fc.array(agreement, { maxLength: 20, size: 'max' }),
  rates: fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 16, maxLength: 16 }),
  cash: fc.array(fc.bigInt({ min: 0n, max: 2_000n }), { minLength: 16, maxLength: 16 }),
});

export const randomTree: fc.Arbitrary<RandomTree> = facts.map((made) => {
  const people = made.above.length;
  const first = made.above.map((back, who) =>
    who === 0 || back > who ? null : who - 1 - (back % who),
  );
  return {
    people,
    parents: parentsByHour(first, made.moves),
    bets: made.bets.map((bet) => ({ ...bet, who: bet.who % people })),
    agreements: agreementsOf(made.agreements, people),
    rates: made.rates.slice(0, people),
    cash: made.cash.slice(0, people),
  };
});

type Move = { readonly who: number; readonly to: number; readonly hour: number };

/** A move that would put somebody below themselves is left out. */
function parentsByHour(first: readonly (number | null)[], moves: readonly Move[]) {
  const now = [...first];
  return Array.from({ length: HOURS }, (_, at) => {
    for (const move of moves.filter((each) => each.hour === at)) {
      const who = move.who % now.length;
      const to = move.to % (now.length + 1);
      const above = to === now.length ? null : to;
      if (!leadsTo(now, above, who)) now[who] = above;
    }
    return [...now];
  });
}

function leadsTo(parents: readonly (number | null)[], from: number | null, to: number): boolean {
  if (from === null) return false;
  return from === to || leadsTo(parents, parents[from] ?? null, to);
}

type Drawn = Omit<RandomAgreement, 'tiers' | 'endHour'> & {
  readonly steps: readonly RandomTier[];
  readonly length: number;
};

/** One of a kind a person; each tier asks and gives more than the one before. */
function agreementsOf(drawn: readonly Drawn[], people: number): readonly RandomAgreement[] {
  const byName = new Map<string, RandomAgreement>();
  for (const { steps, length, ...each } of drawn) {
    const who = each.who % people;
    const endHour = Math.min(HOURS, each.firstHour + length);
    byName.set(`${who} ${each.kind}`, { ...each, who, endHour, tiers: tiersOf(steps) });
  }
  return [...byName.values()];
}

function tiersOf(steps: readonly RandomTier[]): readonly RandomTier[] {
  const tiers: RandomTier[] = [];
  for (const asked of steps) {
    const last = tiers.at(-1);
    tiers.push({
      rate: (last?.rate ?? 0) + asked.rate > 10_000 ? 10_000 : (last?.rate ?? 0) + asked.rate,
      activeMembers: (last?.activeMembers ?? 0) + asked.activeMembers,
      validBets: (last?.validBets ?? 0n) + asked.validBets,
      profit: (last?.profit ?? 0n) + asked.profit,
    });
  }
  return tiers;
}
