import { contentOf, keyOf, type LimitWish, type Message, VENDORS } from './message.ts';

/** Money by pocket, as the model counts it: plain numbers of minor units. */
export type Purse = { readonly cash: bigint; readonly bonus: bigint };

export type ModelBet = {
  readonly vendor: number;
  readonly kind: 'bet' | 'wallet';
  readonly ref: string;
  readonly member: number;
  readonly roundId: string | null;
  readonly status: 'running' | 'settled' | 'void';
  readonly isInstant: boolean;
  readonly stake: Purse;
  readonly payout: Purse;
  readonly day: string;
};

type KnownAnswer = { readonly content: string; readonly told: string };

/**
 * What must be true, told a second time and apart from the product: it shares no line with the
 * code it checks, and where the product keeps counts (rounds, limits) the model counts anew.
 */
export type Model = {
  readonly day: string;
  readonly purses: readonly Purse[];
  readonly blocked: ReadonlySet<number>;
  /** By member, kind and period. */
  readonly limits: ReadonlyMap<string, bigint>;
  readonly bets: ReadonlyMap<string, ModelBet>;
  /** Rounds that take no more bets. */
  readonly ended: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, KnownAnswer>;
};

export const newModel = (day: string, purses: readonly Purse[]): Model => ({
  day,
  purses,
  blocked: new Set(),
  limits: new Map(),
  bets: new Map(),
  ended: new Set(),
  answers: new Map(),
});

export const EMPTY: Purse = { cash: 0n, bonus: 0n };
export const total = ({ cash, bonus }: Purse): bigint => cash + bonus;
export const plus = (a: Purse, b: Purse): Purse => ({
  cash: a.cash + b.cash,
  bonus: a.bonus + b.bonus,
});
export const minus = (a: Purse, b: Purse): Purse => ({
  cash: a.cash - b.cash,
  bonus: a.bonus - b.bonus,
});

/** A sum in the proportion of a stake; the bonus' share is rounded down. */
export function share(stake: Purse, sum: bigint): Purse {
  if (stake.bonus === 0n) return { cash: sum, bonus: 0n };
  if (stake.cash === 0n) return { cash: 0n, bonus: sum };
  const size = sum < 0n ? -sum : sum;
  const whole = total(stake);
  const cash = size - (size * stake.bonus) / whole;
  return sum < 0n ? { cash: -cash, bonus: cash - size } : { cash, bonus: size - cash };
}

export const betKey = (vendor: number, kind: 'bet' | 'wallet', ref: string): string =>
  `${vendor} ${kind} ${ref}`;

export const roundKey = ({
  vendor,
  member,
  roundId,
}: Pick<ModelBet, 'vendor' | 'member'> & {
  roundId: string | null;
}): string => `${vendor} ${member} ${roundId}`;

/** Bets of that member and round that still run, counted from the bets themselves. */
export const runningIn = (model: Model, round: string): readonly ModelBet[] =>
  [...model.bets.values()].filter(
    (bet) => bet.status === 'running' && bet.roundId !== null && roundKey(bet) === round,
  );

/** What a member staked and lost on a day, from the bets placed on it. */
export function usageOf(model: Model, member: number, day: string | null) {
  let staked = 0n;
  let lost = 0n;
  for (const bet of model.bets.values()) {
    if (bet.member !== member || bet.status === 'void') continue;
    if (day !== null && bet.day !== day) continue;
    lost += total(bet.stake) - total(bet.payout);
    staked += total(bet.stake);
    // What came back from a vendor's table was never staked there.
    if (bet.kind === 'wallet' && bet.status === 'settled') {
      const back = total(bet.payout);
      staked -= back < total(bet.stake) ? back : total(bet.stake);
    }
  }
  return { staked, lost };
}

export const limitKey = ({ member, kind, period }: Omit<LimitWish, 'amount'>): string =>
  `${member} ${kind} ${period}`;

/** Stricter works at once; laxer waits for a day that no simulation lives to see. */
export function wishLimit(model: Model, wish: LimitWish): readonly [Model, string] {
  const key = limitKey(wish);
  const current = model.limits.get(key);
  const amount = current !== undefined && current < wish.amount ? current : wish.amount;
  return [{ ...model, limits: new Map(model.limits).set(key, amount) }, `limit ${amount}`];
}

export const isPastLimit = (model: Model, member: number, stake: bigint): boolean =>
  (['stake', 'loss'] as const).some((kind) =>
    (['day', 'month'] as const).some((period) => {
      const limit = model.limits.get(limitKey({ member, kind, period }));
      if (limit === undefined) return false;
      const used = usageOf(model, member, period === 'day' ? model.day : null);
      return (kind === 'stake' ? used.staked : used.lost) + stake > limit;
    }),
  );

/** What an answer says, as one line. */
export const say = {
  yes: (balance: bigint, moved: bigint, status: string | null) =>
    `yes ${balance} ${moved} ${status}`,
  no: (code: string, balance: bigint | null) => `no ${code} ${balance ?? '-'}`,
};

export type Decided =
  | { readonly refused: string }
  | { readonly move: Purse; readonly bets: readonly ModelBet[]; readonly ends?: string };

/** Refusals that bind nobody: the same message may be answered otherwise next time. */
const PASSING: ReadonlySet<string> = new Set([
  'bet_unknown',
  'round_unknown',
  'bet_not_settled',
  'settled_differently',
  'bet_of_another',
  'funds_spent',
  'repeated_differently',
]);

/** Answers a message: as it was answered before, or as `decide` says now. */
export function answer(
  model: Model,
  message: Message,
  decide: (model: Model, message: Message) => Decided,
): readonly [Model, string] {
  const key = keyOf(message);
  const content = contentOf(message);
  const before = model.answers.get(key);
  if (before) return [model, before.content === content ? before.told : DIFFERENT];
  const purse = model.purses[message.member] ?? EMPTY;
  const decided = decide(model, message);
  const isShort =
    !('refused' in decided) &&
    (purse.cash + decided.move.cash < 0n || purse.bonus + decided.move.bonus < 0n);
  const refused = 'refused' in decided ? decided.refused : isShort ? 'funds_spent' : null;
  if (refused !== null || 'refused' in decided) {
    const told = say.no(refused ?? '', total(purse));
    return [PASSING.has(refused ?? '') ? model : remember(model, key, { content, told }), told];
  }
  const next = change(model, message, decided);
  const status = decided.bets[0]?.status ?? null;
  const told = say.yes(total(next.purses[message.member] ?? EMPTY), total(decided.move), status);
  return [remember(next, key, { content, told }), told];
}

export const DIFFERENT = say.no('repeated_differently', null);

const remember = (model: Model, key: string, answered: KnownAnswer): Model => ({
  ...model,
  answers: new Map(model.answers).set(key, answered),
});

function change(
  model: Model,
  { member }: Message,
  { move, bets, ends }: Exclude<Decided, { refused: string }>,
): Model {
  const purses = model.purses.map((purse, i) => (i === member ? plus(purse, move) : purse));
  const all = new Map(model.bets);
  for (const bet of bets) all.set(betKey(bet.vendor, bet.kind, bet.ref), bet);
  const ended = ends === undefined ? model.ended : new Set(model.ended).add(ends);
  return { ...model, purses, bets: all, ended };
}

export const isGamewise = (vendor: number): boolean => VENDORS[vendor]?.roundRule === 'gamewise';
