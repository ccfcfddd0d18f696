import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { askAs, memberOf, useDeposits } from '../../testing/deposits.ts';
import { givenMember } from '../../testing/play.ts';
import { opensAt } from './rules.ts';

const t = useDeposits();

test('OPS-12 a way to deposit opens and shuts by the brand’s clock, over midnight too', () => {
  const at = (text: string) => instant(new Date(`2026-11-18T${text}:00+07:00`));
  const day = { hours: { opensAt: '09:00', closesAt: '17:00' } };
  const night = { hours: { opensAt: '20:00', closesAt: '02:00' } };
  const zone = 'Asia/Bangkok';
  const opens = (of: typeof day, text: string) =>
    opensAt(of, at(text), zone)?.toISOString() ?? null;
  expect(opens(day, '08:59')).toBe('2026-11-18T02:00:00.000Z');
  expect([opens(day, '09:00'), opens(day, '16:59')]).toEqual([null, null]);
  expect(opens(day, '17:00')).toBe('2026-11-19T02:00:00.000Z');
  expect([opens(night, '01:59'), opens(night, '20:00')]).toEqual([null, null]);
  expect(opens(night, '02:00')).toBe('2026-11-18T13:00:00.000Z');
  expect(opensAt({ hours: null }, at('03:00'), zone)).toBe(null);
});

/** A minute of a day, written by the brand's clock, some minutes from now. */
const clockIn = (minutes: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Bangkok',
    hour: '2-digit',
    minute: '2-digit',
  }).format(t.world.clock.now().getTime() + minutes * 60_000);

test('OPS-12 outside its hours a way to deposit says when it opens, and takes no order', async () => {
  const memberId = await givenMember(t.world);
  const { brand } = t.options.site;
  const hours = { opensAt: clockIn(60), closesAt: clockIn(120) };
  const deposits = brand.payments.deposits.map((method) =>
    method.code === 'promptpay'
      ? { ...method, hours }
      : { ...method, isOn: method.code === 'bank' },
  );
  const site = { brand: { ...brand, payments: { ...brand.payments, deposits } } };
  const asked = { options: { ...t.options, site }, caller: memberOf(memberId) };
  const wish = { requestKey: 'out-of-hours-1', method: 'promptpay', amount: '50000' };
  const refused = await askAs(t.world, asked, ['POST /wps/deposit', wish]);
  expect(refused).toMatchObject({
    message: 'method_closed',
    value: { opensAt: expect.any(String) as string },
  });
  const desk = await askAs(t.world, asked, ['GET /wps/deposit/desk', {}]);
  expect(desk.value['methods']).toMatchObject([
    { method: 'promptpay', opensAt: expect.any(String) as string },
    { method: 'bank', opensAt: null },
  ]);
});
