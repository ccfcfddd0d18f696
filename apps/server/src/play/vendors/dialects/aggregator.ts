import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { isId, type MemberId } from '@baize/std/id';
import { type Minor, subtract } from '@baize/std/money';
import * as z from 'zod/mini';
import type { Answer, Command, Outcome } from '../../play/index.ts';
import { type Asking, type Dialect, type Reading, refusing } from '../dialect.ts';
import { scaleOf, type Vendor } from '../vendor.ts';
import { type Allowed, readAmount, type Scale, writeAmount } from '../vendor-amount.ts';
import { Unreadable } from './unreadable.ts';

/** Ids as vendors make them: anything that can be printed and has no space. */
const reference = z.string().check(z.regex(/^[!-~]{1,100}$/));

const head = { id: reference, productId: z.string(), username: z.string(), currency: z.string() };

const balanceBody = z.object(head);

const batchBody = z.object({
  ...head,
  txns: z
    .array(
      z.object({
        id: reference,
        /** The bet or tip it speaks of, under the id that one came with. */
        txnId: z.optional(reference),
        roundId: z.optional(reference),
        gameCode: z.optional(reference),
        betAmount: z.optional(z.unknown()),
        payoutAmount: z.optional(z.unknown()),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

type Txn = z.output<typeof batchBody>['txns'][number];

/** Status codes of this family of protocols for each refusal of ours. */
export const AGGREGATOR_CODE: Readonly<Record<VendorErrorCode, number>> = {
  key_unknown: 40003,
  signature_wrong: 40003,
  signature_stale: 40003,
  nonce_repeated: 40003,
  address_refused: 40003,
  request_invalid: 30001,
  amount_invalid: 30001,
  call_unknown: 30001,
  token_unknown: 40003,
  token_used: 40003,
  token_expired: 40003,
  member_unknown: 10001,
  member_blocked: 10001,
  vendor_closed: 10001,
  currency_wrong: 30001,
  insufficient_funds: 10002,
  limit_reached: 10002,
  free_round_unknown: 30001,
  free_stake_wrong: 30001,
  round_closed: 20004,
  bet_void: 20003,
  bet_settled: 20004,
  bet_not_settled: 20001,
  stake_exceeded: 30001,
  already_settled: 20004,
  bet_unknown: 20001,
  round_unknown: 20001,
  overloaded: 50001,
  unavailable: 50001,
  unconfirmed: 50001,
  repeated_differently: 20002,
  settled_differently: 50001,
  result_not_bet: 50001,
  bet_of_another: 20002,
  funds_spent: 50001,
  payout_above_ceiling: 50001,
  round_above_ceiling: 50001,
};

type BatchedCall = {
  readonly vendor: Vendor;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly eventAt: null;
  readonly txId: string;
};

type BatchLine = {
  readonly asked: BatchedCall;
  readonly txn: Txn;
  readonly amount: (raw: unknown, allowed: Allowed) => Minor;
};

const playing = ({ txn }: BatchLine) => ({
  game: txn.gameCode ?? null,
  roundId: txn.roundId ?? null,
  // These vendors keep the session themselves; the player is known by name alone.
  tokenHash: null,
});

/**
 * What speaks of a bet has an id of its own. Under the id of the bet a second result, after the
 * first was taken back, could not be told from a repeat of the first: it would be answered as paid
 * and not be paid. A result's own id that comes again so is refused, and shown to people.
 */
function betOf({ id, txnId }: Txn): string {
  if (txnId === undefined || txnId === id) throw new Unreadable('request_invalid');
  return txnId;
}

const COMMANDS: Readonly<Record<string, (line: BatchLine) => Command>> = {
  placeBets: (line) => ({
    kind: 'bet',
    ...line.asked,
    ...playing(line),
    amount: line.amount(line.txn.betAmount, 'positive'),
  }),
  settleBets: ({ asked, txn, amount }) => ({
    kind: 'settle',
    ...asked,
    betId: betOf(txn),
    amount: amount(txn.payoutAmount, 'zero-too'),
    isFinal: true,
    endsRound: false,
    reusesIds: true,
  }),
  cancelBets: ({ asked, txn }) => ({ kind: 'rollback', ...asked, betId: betOf(txn), of: 'bet' }),
  adjustBets: ({ asked, txn, amount }) => ({
    kind: 'adjust',
    ...asked,
    betId: betOf(txn),
    change: { stakeTo: amount(txn.betAmount, 'positive') },
  }),
  rollback: ({ asked, txn }) => ({ kind: 'unsettle', ...asked, betId: betOf(txn) }),
  voidSettled: ({ asked, txn }) => ({ kind: 'void-settled', ...asked, betId: betOf(txn) }),
  winRewards: ({ asked, txn, amount }) => ({
    kind: 'payout',
    ...asked,
    reason: 'promo',
    roundId: txn.roundId ?? null,
    amount: amount(txn.payoutAmount, 'positive'),
  }),
  placeTips: (line) => ({
    kind: 'tip',
    ...line.asked,
    ...playing(line),
    amount: line.amount(line.txn.betAmount, 'positive'),
  }),
  cancelTips: ({ asked, txn }) => ({ kind: 'cancel-tip', ...asked, betId: betOf(txn) }),
};

/** By name: what came over the wire must not meet what every object has. */
const BATCHES: ReadonlyMap<string, (line: BatchLine) => Command> = new Map(
  Object.entries(COMMANDS),
);

/**
 * A protocol of batches: one request, many transactions, each decided by itself and answered with a
 * code of its own. Amounts are decimal numbers in the scale of the vendor's currency.
 */
export const aggregator: Dialect = {
  calls: ['checkBalance', ...BATCHES.keys()],
  read: (call, body, vendor) => {
    try {
      if (call === 'checkBalance') return readBalance(body, vendor);
      const toCommand = BATCHES.get(call);
      return toCommand ? readBatch(toCommand, body, vendor) : refusing('call_unknown');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return refusing(error.code, error.details);
    }
  },
  refuse: ({ code }, body) => {
    const { id } = (body ?? {}) as { id?: unknown };
    return tell({ id: typeof id === 'string' ? id : null, statusCode: AGGREGATOR_CODE[code] });
  },
};

type Head = z.output<typeof balanceBody>;

function who({ username, currency }: Head, vendor: Vendor): { memberId: MemberId; scale: Scale } {
  const scale = scaleOf(vendor, currency);
  if (!scale) throw new Unreadable('currency_wrong');
  if (!isId('mem', username)) throw new Unreadable('member_unknown');
  return { memberId: username, scale };
}

const address = ({ id, productId, username, currency }: Head) => ({
  id,
  productId,
  username,
  currency,
});

function readBalance(body: unknown, vendor: Vendor): Reading {
  const parsed = z.safeParse(balanceBody, body);
  if (!parsed.success) throw new Unreadable('request_invalid');
  const { memberId, scale } = who(parsed.data, vendor);
  return {
    does: 'read-balance',
    memberId,
    currency: scale.currency,
    tell: (balance) =>
      tell({ ...address(parsed.data), statusCode: 0, balance: writeNumber(balance, scale) }),
  };
}

function readBatch(
  toCommand: (line: BatchLine) => Command,
  body: unknown,
  vendor: Vendor,
): Reading {
  const parsed = z.safeParse(batchBody, body);
  if (!parsed.success) throw new Unreadable('request_invalid');
  const { memberId, scale } = who(parsed.data, vendor);
  const base = { vendor, memberId, currency: scale.currency, eventAt: null };
  const amount = (raw: unknown, allowed: Allowed): Minor => {
    const read = readAmount({ raw, scale }, allowed);
    if (typeof read === 'string') throw new Unreadable('amount_invalid', { reason: read });
    return read;
  };
  // All are read before any is done: a batch with one bad amount does nothing.
  const askings = parsed.data.txns.map((txn): Asking => {
    const line = { asked: { ...base, txId: txn.id }, txn, amount };
    return { command: toCommand(line), render: renderLine(txn.id, scale) };
  });
  return { does: 'perform-all', askings, join: (answers) => joinLines(parsed.data, answers) };
}

type LineAnswer = { readonly id: string; readonly statusCode: number };

const renderLine =
  (id: string, scale: Scale) =>
  (outcome: Outcome): Answer => {
    if (!outcome.ok) {
      const { code, balance } = outcome;
      const left = balance === null ? {} : { balanceAfter: writeNumber(balance, scale) };
      return tell({ id, statusCode: AGGREGATOR_CODE[code], ...left });
    }
    return tell({
      id,
      statusCode: 0,
      balanceBefore: writeNumber(subtract(outcome.balance, outcome.moved), scale),
      balanceAfter: writeNumber(outcome.balance, scale),
    });
  };

/** Of the same lines the same whole, to the byte; its code is that of the first line that failed. */
function joinLines(request: Head, answers: readonly Answer[]): Answer {
  const lines = answers.map(({ body }) => JSON.parse(body) as LineAnswer);
  const statusCode = lines.find((line) => line.statusCode !== 0)?.statusCode ?? 0;
  return tell({ ...address(request), statusCode, txns: lines });
}

/** A balance is shown, not reckoned with, on the other side: a JSON number is what it expects. */
const writeNumber = (amount: Minor, scale: Scale): number => Number(writeAmount(amount, scale));

const tell = (value: object): Answer => ({ status: 200, body: JSON.stringify(value) });
