import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isSignedByAny } from './signature.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../../../../docs/payment-provider.md');

test('the example of the document is signed as the document says', () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const of = (name: string) => new RegExp(`^${name} {2,}(.+)$`, 'm').exec(text)?.[1] ?? '';
  const signed = {
    timestamp: of('timestamp'),
    nonce: of('nonce'),
    path: of('path'),
    body: Buffer.from(of('body')),
  };
  const secrets = ['another', 'sandbox'];
  expect(isSignedByAny(secrets, signed, of('signature'))).toBe(true);
  expect(isSignedByAny(['another'], signed, of('signature'))).toBe(false);
  expect(isSignedByAny([], signed, of('signature'))).toBe(false);
});
