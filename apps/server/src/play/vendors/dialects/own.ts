import { type Endpoint, isEndpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/vendor';
import { VENDOR_ERRORS } from '@baize/contract/vendor-errors';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import * as z from 'zod/mini';
import type { Answer, CommandKind, OpenGrant, Outcome, Render } from '../../play/index.ts';
import { type Dialect, type Reading, type Refused, refusing } from '../dialect.ts';
import { codeOfCurrency, scaleOf, type Vendor } from '../vendor.ts';
import { readAmount, type Scale, writeAmount } from '../vendor-amount.ts';
import { type Body, commandOf } from './own-commands.ts';
import { isPlain } from './own-plain.ts';
import { Unreadable } from './unreadable.ts';

const ROWS: ReadonlyMap<string, Endpoint> = new Map(
  Object.values<unknown>(contract)
    .filter(isEndpoint)
    .map((row) => [contract.vendorCallName(row), row]),
);

/** Our own protocol: the rows of `contract/vendor.ts`, answered in the envelope of all our calls. */
export const own: Dialect = {
  calls: [...ROWS.keys()],
  read: (call, body, vendor) => {
    const row = ROWS.get(call);
    if (!row) return refusing('call_unknown');
    if (isPlain(call, body)) return readChecked(call, body, vendor);
    const parsed = z.safeParse(row.input, body);
    if (!parsed.success) return misread(parsed.error.issues, body);
    return readChecked(call, parsed.data as Body, vendor);
  },
  refuse: (refusal) => refusalOf(refusal),
};

function readChecked(call: string, body: Body, vendor: Vendor): Reading {
  try {
    return readCall(call, body, vendor);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return refusing(error.code, error.details);
  }
}

function readCall(call: string, body: Body, vendor: Vendor): Reading {
  if (call === 'authenticate') return readAuthenticate(body, vendor);
  if (call === 'status') return readStatus(body);
  if (call === 'batch') return readBatch(body, vendor);
  if (call === 'linked') return readLinked(body);
  if (call === 'suspect') return readSuspicion(body);
  const scale = scaleOf(vendor, body['currency']);
  if (!scale) return refusing('currency_wrong');
  if (call === 'balance') {
    const tell = (balance: Minor) => done({ balance: writeAmount(balance, scale) });
    const { memberId } = body;
    return { does: 'read-balance', memberId, currency: scale.currency, tell };
  }
  if (call === 'grants') {
    const tell = (grants: readonly OpenGrant[]) =>
      done({ grants: grants.map((grant) => grantOf(grant, scale)) });
    const { memberId } = body;
    return { does: 'list-grants', memberId, currency: scale.currency, tell };
  }
  if (call === 'may-bet') {
    const { memberId, token } = body as Body & { token?: string };
    const tell = (reason: string | null, isOpen: boolean) =>
      done({ mayBet: reason === null, reason, isOpen });
    return { does: 'ask-may-bet', memberId, currency: scale.currency, token, tell };
  }
  if (call === 'owe') return readOwe(body, { vendor, scale });
  const command = commandOf(call as CommandKind, body, { vendor, scale });
  return { does: 'perform', command, render: renderIn(scale, body.txId) };
}

function readLinked(body: Body): Reading {
  const { memberId, others } = body as Body & { others: readonly MemberId[] };
  return { does: 'list-linked', memberId, others, tell: (linked) => done({ linked }) };
}

function readSuspicion(body: Body): Reading {
  const suspicion = body as Body & { otherId: MemberId; sign: string };
  return { does: 'suspect', suspicion, tell: () => done({}) };
}

const grantOf = (grant: OpenGrant, scale: Scale) => ({
  grantId: grant.id,
  kind: grant.kind,
  games: grant.games,
  stake: grant.stake === null ? null : writeAmount(grant.stake, scale),
  left: grant.left,
  won: writeAmount(grant.won, scale),
  expiresAt: grant.expiresAt.toISOString(),
  paysTo: grant.paysTo,
  turnoverTimes: grant.turnoverTimes,
});

function readAuthenticate(body: Body, vendor: Vendor): Reading {
  const { token: launchToken, requestId } = body as Body & { token: string; requestId: string };
  return {
    does: 'open-session',
    launchToken,
    requestId,
    tell: ({ token, memberId, currency, game, expiresAt }, balance) => {
      const code = codeOfCurrency(vendor, currency);
      const scale = scaleOf(vendor, code);
      if (!scale) return refusalOf({ code: 'currency_wrong' });
      return done({
        token,
        memberId,
        currency: code,
        game,
        balance: writeAmount(balance, scale),
        expiresAt: expiresAt.toISOString(),
      });
    },
  };
}

type OweContext = { readonly vendor: Vendor; readonly scale: Scale };

function readOwe(body: Body, { vendor, scale }: OweContext): Reading {
  const amount = readAmount({ raw: body['amount'], scale }, 'zero-too');
  if (typeof amount === 'string') {
    return refusing('amount_invalid', { field: 'amount', reason: amount });
  }
  const { txId, memberId } = body;
  return {
    does: 'owe',
    claim: {
      vendor: vendor.code,
      txId,
      betId: String(body['betId']),
      memberId,
      currency: scale.currency,
      amount,
    },
    tell: (owed) => done({ owed: writeAmount(owed, scale) }),
  };
}

/** Each item is read as the call it names would be; one that is wrong spoils no other. */
function readBatch(body: Body, vendor: Vendor): Reading {
  const { items } = body as unknown as { items: readonly (Body & { readonly call: string })[] };
  return {
    does: 'perform-together',
    readings: items.map(({ call, ...item }) => own.read(call, item, vendor)),
    join: (answers) => ({
      status: 200,
      // The answers are texts of JSON already.
      body: `{"success":true,"message":null,"value":{"answers":[${answers.map((answer) => answer.body).join(',')}]}}`,
    }),
  };
}

function readStatus(body: Body): Reading {
  return {
    does: 'recall',
    kind: body['call'] as CommandKind,
    txId: body.txId,
    tell: (answer) =>
      done({ isKnown: answer !== null, answer: answer && (JSON.parse(answer.body) as unknown) }),
  };
}

const done = (value: object): Answer => ({
  status: 200,
  body: JSON.stringify({ success: true, message: null, value }),
});

const renderIn =
  (scale: Scale, txId: string): Render =>
  (outcome: Outcome): Answer => {
    if (outcome.ok) {
      const balance = writeAmount(outcome.balance, scale);
      const moved = writeAmount(outcome.moved, scale);
      // As `done` would write it, without an object to walk: amounts need no quoting.
      const named = JSON.stringify(txId);
      const status = JSON.stringify(outcome.status);
      const body = `{"success":true,"message":null,"value":{"txId":${named},"balance":"${balance}","moved":"${moved}","status":${status}}}`;
      return { status: 200, body };
    }
    const { code, details, balance } = outcome;
    const told = balance === null ? {} : { balance: writeAmount(balance, scale) };
    return refusalOf({ code, details: { ...told, ...details } });
  };

function refusalOf({ code, details = {} }: Refused): Answer {
  const { status, text, class: kind } = VENDOR_ERRORS[code];
  const value = { text, class: kind, ...details };
  return { status, body: JSON.stringify({ success: false, message: code, value }) };
}

const AMOUNTS: ReadonlySet<unknown> = new Set(['amount', 'payout', 'minBalance', 'by', 'stakeTo']);

/** Which field was wrong; of an amount, also how. */
function misread(issues: readonly z.core.$ZodIssue[], body: unknown): Reading {
  const field = String(issues[0]?.path[0] ?? '');
  const given = (body as Record<string, unknown> | null)?.[field];
  const isAmount = issues.length > 0 && AMOUNTS.has(field) && typeof body === 'object';
  if (!isAmount) return refusing('request_invalid', { field });
  const scale: Scale = { currency: '', decimals: 8, worth: 10n ** 8n, per: 1n };
  const problem = readAmount({ raw: given, scale }, 'zero-too');
  const reason = typeof problem === 'string' ? problem : 'not-a-number';
  return refusing('amount_invalid', { field, reason });
}
