import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const HEAD = [
  'POST /vendor/v1/bet HTTP/1.1',
  'Host: wallet.example',
  'Content-Length: 2',
  'X-Key-Id: key-1',
  'x-timestamp: 1794733331234',
  'x-nonce:  n-12345678 ',
  'x-signature: ab',
];

const bytesOf = (lines: readonly string[], body = '{}') =>
  Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);

const withLine = (line: string) => [...HEAD, line];
const withoutLine = (at: number) => HEAD.toSpliced(at, 1);
const withFirst = (line: string) => HEAD.with(0, line);

test('reads a request that came whole', () => {
  expect(readPlainRequest(bytesOf(withLine('X-Forwarded-For: 203.0.113.9')))).toEqual({
    path: '/vendor/v1/bet',
    keyId: 'key-1',
    timestamp: '1794733331234',
    nonce: 'n-12345678',
    signature: 'ab',
    forwardedFor: '203.0.113.9',
    body: Buffer.from('{}'),
  });
});

test('a kept connection may say so', () => {
  expect(readPlainRequest(bytesOf(withLine('Connection: keep-alive')))).not.toBeNull();
});

test.each<[string, Buffer]>([
  ['a part of the head', Buffer.from(HEAD.join('\r\n'))],
  ['a part of the body', bytesOf(HEAD, '{')],
  ['more than one request', bytesOf(HEAD, `{}${HEAD.join('\r\n')}`)],
  ['no length', bytesOf(withoutLine(2))],
  ['no host', bytesOf(withoutLine(1))],
  ['two lengths', bytesOf(withLine('Content-Length: 2'))],
  ['two signatures', bytesOf(withLine('x-signature: cd'))],
  ['a length that is none', bytesOf(HEAD.with(2, 'Content-Length: +2'))],
  ['a length in hexadecimal', bytesOf(HEAD.with(2, 'Content-Length: 0x2'))],
  ['two lengths in one line', bytesOf(HEAD.with(2, 'Content-Length: 2, 2'))],
  ['chunks', bytesOf(withLine('Transfer-Encoding: chunked'))],
  ['chunks, oddly written', bytesOf(withLine('Transfer-Encoding : chunked'))],
  ['an expectation', bytesOf(withLine('Expect: 100-continue'))],
  ['a change of protocol', bytesOf(withLine('Upgrade: websocket'))],
  ['an end of the connection', bytesOf(withLine('Connection: close'))],
  ['a folded line', bytesOf(withLine(' folded: yes'))],
  ['a line without a name', bytesOf(withLine(': nobody'))],
  ['a line that is none', bytesOf(withLine('nothing'))],
  ['a single line feed', bytesOf(withLine('x-a: 1\nTransfer-Encoding: chunked'))],
  ['a NUL', bytesOf(withLine('x-a: \0'))],
  ['another method', bytesOf(withFirst('GET /vendor/v1/bet HTTP/1.1'))],
  ['another version', bytesOf(withFirst('POST /vendor/v1/bet HTTP/1.0'))],
  ['another address', bytesOf(withFirst('POST /api/bet HTTP/1.1'))],
  ['a question in the address', bytesOf(withFirst('POST /vendor/v1/bet?a=1 HTTP/1.1'))],
  ['a hidden letter in the address', bytesOf(withFirst('POST /vendor/v1/b%65t HTTP/1.1'))],
  ['a whole address', bytesOf(withFirst('POST http://wallet.example/vendor/v1/bet HTTP/1.1'))],
  ['a very long head', bytesOf(withLine(`x-a: ${'a'.repeat(5_000)}`))],
])('leaves %s to others', (_, bytes) => {
  expect(readPlainRequest(bytes)).toBeNull();
});
