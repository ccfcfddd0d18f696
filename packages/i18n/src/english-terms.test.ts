import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('./catalogues/en/', import.meta.url);

/** What reads like a translation, and what the field says instead: on the site as in the console. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/being looked at|to be looked at/i, 'in review'],
  [/\bnot made\b/i, 'failed'],
  [/asks? to end|asked to end|request to end/i, 'termination request'],
  [/\bis told\b|\bas told\b/i, 'is notified, as shown'],
  [/\bmakes? an account\b/i, 'create an account'],
  [/\btake(n|s)? (a filter |back)/i, 'remove, void, withdraw'],
  [/\bnobody (of|stands)\b|\beverybody of\b/i, 'nobody in, no downlines'],
  [/\bpaid by itself\b/i, 'paid automatically'],
];

const texts = readdirSync(FOLDER).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, string>),
);

test.each(TERMS)('no English text says %s: %s', (phrase) => {
  expect(texts.filter(([, text]) => phrase.test(text))).toEqual([]);
});
