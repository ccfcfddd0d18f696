import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './paths.ts';

/**
 * Where our code stands on parts of a library that its makers do not promise to keep: the version it
 * was written against, the line it needs, and who needs it. A library that is raised fails here
 * until somebody has looked whether the part still works, and then writes the new version down.
 */
const PARTS = [
  {
    name: 'vite',
    version: '8.3.8',
    file: 'dist/node/chunks/node.js',
    needs: /"\\0vite\/preload-helper\.js"/,
    user: 'apps/web/lean-preload.ts replaces the module of this name',
  },
  {
    name: 'vite',
    version: '8.3.8',
    file: 'dist/node/chunks/node.js',
    needs: /preloadMethod = `__vitePreload`/,
    user: 'apps/web/lean-preload.ts exports the function of this name',
  },
  {
    name: 'pg',
    version: '8.23.1',
    file: 'lib/query.js',
    needs:
      /connection\.bind\(\{\s*portal: .*,\s*statement: .*,\s*values: .*,\s*binary: .*,\s*valueMapper: /,
    user: 'apps/server/src/base/db/client.ts replaces `bind` of a connection',
  },
  {
    name: 'kysely',
    version: '0.29.8',
    file: 'dist/kysely.js',
    needs: /getExecutor\(\) \{\s*return this\.#props\.executor;/,
    user: 'packages/std/src/node/database-vault.ts asks a database and its transactions for it',
  },
  {
    name: 'kysely',
    version: '0.29.8',
    file: 'dist/query-executor/default-query-executor.js',
    needs:
      /withConnectionProvider\(\w+\) \{\s*return new DefaultQueryExecutor\(this\.#compiler, this\.#adapter/,
    user: 'packages/std/src/node/database-vault.ts knows a transaction by its database’s adapter',
  },
  {
    name: 'libphonenumber-js',
    version: '1.13.16',
    file: 'es6/metadata.js',
    needs: /key: "type",\s*value: function type\(_type\d*\) \{\s*if \(this\.hasTypes\(\)/,
    user: 'apps/server/src/people/challenges/mobile.ts asks a numbering plan for its mobile numbers',
  },
  {
    name: 'react-dom',
    version: '19.3.1',
    file: 'cjs/react-dom-client.production.js',
    needs: /"__reactFiber\$" \+/,
    user: 'e2e/visit.ts sees by it that React knows an element',
  },
  {
    name: 'graphile-worker',
    version: '0.18.0',
    file: 'sql/000016.sql',
    needs: /:GRAPHILE_WORKER_SCHEMA\.jobs rename to _private_jobs;/,
    user: 'launch-game.test.ts, delivery.test.ts and draw-desk.test.ts read what waits, and what is taken',
  },
  {
    name: '@tanstack/react-router',
    version: '1.170.46',
    file: 'dist/esm/Matches.js',
    needs: /router\.ssr/,
    user: 'apps/web/src/main.tsx sets it before it takes over a drawn page',
  },
] as const;

test.each(PARTS)('$name $version: $user', ({ name, version, file, needs }) => {
  const folder = path.join(ROOT, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  expect(manifest.version, 'look at the user again, then raise the version here').toBe(version);
  expect(readFileSync(path.join(folder, file), 'utf8')).toMatch(needs);
});
