import { expect, test } from 'vitest';
import { checksum, promptPayPayload } from './emvco.ts';

/** The fields of a code by their names, read by the lengths that they state. */
function readFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test('the checksum is CRC-16/CCITT-FALSE: its catalogue gives 29B1 for 123456789', () => {
  expect(checksum('123456789')).toBe('29B1');
});

test.each([
  '00020101021129370016A000000677010111011300660000000005802TH530376463048956',
  '00020101021129370016A000000677010111011300668999999995802TH53037646304FE29',
  '00020101021129370016A000000677010111011300668123456785802TH53037645406123.4563043045',
  '00020101021129390016A000000677010111031500499901223315053037645802TH5406100.006304D086',
])('a code that others have published ends with our checksum of it: %s', (code) => {
  expect(checksum(code.slice(0, -4))).toBe(code.slice(-4));
});

test('a code reads back as what was asked for, field by field', () => {
  const code = promptPayPayload({
    mobile: '0812345678',
    amount: 123_45n,
    reference: 'DP-261115-8F2Q71',
  });
  const fields = readFields(code);
  expect(Object.keys(fields)).toEqual(
    expect.arrayContaining(['00', '01', '29', '53', '54', '58', '62', '63']),
  );
  expect(fields).toMatchObject({
    '00': '01',
    '01': '12',
    '53': '764',
    '54': '123.45',
    '58': 'TH',
    '63': checksum(code.slice(0, -4)),
  });
  expect(readFields(fields['29'] ?? '')).toEqual({
    '00': 'A000000677010111',
    '01': '0066812345678',
  });
  expect(readFields(fields['62'] ?? '')).toEqual({ '05': 'DP-261115-8F2Q71' });
  expect(code.startsWith('000201')).toBe(true);
  expect(code.slice(-8, -4)).toBe('6304');
});

test.each([
  [1n, '0.01'],
  [100n, '1.00'],
  [10_050n, '100.50'],
  [500_000_000n, '5000000.00'],
])('%i satang are written as %s', (amount, text) => {
  const code = promptPayPayload({ mobile: '0000000000', amount, reference: 'A' });
  expect(readFields(code)['54']).toBe(text);
});
