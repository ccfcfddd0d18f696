import { expect, test } from 'vitest';
import { returnOf } from '../arcade/count.ts';
import { definition } from '../games/wild-deuces/definition.ts';
import { countPoker } from './count-poker.ts';

/** The pays of another game that is known to give back 100.76 % to one who never errs. */
test('the public game with wild deuces gives back what is published', () => {
  const pays = {
    ...definition.pays,
    'four-deuces': 200,
    'wild-royal-flush': 25,
    'five-of-a-kind': 15,
    'straight-flush': 9,
    'four-of-a-kind': 5,
    'full-house': 3,
    flush: 2,
  };
  expect(returnOf(countPoker({ ...definition, pays }).count)).toBe('1.007619612039');
});
