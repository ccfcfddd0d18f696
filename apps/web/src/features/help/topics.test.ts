import { expect, test } from 'vitest';
import { topicAt } from './topics.ts';

test.each([
  ['', 'account'],
  ['term', 'term'],
  ['TERM', 'term'],
  ['withdrawal', 'withdrawal'],
  ['nothing-like-it', 'account'],
])('NAV-24 /help#%s opens %s', (hash, opened) => {
  expect(topicAt(hash)).toBe(opened);
});
