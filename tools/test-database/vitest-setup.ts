import { joinTestCluster } from './cluster.ts';

/**
 * Gives a bare `vitest run` its database. `npm test` has joined the cluster already and says so by
 * TEST_DATABASE_URL, which every test file inherits.
 */
export default async function setup() {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const cluster = await joinTestCluster();
  process.env['TEST_DATABASE_URL'] = cluster.url;
  return () => cluster.leave();
}
