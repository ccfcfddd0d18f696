import { expect, test } from 'vitest';
import { explain } from './explain.ts';

test.each([
  [
    'initdb: error: could not write to file "pg_wal/x": No space left on device',
    'The disk of /data is full: make room, or set DATA_DIR.',
  ],
  [
    'initdb: error: could not look up effective user ID 1234: user does not exist',
    'The user id 1234 has no name on this machine',
  ],
  [
    'postgres: error while loading shared libraries: libicuuc.so.60: cannot open shared object file',
    'PostgreSQL lacks the library libicuuc.so.60',
  ],
  ['setpriv: apply ambient capabilities: Operation not permitted', 'clone to a folder everyone'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'too little memory'],
  ['LOG: a\nFATAL:  something new', 'PostgreSQL did not start: FATAL:  something new'],
])('%s', (said, sentence) => {
  expect(explain(said, '/data').message).toContain(sentence);
});
