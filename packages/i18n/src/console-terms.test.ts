import { expect, test } from 'vitest';
import english from './catalogues/en/console.json' with { type: 'json' };

/** What reads like a translation, and the term of the field that stands for it. */
const TERMS: readonly (readonly [RegExp, string])[] = [
  [/being looked at|to be looked at|to be decided/i, 'in review'],
  [/\bnot made\b/i, 'failed'],
  [/adds? up to nothing|does not add up/i, 'ledger balanced'],
  [/asks? to end|asked to end/i, 'termination request'],
  [/\bby hand\b/i, 'manual'],
  [/\bcorrections?\b|correct the cash/i, 'adjustment'],
  [/\brefuse[ds]?\b/i, 'reject'],
  [/\bis back with\b|return the money/i, 'refund'],
  [/\bnot owed\b(?! \{)/i, 'waived'],
  [/\bchain is\b/i, 'log verified'],
  [/\bsomebody\b|\bnobody\b|nothing waits/i, 'operator, unassigned, nothing pending'],
];

test.each(TERMS)('the console does not say %s: %s', (phrase) => {
  const found = Object.entries(english).filter(([, text]) => phrase.test(text));
  expect(found).toEqual([]);
});
