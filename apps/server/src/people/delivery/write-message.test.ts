import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import type { FilledTemplate } from './template.ts';
import { messageWriter } from './write-message.ts';

const at = instant(new Date('2026-11-15T07:30:00Z'));
const amount = minor(123_450n);
const reference = 'WD-261115-8F2Q71';

const MESSAGES: readonly FilledTemplate[] = [
  { template: 'code', facts: { code: '048192', minutes: 5 } },
  { template: 'reset_link', facts: { link: 'https://a.example/r?t=1&u=2', minutes: 1 } },
  {
    template: 'operator_link',
    facts: { link: 'https://a.example/c#t', name: 'Ploy', username: 'ploy', hours: 72 },
  },
  {
    template: 'operator_emergency',
    facts: { link: 'https://a.example/c', name: 'Ploy', reason: 'Payouts stand still', until: at },
  },
  { template: 'contact_changed', facts: { what: 'mobile', at } },
  { template: 'contact_changed', facts: { what: 'email', at } },
  { template: 'password_changed', facts: { at } },
  { template: 'payment_password_changed', facts: { at } },
  { template: 'new_login', facts: { address: '203.0.113.7', at } },
  { template: 'bank_account_added', facts: { last4: '4821' } },
  { template: 'bank_account_removed', facts: { last4: '4821' } },
  { template: 'totp_changed', facts: { state: 'on', at } },
  { template: 'totp_changed', facts: { state: 'off', at } },
  { template: 'withdrawal_requested', facts: { amount, reference, last4: '4821' } },
  { template: 'withdrawal_paid', facts: { amount, reference, last4: '4821' } },
  { template: 'withdrawal_refused', facts: { amount, reference, reason: 'not your name' } },
  { template: 'claim_decided', facts: { outcome: 'returned', amount, reference, reason: 'lost' } },
  {
    template: 'claim_decided',
    facts: { outcome: 'forcedReceived', amount, reference, reason: 'proven' },
  },
  {
    template: 'brand_message',
    facts: {
      title: 'Songkran',
      paragraphs: ['One', 'Two'],
      link: 'https://a.example/promotions',
      isOffer: true,
      choices: 'https://a.example/member/messageV2',
    },
  },
  {
    template: 'feedback_received',
    facts: { reference: 'FB-261115-8F2Q71', until: at, link: 'https://a.example/feedback' },
  },
  { template: 'deletion_asked', facts: { dueAt: at } },
  { template: 'deletion_done', facts: { at } },
  { template: 'deletion_refused', facts: { at } },
];

const cases = ['mekhala', 'copa'].flatMap((name) => {
  const { brand } = loadBrand(name);
  return brand.languages.flatMap((language) =>
    MESSAGES.flatMap((message) =>
      (['sms', 'email'] as const).map(
        (channel) => [name, language, message.template, channel, message] as const,
      ),
    ),
  );
});

test.each(cases)('%s in %s: %s by %s is whole', async (name, language, _t, channel, message) => {
  const { brand } = loadBrand(name);
  const written = await messageWriter(brand, 'play.example')({ ...message, channel, language });
  const all = `${written.subject}\n${written.text}\n${written.html}`;
  expect(written.text).toContain(brand.names[language]);
  expect(all).not.toMatch(/delivery\.|[{}]|undefined/);
  if (message.template === 'code') expect(written.text.startsWith('048192')).toBe(true);
  if (channel === 'sms') expect(written.html).toBeNull();
  else expect(written.subject).toContain(brand.names[language]);
});

test('moments are told in the brand’s time zone and the reader’s calendar', async () => {
  const { brand } = loadBrand('mekhala');
  const write = messageWriter(brand, 'play.example');
  const order = { template: 'password_changed', facts: { at }, channel: 'sms' } as const;
  expect((await write({ ...order, language: 'EN' })).text).toContain('15 Nov 2026, 14:30');
  expect((await write({ ...order, language: 'TH' })).text).toContain('2569');
});

test('an amount is written in the brand’s money', async () => {
  const { brand } = loadBrand('mekhala');
  const facts = { amount, reference, last4: '4821' };
  const order = { template: 'withdrawal_paid', facts, channel: 'sms', language: 'EN' } as const;
  const { text } = await messageWriter(brand, 'play.example')(order);
  expect(text).toContain('฿1,234.50');
  expect(text).toContain(reference);
});

test('a language the brand does not offer becomes the brand’s own', async () => {
  const { brand } = loadBrand('mekhala');
  const write = messageWriter(brand, 'play.example');
  const order = { ...MESSAGES[0], channel: 'sms', language: 'PT' } as never;
  expect((await write(order)).text).toContain('รหัสยืนยัน');
});

test('what is written into a message cannot become a part of it', async () => {
  const { brand } = loadBrand('mekhala');
  const { html } = await messageWriter(
    brand,
    'play.example',
  )({
    template: 'new_login',
    facts: { address: '<img src=x>"&', at },
    channel: 'email',
    language: 'EN',
  });
  expect(html).not.toContain('<img');
});
