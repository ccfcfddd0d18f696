import * as contract from '@baize/contract/session';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { givenAccount, givenSession } from '../../testing/identity.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { openSessions } from './open-sessions.ts';
import { sessionsRoutes } from './routes.ts';

const t = useWorld();
const loaded = loadBrand('mekhala');

test('AUTH-24 a token is dead before the answer leaves, also where no event is heard', async () => {
  const sessions = openSessions(t.world, loaded);
  const app = httpWith(t.world, sessionsRoutes(loaded, sessions), { identify: sessions.identify });
  const { token } = await givenSession({ world: t.world, loaded }, await givenAccount(t.world));
  const headers = { authorization: `Bearer ${token}` };
  const statusOf = async ({ method, path }: { method: 'GET' | 'DELETE'; path: string }) =>
    (await app.inject({ method, url: path, headers })).statusCode;
  expect(await statusOf(contract.listSessions)).toBe(200);
  expect(await statusOf(contract.logout)).toBe(200);
  expect(await statusOf(contract.listSessions)).toBe(401);
});
