import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything but the database has a default', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://localhost/baize' })).toMatchObject({
    port: 8080,
    brand: 'mekhala',
    roles: ['site', 'worker'],
  });
});

test('all that is wrong is named at once', () => {
  expect(() => readConfig({ PORT: '99999', BRAND: '../etc', ROLES: 'site,king' })).toThrow(
    /DATABASE_URL.*PORT.*BRAND.*ROLES/s,
  );
});
