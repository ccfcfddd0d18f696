import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = 'Xq3v9TzL0pWnR7sKdA5mYb2c';

/** Everything that production asks for. */
const GOOD = {
  MODE: 'production',
  DATABASE_URL: `postgres://baize:${SECRET}@db.example/baize`,
  PUBLIC_URL: 'https://play.example',
  STUDIO_URL: 'https://games.example',
  BOOK_URL: 'https://tickets.example',
  BIND: '127.0.0.1',
  PAYMENT_URL: 'https://pay.example',
  PAYMENT_PROVIDER: 'quickpay',
  PAYMENT_KEY_ID: 'key',
  PAYMENT_SECRET: SECRET,
  PAYMENT_CALLBACK_SECRETS: `${SECRET},${SECRET}2`,
};

const gapsOf = (settings: Readonly<Record<string, string | undefined>>) =>
  readConfig({ ...GOOD, ...settings }).settingsGaps.map(({ kind, text }) => `${kind}: ${text}`);

test('DOOR-04 a production that has everything has no gap, and runs no sandbox by default', () => {
  expect(gapsOf({})).toEqual([]);
  expect(gapsOf({ BIND: '0.0.0.0', TRUST_PROXY: '10.0.0.0/8' })).toEqual([]);
  const { mode, roles, sandbox, addresses } = readConfig(GOOD);
  expect({ mode, roles, sandbox, addresses }).toEqual({
    mode: 'production',
    roles: ['site', 'worker', 'studio', 'book'],
    sandbox: null,
    addresses: ['127.0.0.1'],
  });
});

test.each([
  ['the sandbox', { ROLES: 'site,worker,studio,sandbox' }, [/^sandbox: ROLES/]],
  ['the sandbox as provider', { PAYMENT_PROVIDER: 'sandbox' }, [/^sandbox: PAYMENT_PROVIDER/]],
  ['a known secret', { PAYMENT_SECRET: 'sandbox' }, [/^secret: PAYMENT_SECRET begins with a word/]],
  ['a short secret', { SMS_URL: 'https://sms.example', SMS_KEY: 'q8' }, [/SMS_KEY has only 2/]],
  ['a repeated secret', { PAYMENT_SECRET: 'xy'.repeat(20) }, [/PAYMENT_SECRET repeats/]],
  ['the second of two', { PAYMENT_CALLBACK_SECRETS: `${SECRET},old` }, [/CALLBACK_SECRETS has/]],
  [
    'a database password',
    { DATABASE_URL: 'postgres://baize:postgres@db.example/baize' },
    [/^secret: The password in DATABASE_URL/],
  ],
  ['a plain-http address', { PUBLIC_URL: 'http://play.example' }, [/^public address: PUBLIC_URL/]],
  ['no address', { PUBLIC_URL: undefined }, [/^public address: PUBLIC_URL is not set/]],
  ['plain-http tickets', { BOOK_URL: 'http://tickets.example' }, [/^public address: BOOK_URL/]],
  ['plain-http games', { STUDIO_URL: 'http://games.example' }, [/^public address: STUDIO_URL/]],
  ['an open bind', { BIND: '0.0.0.0' }, [/^bind: BIND=0\.0\.0\.0 is open/]],
  ['an open bind of IPv6', { BIND: '::', TRUST_PROXY: 'loopback' }, [/^bind: BIND=:: is open/]],
  ['open figures', { METRICS_PORT: '9', METRICS_HOST: '0.0.0.0' }, [/^bind: METRICS_HOST/]],
  ['no bind', { BIND: undefined }, [/^bind: BIND is not set/]],
  [
    'a plain-http provider',
    { PAYMENT_URL: 'http://127.0.0.1:1' },
    [/^public address: PAYMENT_URL/],
  ],
  [
    'plain-http codes',
    { SMS_URL: 'http://sms.example', SMS_KEY: SECRET },
    [/^public address: SMS_URL/],
  ],
  ['trust in halves', { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, [/^bind: TRUST_PROXY/]],
  ['trust in half of IPv6', { TRUST_PROXY: '8000::/1' }, [/^bind: TRUST_PROXY/]],
  ['trust in all', { BIND: '::', TRUST_PROXY: '0.0.0.0/0' }, [/^bind: TRUST_PROXY/]],
])('DOOR-04 production is refused for %s, and for that alone', (_, settings, expected) => {
  const gaps = gapsOf(settings);
  expect(gaps).toHaveLength(expected.length);
  expected.forEach((pattern, at) => expect(gaps[at]).toMatch(pattern));
});

test('DOOR-01 a demonstration, the default, has no gaps and listens to this machine alone', () => {
  const { mode, addresses, metrics, settingsGaps } = readConfig({
    DATABASE_URL: 'postgres://localhost/baize',
    BIND: '0.0.0.0',
    TRUST_PROXY: '0.0.0.0/0',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
  });
  expect({ mode, addresses, metrics, settingsGaps }).toEqual({
    mode: 'demonstration',
    addresses: ['127.0.0.1', '::1'],
    metrics: { port: 9464, host: '127.0.0.1' },
    settingsGaps: [],
  });
});

test.each(['PUBLIC_URL', 'SANDBOX_URL'])(
  'DOOR-01 a demonstration with a public %s is refused, with the mode that is meant',
  (name) => {
    const settings = {
      DATABASE_URL: 'postgres://db.example/baize',
      [name]: 'https://play.example',
    };
    expect(() => readConfig(settings)).toThrow(new RegExp(`${name}: .*MODE=production`));
    const here = { ...settings, [name]: 'http://localhost:9000' };
    expect(readConfig(here).mode).toBe('demonstration');
  },
);

test('DOOR-01 a bind is an address of the machine, and other processes reach the site there too', () => {
  expect(readConfig({ ...GOOD, BIND: '10.1.2.3' }).addresses).toEqual(['127.0.0.1', '10.1.2.3']);
  expect(readConfig({ ...GOOD, BIND: '::' }).addresses).toEqual(['::']);
  expect(() => readConfig({ ...GOOD, BIND: 'everywhere' })).toThrow(/BIND/);
  expect(() => readConfig({ ...GOOD, MODE: 'live' })).toThrow(/MODE/);
});
