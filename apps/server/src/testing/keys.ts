import { parseKeyLines, readKey, ringOf } from '@baize/std/node/key-ring';
import { createVault } from '@baize/std/node/vault';

/** The keys of every test: known to all, and so of no use anywhere else. */
export const TEST_KEYS = `test:${Buffer.alloc(32, 'baize').toString('base64')}`;

const ring = ringOf(parseKeyLines(TEST_KEYS).map((line) => ({ id: line.id, key: readKey(line) })));

export const testVault = createVault(() => ring);
