import { expect, test } from 'vitest';
import { parseStatement } from './parse-statement.ts';
import { Misread } from './source-row.ts';

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

const ROW = 'a,bet,m,THB,-1,2026-11-14T08:00:00Z';

test('a table is read as spreadsheets write it: BOM, quotes, both kinds of line ends', () => {
  const text = [
    '\uFEFF"tx_id","kind","player","currency","amount","time","note"',
    '"a,1","bet","m ""x""","THB","-1","2026-11-14T08:00:00Z","said,',
    'on two lines"',
    '',
    '  b , bet , m , THB , -1 , 2026-11-14T08:00:00Z , ',
  ].join('\r\n');
  const mixed = `${text}\nc,bet,m,THB,-1,2026-11-14T08:00:00Z,\n`;
  const read = parseStatement(mixed, SCALES).map(({ txId, player }) => [txId, player]);
  expect(read).toEqual([
    ['a,1', 'm "x"'],
    ['b', 'm'],
    ['c', 'm'],
  ]);
});

test.each([
  ['a quote that is never closed', `${ROW}\n"b,bet,m,THB,-1,x`, 'Quote Not Closed'],
  ['a quote inside a cell', 'a"b,bet,m,THB,-1,x', 'Invalid Opening Quote'],
  ['more behind a closing quote', '"a"b,bet,m,THB,-1,x', 'Invalid Closing Quote'],
  ['a cell of ten thousand characters', `${'a'.repeat(10_000)},bet,m,THB,-1,x`, 'at line 2'],
  ['an open quote before a large file', `"${`${ROW}\n`.repeat(10_000)}`, 'Max Record Size'],
  ['a NUL', ROW.replace('a', '\0'), 'line 2: has a NUL in tx_id'],
  ['a row too short after one on two lines', `${ROW}\na,b`, 'line 3: has 2 cells, not 6'],
])('%s is named, and nothing of the file is taken', (_, rows, problem) => {
  expect(() => parseStatement(`${HEADER}\n${rows}`, SCALES)).toThrow(problem);
  expect(() => parseStatement(`${HEADER}\n${rows}`, SCALES)).toThrow(Misread);
});

test.each([
  ['another delimiter is no table of ours', HEADER.replaceAll(',', ';'), 'line 1: no column'],
  ['a column that stands twice', `${HEADER},amount`, 'line 1: two columns amount'],
  ['an empty file', '', 'line 1: no column tx_id'],
])('%s', (_, text, problem) => {
  expect(() => parseStatement(text, SCALES)).toThrow(problem);
});

test('a name of the language is no column', () => {
  const text = `${HEADER},__proto__,constructor\n${ROW},x,y`;
  expect(parseStatement(text, SCALES)).toMatchObject([{ txId: 'a', amount: -100n }]);
});
