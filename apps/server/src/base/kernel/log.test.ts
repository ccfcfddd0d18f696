import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(entry: object): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error(entry, 'something failed');
  return lines.join('');
}

test('what may hold a secret is not written, wherever it stands', () => {
  const line = written({
    password: 'hunter2',
    request: { headers: { authorization: 'Bearer x' } },
  });
  expect(line).not.toContain('hunter2');
  expect(line).not.toContain('Bearer x');
});

test('the row a database error quotes is not written, its code is', () => {
  const error = Object.assign(new Error('violates check constraint'), {
    code: '23514',
    detail: 'Failing row contains (hunter2)',
  });
  const line = written({ err: error });
  expect(line).toContain('23514');
  expect(line).not.toContain('hunter2');
});
