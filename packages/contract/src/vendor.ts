import * as z from 'zod/mini';
import { type Endpoint, endpoint, id, moment } from './endpoint.ts';

/**
 * The wallet protocol for vendors of games, as `POST /vendor/v1/{call}`.
 *
 * Each request carries `x-key-id`, `x-timestamp` (milliseconds), `x-nonce` (new for every attempt)
 * and `x-signature`: hex of HMAC-SHA256 with the key's secret over
 * `timestamp.nonce./vendor/v1/{call}.` followed by the body as sent. Refusals are listed, with what
 * they ask of the vendor, in `vendor-errors.ts`.
 */
const PATH = '/vendor/v1';

/** An id of the vendor's own. */
const reference = z.string().check(z.regex(/^[\w.:-]{1,100}$/));

/** Text in the scale agreed for the currency; without one, whole minor units. */
const amount = z.string().check(z.regex(/^\d{1,18}(\.\d{1,8})?$/));
const signedAmount = z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,8})?$/));

const currency = z.string().check(z.regex(/^[A-Za-z0-9.]{2,16}$/));
const memberId = id('mem');
const token = z.string().check(z.minLength(1), z.maxLength(200));
const eventAt = z.optional(moment);

/** Who, in which money, and by which id of the vendor: sent again with it, nothing moves twice. */
const movement = { txId: reference, memberId, currency, eventAt };

/** What only someone who plays now can ask for. */
const playing = { token, game: z.optional(reference), roundId: z.optional(reference) };

const moved = z.object({
  txId: reference,
  /** What the player can bet with after this movement. */
  balance: z.string(),
  /** What came to the player (above zero) or went. */
  moved: z.string(),
  /** What became of the bet; null where there is none. */
  status: z.nullable(z.enum(['running', 'settled', 'void'])),
});

const flag = z.boolean();
type Shape = Record<string, z.ZodMiniType>;

const call = <Input extends Shape, Output extends z.ZodMiniType>(
  name: string,
  summary: string,
  [input, output]: [Input, Output],
) =>
  endpoint({
    method: 'POST',
    path: `${PATH}/${name}`,
    summary,
    access: 'vendor',
    input: z.object(input),
    output,
    errors: [],
  });

export const vendorAuthenticate = call(
  'authenticate',
  'Exchanges the launch token of a game address, once, for the session token its bets carry.',
  [
    { token, requestId: reference },
    z.object({
      token: z.string(),
      memberId,
      currency: z.string(),
      game: z.nullable(z.string()),
      balance: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  ],
);

export const vendorBalance = call('balance', 'What a player can bet with.', [
  { memberId, currency },
  z.object({ balance: z.string() }),
]);

/** A grant of free rounds, or of a free bet, that a player can use now. */
const grant = z.object({
  grantId: z.string(),
  /** `bet`: one bet whose stake is the grant's; it pays its payout less the stake. */
  kind: z.enum(['rounds', 'bet']),
  /** By the vendor's codes; null: any game of the vendor. */
  games: z.nullable(z.array(z.string())),
  /** What one round is played at; null: as the vendor and the house agreed. */
  stake: z.nullable(z.string()),
  left: z.int(),
  /** What its rounds have won so far. */
  won: z.string(),
  expiresAt: z.iso.datetime(),
  /** Where wins go: to cash at once, or kept until the last round and then given as a bonus. */
  paysTo: z.enum(['cash', 'bonus']),
  /** How often a bonus of its wins must be bet; null for cash. */
  turnoverTimes: z.nullable(z.int()),
});

export const vendorGrants = call(
  'grants',
  'Free rounds and free bets that a player can use now, those that end first first. Ask when a session opens and after a round that a grant paid for.',
  [{ memberId, currency }, z.object({ grants: z.array(grant) })],
);

const others = z.array(memberId).check(z.maxLength(20));
const sign = z.enum(['soft_play', 'chip_dumping']);

export const vendorLinked = call(
  'linked',
  'For the tables of our own studio alone: which of some players share a device or a bank account with one, and are not seated together with them. Ask before a seat is taken.',
  [{ memberId, others }, z.object({ linked: z.array(memberId) })],
);

export const vendorSuspect = call(
  'suspect',
  'For the tables of our own studio alone: opens a case for the operators about two players who seem to play together. Told again it is the same case.',
  [{ memberId, otherId: memberId, sign }, z.object({})],
);

/**
 * With it the grant pays the stake and the wallet nothing: `amount` is the grant's stake. A round is
 * taken from the grant by the first call with its `txId`, and given back when the bet is cancelled.
 */
const byGrant = { grantId: z.optional(reference) };

const onEvent = { event: z.optional(reference) };

export const vendorBet = call(
  'bet',
  'Takes a stake, or a round of a grant. Name the draw, match or table round that decides it as `event`: a player’s bets on one event count together as turnover, without it those of one `roundId`.',
  [{ ...movement, ...playing, ...byGrant, ...onEvent, amount }, moved],
);

export const vendorBetAndSettle = call(
  'bet-and-settle',
  'Takes a stake and pays its result at once; the difference moves. `event` as for a bet.',
  [
    {
      ...movement,
      ...playing,
      ...byGrant,
      ...onEvent,
      amount,
      payout: amount,
      /** The balance that a string of shots needed at its dearest; else it is the stake. */
      minBalance: z.optional(amount),
      endsRound: z.optional(z.boolean()),
    },
    moved,
  ],
);

export const vendorSettle = call('settle', 'Pays the result of a bet; zero when it lost.', [
  {
    ...movement,
    betId: reference,
    amount,
    /** A part of the stake that was not played, less than all of it: it goes back beside the result. */
    returned: z.optional(amount),
    /** False for one win of several: the bet runs on. */
    isFinal: z.optional(z.boolean()),
    endsRound: z.optional(z.boolean()),
  },
  moved,
]);

export const vendorRollback = call(
  'rollback',
  'Cancels a bet that is not settled. Before its bet it is remembered, and ends the late bet.',
  [{ ...movement, betId: reference, of: z.optional(z.enum(['bet', 'wallet'])) }, moved],
);

export const vendorAdjust = call(
  'adjust',
  'Adds to what a bet paid, or takes from it (`by`); or makes a running stake that large (`stakeTo`).',
  [
    {
      ...movement,
      betId: z.optional(reference),
      by: z.optional(signedAmount),
      stakeTo: z.optional(amount),
    },
    moved,
  ],
);

export const vendorUnsettle = call('unsettle', 'Takes a result back: the bet runs again.', [
  { ...movement, betId: reference },
  moved,
]);

export const vendorResettle = call('resettle', 'Replaces the result of a bet by another.', [
  { ...movement, betId: reference, amount },
  moved,
]);

export const vendorVoidSettled = call('void-settled', 'Undoes a bet with its result.', [
  { ...movement, betId: reference },
  moved,
]);

export const vendorReturnStake = call(
  'return-stake',
  'Gives back a part of a running stake, or all of it.',
  [{ ...movement, betId: reference, amount: z.optional(amount) }, moved],
);

export const vendorPayout = call('payout', 'Pays a promotion, a jackpot or free spins.', [
  {
    ...movement,
    reason: z.enum(['promo', 'jackpot', 'free-spin']),
    amount,
    roundId: z.optional(reference),
  },
  moved,
]);

export const vendorTip = call('tip', 'Takes a tip for the dealer.', [
  { ...movement, ...playing, amount },
  moved,
]);

export const vendorCancelTip = call('cancel-tip', 'Gives a tip back.', [
  { ...movement, betId: reference },
  moved,
]);

export const vendorWalletOut = call(
  'wallet-out',
  'Takes a sum to a table of the vendor; without an amount all there is, as far as limits go.',
  [{ ...movement, ...playing, amount: z.optional(amount) }, moved],
);

export const vendorWalletIn = call('wallet-in', 'Brings back what is left of a wallet-out.', [
  { ...movement, betId: reference, amount },
  moved,
]);

export const vendorEndRound = call(
  'end-round',
  'The round takes no more bets; it closes once none runs.',
  [{ ...movement, roundId: reference }, moved],
);

const MOVEMENTS = [
  ...(['bet', 'bet-and-settle', 'settle', 'rollback', 'adjust', 'unsettle', 'resettle'] as const),
  ...(['void-settled', 'return-stake', 'payout', 'tip', 'cancel-tip', 'wallet-out'] as const),
  ...(['wallet-in', 'end-round'] as const),
] as const;

export const vendorStatus = call('status', 'What was answered to a movement, if it is known.', [
  { call: z.enum(MOVEMENTS), txId: reference },
  z.object({
    isKnown: z.boolean(),
    /** The answer that was given then, whole. */
    answer: z.nullable(z.unknown()),
  }),
]);

/** So many results are told by one call at most. */
export const BATCH_MAX = 500;

export const vendorBatch = call(
  'batch',
  'Makes many bets or tells many results at once. Each is decided and answered for itself, in the order given.',
  [
    {
      items: z
        .array(z.looseObject({ call: z.enum(['bet', 'settle', 'resettle', 'rollback']) }))
        .check(z.minLength(1), z.maxLength(BATCH_MAX)),
    },
    z.object({
      /** What each call would have answered by itself. */
      answers: z.array(z.unknown()),
    }),
  ],
);

/** `isOpen`: the session, or without a token the account, stands; a break from play ends neither. */
const going = z.object({ mayBet: flag, reason: z.nullable(z.string()), isOpen: flag });

export const vendorMayBet = call(
  'may-bet',
  'Whether a player may go on with stakes that were taken before: blocked, or above a limit that fell.',
  [{ memberId, currency, token: z.optional(token) }, going],
);

export const vendorOwe = call(
  'owe',
  'What a player owes for a bet whose corrected result could not be taken back; it is collected here.',
  [
    // The amount is all that is still owed for the bet; zero ends it.
    { txId: reference, memberId, currency, betId: reference, amount },
    z.object({ owed: z.string() }),
  ],
);

/** A call of the protocol by the last part of its path. */
export const vendorCallName = ({ path }: Endpoint): string => path.slice(PATH.length + 1);
