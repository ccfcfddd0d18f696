import { isEndpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/vendor';
import { makeId } from '@baize/std/id';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isPlain } from './own-plain.ts';

const ROWS = Object.values<unknown>(contract).filter(isEndpoint);

const rowOf = (call: string) => {
  const row = ROWS.find((each) => contract.vendorCallName(each) === call);
  if (!row) throw new Error(`no row ${call}`);
  return row;
};

const MEMBER = makeId('mem', 1_794_733_331_234, new Uint8Array(16));
const BET = {
  txId: 'tx-1',
  memberId: MEMBER,
  currency: 'THB',
  token: 'token-1',
  game: 'tigers',
  roundId: 'r-1',
  event: 'draw-1',
  amount: '100',
};
const BODIES = {
  bet: BET,
  'bet-and-settle': { ...BET, payout: '201', minBalance: '50', endsRound: false },
  settle: {
    txId: 'w',
    memberId: MEMBER,
    currency: 'THB',
    amount: '0',
    betId: 'tx-1',
    isFinal: true,
    endsRound: true,
  },
};
const CALLS = Object.keys(BODIES) as (keyof typeof BODIES)[];

/** Values that are right somewhere, nearly right, or nothing. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '100',
    '1.5',
    '-5',
    '0',
    '1e3',
    ' 1',
    '1\n',
    '',
    'THB',
    'thb',
    'T',
    'a b',
    'a'.repeat(100),
    'a'.repeat(101),
    'a'.repeat(201),
    MEMBER,
    `${MEMBER}x`,
    'mem_',
    '2026-11-15T07:00:00Z',
    'ก',
    null,
    true,
    5,
    [],
    {},
  ),
  fc.string(),
  fc.json().map((text) => JSON.parse(text) as unknown),
);

test.each(CALLS)('a %s as games send it is plain', (call) => {
  expect(isPlain(call, BODIES[call])).toBe(true);
});

test.each(CALLS)('MONEY-08 what is taken for a plain %s, the contract takes as it is', (call) => {
  const names = [...Object.keys(BODIES[call]), 'eventAt', 'other'];
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), fc.option(odd)), { maxLength: 4 });
  fc.assert(
    fc.property(changes, (changed) => {
      const body: Record<string, unknown> = { ...BODIES[call] };
      for (const [name, value] of changed) {
        if (value === null) delete body[name];
        else body[name] = value;
      }
      if (!isPlain(call, body)) return;
      const parsed = z.safeParse(rowOf(call).input, body);
      expect(parsed.success).toBe(true);
      expect(body).toMatchObject(parsed.data as object);
    }),
    { numRuns: 3_000 },
  );
});

test.each([null, [], 'text', 5, { ...BET, amount: null }])('%j is not plain', (body) => {
  expect(isPlain('bet', body)).toBe(false);
});
