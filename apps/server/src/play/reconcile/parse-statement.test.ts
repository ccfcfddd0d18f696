import { expect, test } from 'vitest';
import { parseStatement } from './parse-statement.ts';

const BAHT = { currency: 'THB', decimals: 2, worth: 100n, per: 1n };
const SCALES = new Map([['THB', BAHT]]);

const line = {
  txId: 't-1',
  kind: 'bet',
  player: 'mem_1',
  currency: 'THB',
  amount: -1050n,
  at: new Date('2026-11-14T08:00:00Z'),
};

test('a table and lines of JSON say the same', () => {
  const csv =
    'kind,tx_id,player,currency,amount,time\nbet,t-1,mem_1,THB,-10.50,2026-11-14T08:00:00Z';
  const json = `{"tx_id":"t-1","kind":"bet","player":"mem_1","currency":"THB","amount":"-10.50","time":"2026-11-14T15:00:00+07:00"}`;
  expect(parseStatement(`${csv}\r\n\r\n`, SCALES)).toEqual([line]);
  expect(parseStatement(json, SCALES)).toEqual([line]);
});

test('a bet that lost is settled with nothing', () => {
  const text =
    'tx_id,kind,player,currency,amount,time\n"t","settle","m","THB","0","2026-11-14T08:00:00Z"';
  expect(parseStatement(text, SCALES)).toMatchObject([{ amount: 0n, kind: 'settle' }]);
});

const HEADER = 'tx_id,kind,player,currency,amount,time';

test.each([
  ['a,bet,m,THB,-1', 'line 2: has 5 cells, not 6'],
  ['a,bet,m,USD,-1,2026-11-14T08:00:00Z', 'line 2: the vendor has no currency USD'],
  ['a,bet,m,THB,-1.005,2026-11-14T08:00:00Z', 'line 2: -1.005 is too-precise'],
  ['a,bet,m,THB,abc,2026-11-14T08:00:00Z', 'line 2: abc is not-a-number'],
  ['a,bet,,THB,-1,2026-11-14T08:00:00Z', 'line 2: has no player'],
  ['a,bet,m,THB,-1,14.11.2026', 'line 2: 14.11.2026 is no moment'],
])('%s: %s', (row, problem) => {
  expect(() => parseStatement(`${HEADER}\n${row}`, SCALES)).toThrow(problem);
});

test('without its columns it is no statement', () => {
  expect(() => parseStatement('id,amount\n1,2', SCALES)).toThrow('line 1: no column tx_id');
});

test('what is not JSON among JSON is told by its line', () => {
  expect(() => parseStatement('{"tx_id":1\n', SCALES)).toThrow('line 1: is not JSON');
});
