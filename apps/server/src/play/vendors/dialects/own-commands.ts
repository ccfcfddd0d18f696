import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import { type Instant, instant } from '@baize/std/time';
import {
  type Command,
  type CommandKind,
  type CommandOf,
  hashToken,
  type PayoutReason,
} from '../../play/index.ts';
import type { Vendor } from '../vendor.ts';
import { type Allowed, readAmount, type Scale } from '../vendor-amount.ts';
import { Unreadable } from './unreadable.ts';

/** A body of our own protocol whose shape was checked against its row. */
export type Body = { readonly txId: string; readonly memberId: MemberId } & Readonly<
  Record<string, string | boolean | undefined>
>;

type CommandContext = { readonly vendor: Vendor; readonly scale: Scale };

type Reader = {
  readonly body: Body;
  readonly asked: {
    readonly vendor: Vendor;
    readonly txId: string;
    readonly memberId: MemberId;
    readonly currency: string;
    readonly eventAt: Instant | null;
  };
  readonly betId: string;
  readonly playing: () => { game: string | null; roundId: string | null; tokenHash: string };
  readonly money: (field: string, allowed?: Allowed) => Minor;
};

/** The command a body stands for. */
export function commandOf(
  kind: CommandKind,
  body: Body,
  { vendor, scale }: CommandContext,
): Command {
  const { txId, memberId, eventAt } = body;
  const at = eventAt === undefined ? null : instant(new Date(String(eventAt)));
  return COMMANDS[kind]({
    body,
    asked: { vendor, txId, memberId, currency: scale.currency, eventAt: at },
    betId: String(body['betId']),
    playing: () => ({
      game: textOf(body['game']),
      roundId: textOf(body['roundId']),
      tokenHash: hashToken(String(body['token'])),
    }),
    money: (field, allowed = 'zero-too') => {
      const read = readAmount({ raw: body[field], scale }, allowed);
      if (typeof read === 'string') throw new Unreadable('amount_invalid', { field, reason: read });
      return read;
    },
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An amount, or all there is where none is named. */
const amountOrAll = ({ body, money }: Reader): Minor | 'all' =>
  body['amount'] === undefined ? 'all' : money('amount', 'positive');

const COMMANDS: { readonly [K in CommandKind]: (read: Reader) => CommandOf<K> } = {
  bet: (read) => ({
    kind: 'bet',
    ...read.asked,
    ...read.playing(),
    ...byGrant(read.body),
    ...onEvent(read.body),
    amount: read.money('amount', 'positive'),
  }),
  'bet-and-settle': ({ asked, playing, body, money }) => {
    // The most frequent of all, field by field: to spread objects is slow.
    const { game, roundId, tokenHash } = playing();
    const command: CommandOf<'bet-and-settle'> = {
      kind: 'bet-and-settle',
      vendor: asked.vendor,
      txId: asked.txId,
      memberId: asked.memberId,
      currency: asked.currency,
      eventAt: asked.eventAt,
      game,
      roundId,
      tokenHash,
      amount: money('amount'),
      payout: money('payout'),
      minBalance: body['minBalance'] === undefined ? null : money('minBalance'),
      endsRound: body['endsRound'] !== false,
    };
    if (body['grantId'] === undefined && body['event'] === undefined) return command;
    return { ...command, ...byGrant(body), ...onEvent(body) };
  },
  tip: (read) => ({
    kind: 'tip',
    ...read.asked,
    ...read.playing(),
    amount: read.money('amount', 'positive'),
  }),
  'wallet-out': (read) => ({
    kind: 'wallet-out',
    ...read.asked,
    ...read.playing(),
    amount: amountOrAll(read),
  }),
  settle: ({ asked, betId, body, money }) => ({
    kind: 'settle',
    ...asked,
    betId,
    amount: money('amount'),
    ...(body['returned'] === undefined ? {} : { returned: money('returned', 'positive') }),
    isFinal: body['isFinal'] !== false,
    endsRound: body['endsRound'] === true,
  }),
  'wallet-in': ({ asked, betId, money }) => ({
    kind: 'wallet-in',
    ...asked,
    betId,
    amount: money('amount'),
  }),
  resettle: ({ asked, betId, money }) => ({
    kind: 'resettle',
    ...asked,
    betId,
    amount: money('amount'),
  }),
  rollback: ({ asked, betId, body }) => ({
    kind: 'rollback',
    ...asked,
    betId,
    of: body['of'] === 'wallet' ? 'wallet' : 'bet',
  }),
  unsettle: ({ asked, betId }) => ({ kind: 'unsettle', ...asked, betId }),
  'void-settled': ({ asked, betId }) => ({ kind: 'void-settled', ...asked, betId }),
  'cancel-tip': ({ asked, betId }) => ({ kind: 'cancel-tip', ...asked, betId }),
  'return-stake': (read) => ({
    kind: 'return-stake',
    ...read.asked,
    betId: read.betId,
    amount: amountOrAll(read),
  }),
  adjust: (read) => ({
    kind: 'adjust',
    ...read.asked,
    betId: textOf(read.body['betId']),
    change: changeOf(read),
  }),
  payout: ({ asked, body, money }) => ({
    kind: 'payout',
    ...asked,
    reason: body['reason'] as PayoutReason,
    roundId: textOf(body['roundId']),
    amount: money('amount', 'positive'),
  }),
  'end-round': ({ asked, body }) => ({
    kind: 'end-round',
    ...asked,
    roundId: String(body['roundId']),
  }),
};

const byGrant = ({ grantId }: Body): { readonly grantId?: string } =>
  grantId === undefined ? {} : { grantId: String(grantId) };

const onEvent = ({ event }: Body): { readonly event?: string } =>
  event === undefined ? {} : { event: String(event) };

/** A change of the payout or of the stake, not both. */
function changeOf({ body, money }: Reader): CommandOf<'adjust'>['change'] {
  const isOne = (body['by'] === undefined) !== (body['stakeTo'] === undefined);
  if (!isOne) throw new Unreadable('request_invalid', { field: 'by' });
  return body['by'] === undefined
    ? { stakeTo: money('stakeTo', 'positive') }
    : { by: money('by', 'signed') };
}
