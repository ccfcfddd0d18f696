import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreLinks } from './binaries.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-links-'));
  fs.mkdirSync(path.join(root, 'native/lib'), { recursive: true });
  fs.writeFileSync(path.join(root, 'native/lib/libpq.so.5.18'), 'a library');
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }));
  fs.writeFileSync(path.join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

test('links that an install without scripts left out are made, once', () => {
  restoreLinks(root);
  restoreLinks(root);
  expect(fs.readFileSync(path.join(root, 'native/lib/libpq.so.5'), 'utf8')).toBe('a library');
  expect(fs.readlinkSync(path.join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.18');
});
