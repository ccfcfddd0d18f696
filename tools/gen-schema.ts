import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';
import { makeSchema } from './schema/make-schema.ts';
import { joinTestCluster } from './test-database/cluster.ts';

const cluster = await joinTestCluster();
try {
  for (const { file, text } of await makeSchema(cluster.url)) {
    writeFileSync(file, text);
    console.log(`wrote ${path.relative(ROOT, file)}`);
  }
} finally {
  await cluster.leave();
}
