import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import { isId, type MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import * as z from 'zod/mini';
import { type Answer, hashToken, type Outcome, type Render } from '../../play/index.ts';
import { type Dialect, type Reading, refusing } from '../dialect.ts';
import { scaleOf, type Vendor } from '../vendor.ts';
import { type Allowed, readAmount, type Scale, writeAmount } from '../vendor-amount.ts';
import { Unreadable } from './unreadable.ts';

const uuid = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** Ids of rounds and games as vendors make them: anything that can be printed and has no space. */
const name = z.string().check(z.regex(/^[!-~]{1,100}$/));

const balanceBody = z.object({
  user: z.string(),
  request_uuid: uuid,
  currency: z.string(),
});

const moneyBody = z.extend(balanceBody, {
  transaction_uuid: uuid,
  round: z.optional(name),
  round_closed: z.optional(z.boolean()),
  amount: z.optional(z.unknown()),
});

const betBody = z.extend(moneyBody, {
  token: z.string(),
  game_code: z.optional(name),
});

const winBody = z.extend(moneyBody, { reference_transaction_uuid: uuid });

const rollbackBody = z.extend(balanceBody, {
  transaction_uuid: uuid,
  reference_transaction_uuid: uuid,
});

type Words = Readonly<Record<VendorErrorCode, string>>;

/** Statuses of this family of protocols for each refusal of ours. */
export const UUID_STATUS: Words = {
  key_unknown: 'RS_ERROR_INVALID_PARTNER',
  signature_wrong: 'RS_ERROR_INVALID_SIGNATURE',
  signature_stale: 'RS_ERROR_INVALID_SIGNATURE',
  nonce_repeated: 'RS_ERROR_INVALID_SIGNATURE',
  address_refused: 'RS_ERROR_INVALID_PARTNER',
  request_invalid: 'RS_ERROR_WRONG_SYNTAX',
  amount_invalid: 'RS_ERROR_WRONG_TYPES',
  call_unknown: 'RS_ERROR_WRONG_SYNTAX',
  token_unknown: 'RS_ERROR_INVALID_TOKEN',
  token_used: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  member_unknown: 'RS_ERROR_USER_DISABLED',
  member_blocked: 'RS_ERROR_USER_DISABLED',
  vendor_closed: 'RS_ERROR_INVALID_GAME',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  free_round_unknown: 'RS_ERROR_WRONG_SYNTAX',
  free_stake_wrong: 'RS_ERROR_WRONG_SYNTAX',
  round_closed: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  bet_void: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // Asked of a rollback alone; "duplicate" would read as done already.
  bet_settled: 'RS_ERROR_UNKNOWN',
  bet_not_settled: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  stake_exceeded: 'RS_ERROR_WRONG_SYNTAX',
  already_settled: 'RS_ERROR_DUPLICATE_TRANSACTION',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  round_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  overloaded: 'RS_ERROR_TIMEOUT',
  unavailable: 'RS_ERROR_TIMEOUT',
  unconfirmed: 'RS_ERROR_TIMEOUT',
  repeated_differently: 'RS_ERROR_DUPLICATE_TRANSACTION',
  settled_differently: 'RS_ERROR_UNKNOWN',
  result_not_bet: 'RS_ERROR_UNKNOWN',
  bet_of_another: 'RS_ERROR_DUPLICATE_TRANSACTION',
  funds_spent: 'RS_ERROR_UNKNOWN',
  payout_above_ceiling: 'RS_ERROR_UNKNOWN',
  round_above_ceiling: 'RS_ERROR_UNKNOWN',
};

const CALLS: ReadonlyMap<string, (body: unknown, vendor: Vendor) => Reading> = new Map([
  ['user/balance', readBalance],
  ['transaction/bet', readBet],
  ['transaction/win', readWin],
  ['transaction/rollback', readRollback],
]);

/**
 * A protocol of two uuids: one for the attempt, one for the transaction. Amounts are whole numbers
 * of a hundred-thousandth; the answer is always HTTP 200 with a status word.
 */
export const uuidDialect: Dialect = {
  calls: [...CALLS.keys()],
  read: (call, body, vendor) => {
    try {
      return CALLS.get(call)?.(body, vendor) ?? refusing('call_unknown');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      return refusing(error.code, error.details);
    }
  },
  refuse: ({ code }, body) => {
    const { request_uuid } = (body ?? {}) as { request_uuid?: unknown };
    const named = typeof request_uuid === 'string' ? { request_uuid } : {};
    return tell({ status: UUID_STATUS[code], ...named });
  },
};

function readBalance(body: unknown, vendor: Vendor): Reading {
  const { common, base } = read(balanceBody, body, vendor);
  const tellBalance = (balance: Minor) => tell({ ...base('RS_OK'), ...common.money(balance) });
  const { memberId, currency } = common.asked;
  return { does: 'read-balance', memberId, currency, tell: tellBalance };
}

/** A bet that closes its round has lost, and no word of its result will come. */
function readBet(body: unknown, vendor: Vendor): Reading {
  const { parsed, common } = read(betBody, body, vendor);
  const bet = {
    ...common.asked,
    txId: parsed.transaction_uuid,
    game: parsed.game_code ?? null,
    roundId: parsed.round ?? null,
    tokenHash: hashToken(parsed.token),
    amount: common.amount(parsed.amount, 'positive'),
  };
  if (parsed.round_closed !== true) return performing(common, { kind: 'bet', ...bet });
  const lost = { payout: ZERO, minBalance: null, endsRound: true, closesRound: true } as const;
  return performing(common, { kind: 'bet-and-settle', ...bet, ...lost });
}

/** One bet may win several times; the win that closes the round is the last. */
function readWin(body: unknown, vendor: Vendor): Reading {
  const { parsed, common } = read(winBody, body, vendor);
  const isLast = parsed.round_closed === true;
  return performing(common, {
    kind: 'settle',
    ...common.asked,
    txId: parsed.transaction_uuid,
    betId: parsed.reference_transaction_uuid,
    amount: common.amount(parsed.amount, 'zero-too'),
    isFinal: isLast,
    endsRound: isLast,
    sharesIds: true,
  });
}

/** Bets and wins have one space of ids here: it may be the one or the other that is named. */
function readRollback(body: unknown, vendor: Vendor): Reading {
  const { parsed, common } = read(rollbackBody, body, vendor);
  return performing(common, {
    kind: 'rollback',
    ...common.asked,
    txId: parsed.transaction_uuid,
    betId: parsed.reference_transaction_uuid,
    of: 'transaction',
  });
}

type Performed = Extract<Reading, { does: 'perform' }>;

const performing = (common: Common, command: Performed['command']): Performed => ({
  does: 'perform',
  command,
  render: common.render,
  address: common.address,
});

type Common = {
  readonly asked: {
    readonly vendor: Vendor;
    readonly memberId: MemberId;
    readonly currency: string;
    readonly eventAt: null;
  };
  readonly render: Render;
  readonly address: (answer: Answer) => Answer;
  readonly amount: (raw: unknown, allowed: Allowed) => Minor;
  readonly money: (balance: Minor) => { currency: string; balance: number };
};

/** What all calls have in common: who, in which money, and how the answer is addressed. */
function read<Schema extends typeof balanceBody>(schema: Schema, body: unknown, vendor: Vendor) {
  const checked = z.safeParse(schema, body);
  if (!checked.success) throw new Unreadable('request_invalid');
  const parsed = checked.data;
  const scale = scaleOf(vendor, parsed.currency);
  if (!scale) throw new Unreadable('currency_wrong');
  if (!isId('mem', parsed.user)) throw new Unreadable('member_unknown');
  const base = (status: string) => ({
    user: parsed.user,
    status,
    request_uuid: parsed.request_uuid,
  });
  const money = (balance: Minor) => moneyOf(balance, parsed.currency, scale);
  const common: Common = {
    asked: { vendor, memberId: parsed.user, currency: scale.currency, eventAt: null },
    amount: (raw, allowed) => {
      const amount = readAmount({ raw, scale }, allowed);
      if (typeof amount === 'string') throw new Unreadable('amount_invalid', { reason: amount });
      return amount;
    },
    money,
    // A repeat is the same transaction in another attempt, and the answer names the attempt.
    address: ({ body: told }) =>
      tell({ ...(JSON.parse(told) as object), request_uuid: parsed.request_uuid }),
    render: (outcome: Outcome) => {
      const status = outcome.ok ? 'RS_OK' : UUID_STATUS[outcome.code];
      return tell({ ...base(status), ...(outcome.balance === null ? {} : money(outcome.balance)) });
    },
  };
  return { parsed, base, common };
}

const moneyOf = (balance: Minor, currency: string, scale: Scale) => ({
  currency,
  balance: Number(writeAmount(balance, scale)),
});

const tell = (value: object): Answer => ({ status: 200, body: JSON.stringify(value) });
