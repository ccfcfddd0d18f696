import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/baize';

test('everything but the database has a default', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    port: 8080,
    brand: 'mekhala',
    roles: ['site', 'worker', 'studio', 'book', 'sandbox'],
    publicUrl: 'http://localhost:8080',
  });
});

test('all that is wrong is named at once', () => {
  expect(() => readConfig({ PORT: '99999', BRAND: '../etc', ROLES: 'site,king' })).toThrow(
    /DATABASE_URL.*PORT.*BRAND.*ROLES/s,
  );
});

const SECRETS = {
  SANDBOX_SMS_KEY: 'sms',
  SANDBOX_CLIENT_SECRET: 'client',
  SANDBOX_PAYMENT_SECRET: 'payment',
  SANDBOX_NOTICE_SECRET: 'notice',
  SANDBOX_WALLET_SECRET: 'wallet',
};

test('third parties are the sandbox by default, two ports above the site', () => {
  const { sandbox, providers } = readConfig({ DATABASE_URL, PORT: '9000', ...SECRETS });
  expect(sandbox).toEqual({ port: 9002, smtpPort: 9003, url: 'http://localhost:9002' });
  expect(providers).toMatchObject({
    sms: { url: 'http://127.0.0.1:9002/sms' },
    mail: { url: 'smtp://127.0.0.1:9003' },
    google: { issuer: 'http://localhost:9002/google' },
    facebook: { issuer: 'http://localhost:9002/facebook' },
    phoneCode: { url: 'http://localhost:9002/phone' },
    payment: { code: 'sandbox', url: 'http://127.0.0.1:9002/payments' },
  });
});

test('DOOR-02 a stand-in has the secret it was handed, and is not there without one', () => {
  const handed = readConfig({ DATABASE_URL, ...SECRETS });
  expect(handed.providers).toMatchObject({
    sms: { key: 'sms' },
    google: { clientSecret: 'client' },
    facebook: { clientSecret: 'client' },
    payment: { secret: 'payment', noticeSecrets: ['notice'] },
  });
  expect(handed.vendorWallets.map(({ secret }) => secret)).toEqual(['wallet', 'wallet']);
  const { providers, vendorWallets } = readConfig({ DATABASE_URL });
  const { sms, google, facebook, payment } = providers;
  expect({ sms, google, facebook, payment, vendorWallets }).toEqual({
    sms: null,
    google: null,
    facebook: null,
    payment: null,
    vendorWallets: [],
  });
});

test('without the sandbox a third party that is not set is not there', () => {
  const { sandbox, providers } = readConfig({
    DATABASE_URL,
    ROLES: 'site,worker',
    SMTP_URL: 'smtps://user:word@mail.example',
    MAIL_FROM: 'hello@example.com',
  });
  expect(sandbox).toBeNull();
  expect(providers).toEqual({
    sms: null,
    mail: { url: 'smtps://user:word@mail.example', from: 'hello@example.com' },
    google: null,
    facebook: null,
    phoneCode: null,
    payment: null,
  });
});

test('a real third party takes the place of its stand-in alone', () => {
  const { providers } = readConfig({
    DATABASE_URL,
    SMS_URL: 'https://sms.example/v1/send',
    SMS_KEY: 'key',
  });
  expect(providers.sms).toEqual({ url: 'https://sms.example/v1/send', key: 'key' });
  expect(providers.mail?.url).toBe('smtp://127.0.0.1:8083');
});

test('a third party that is half set stops the start', () => {
  expect(() =>
    readConfig({
      DATABASE_URL,
      SMS_URL: 'https://sms.example',
      GOOGLE_ISSUER: 'https://g.example',
    }),
  ).toThrow(/SMS_KEY.*GOOGLE_CLIENT_ID.*GOOGLE_CLIENT_SECRET/s);
});

test('a payment provider of one’s own has a code, a key, and one secret or two for its notices', () => {
  const own = {
    PAYMENT_URL: 'https://pay.example/v1',
    PAYMENT_PROVIDER: 'quickpay',
    PAYMENT_KEY_ID: 'key-1',
    PAYMENT_SECRET: 'ours',
  };
  const { providers } = readConfig({
    DATABASE_URL,
    ...own,
    PAYMENT_CALLBACK_SECRETS: 'old, new',
  });
  expect(providers.payment).toEqual({
    code: 'quickpay',
    url: 'https://pay.example/v1',
    keyId: 'key-1',
    secret: 'ours',
    noticeSecrets: ['old', 'new'],
  });
  expect(() => readConfig({ DATABASE_URL, ...own })).toThrow(/PAYMENT_CALLBACK_SECRETS/);
});

test.each(['', 'sandbox', 'sandbox,king'])('ROLES=%s runs nothing and is refused', (roles) => {
  expect(() => readConfig({ DATABASE_URL, ROLES: roles })).toThrow(/ROLES/);
});

test('the studio is one port above the site, on the host that browsers know', () => {
  const { studio, launchers } = readConfig({ DATABASE_URL, PORT: '9000' });
  expect(studio).toEqual({ port: 9001, url: 'http://localhost:9001' });
  expect([...launchers]).toEqual([
    ['studio', 'http://localhost:9001'],
    ['book', 'http://localhost:9004'],
  ]);
});

test('a studio that runs elsewhere is named by its address; without one nothing is launched', () => {
  const elsewhere = readConfig({
    DATABASE_URL,
    ROLES: 'site',
    STUDIO_URL: 'https://games.example/',
  });
  expect(elsewhere.studio).toBeNull();
  expect(elsewhere.launchers.get('studio')).toBe('https://games.example');
  expect(readConfig({ DATABASE_URL, ROLES: 'site,worker' }).launchers.size).toBe(0);
});

test('a studio alone is no start: it needs a site to play for', () => {
  expect(() => readConfig({ DATABASE_URL, ROLES: 'studio,sandbox' })).toThrow(/ROLES/);
});
