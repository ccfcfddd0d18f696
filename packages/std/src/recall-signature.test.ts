import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isRecallSigned, signRecall, writeRecallPath } from './recall-signature.ts';

const SECRET = 'a secret of the vendor key';
const RECALL = { roundId: 'rnd_01ARZ3NDEKTSV4RRFFQ69G5FAV', expires: 1_794_700_000_000 };

test('the signature is HMAC-SHA256 of the round and the end, as another implementation has it', async () => {
  const expected = createHmac('sha256', SECRET)
    .update(`${RECALL.roundId}:${RECALL.expires}`)
    .digest('hex');
  expect(await signRecall(SECRET, RECALL)).toBe(expected);
  expect(await isRecallSigned(SECRET, RECALL, expected)).toBe(true);
});

test('another key, round, end or letter is refused', async () => {
  const signature = await signRecall(SECRET, RECALL);
  const changed = `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`;
  const checks = [
    isRecallSigned('another key', RECALL, signature),
    isRecallSigned(SECRET, { ...RECALL, roundId: 'rnd_other' }, signature),
    isRecallSigned(SECRET, { ...RECALL, expires: RECALL.expires + 1 }, signature),
    isRecallSigned(SECRET, RECALL, changed),
    isRecallSigned(SECRET, RECALL, signature.toUpperCase()),
    isRecallSigned(SECRET, RECALL, ''),
  ];
  expect(await Promise.all(checks)).toEqual([false, false, false, false, false, false]);
});

test('the path carries the round, the language, the end and the signature', async () => {
  const path = await writeRecallPath(SECRET, RECALL, 'TH');
  const url = new URL(path, 'https://games.example');
  expect(url.pathname).toBe(`/recall/${RECALL.roundId}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    lang: 'TH',
    expires: `${RECALL.expires}`,
    signature: await signRecall(SECRET, RECALL),
  });
});
