import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './build-web.ts';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-sources-'));
  for (const place of [
    'packages/std/src/money.ts',
    'apps/web/build.ts',
    'apps/console/build.ts',
    'apps/studio/build.ts',
    'tools/build/compress.ts',
    'brands/a/brand.json',
  ]) {
    write(place, 'first');
  }
  write('package-lock.json', '{}');
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(place: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
  fs.writeFileSync(path.join(root, place), text);
}

test.each([
  ['a changed source', 'packages/std/src/money.ts', true],
  ['a new source', 'packages/std/src/time.ts', true],
  ['a changed game', 'apps/studio/src/client/main.ts', true],
  ['a changed brand', 'brands/a/brand.json', true],
  ['another set of packages', 'package-lock.json', true],
  ['a changed test', 'packages/std/src/money.test.ts', false],
  ['what the last build made', 'apps/web/dist/index.html', false],
  ['a changed server', 'apps/server/src/main.ts', false],
])('%s: is a new build needed?', (_, place, isNeeded) => {
  const before = hashSources(root);
  write(place, 'second');
  expect(hashSources(root) !== before).toBe(isNeeded);
});
