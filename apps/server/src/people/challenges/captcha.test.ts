import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { World } from '../../base/kernel/index.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { checkCaptcha, drawCaptcha } from './captcha.ts';
import { ALPHABET } from './captcha-glyphs.ts';

const t = useWorld();

let made = 0;
const someId = () => `page-picture-${String(made++).padStart(6, '0')}`;
const someAddress = () => `203.0.113.${(made++ % 250) + 1}`;

/** With chance that always gives nought, every character is the first one. */
const ANSWER = (ALPHABET[0] ?? '').repeat(5);

const draw = (captchaId: string, address = someAddress()) => {
  const world: World = { ...t.world, chance: { bytes: (count) => new Uint8Array(count) } };
  return drawCaptcha({ ...world, origin: origin({ ip: address }) }, { captchaId });
};

const check = (captchaId: string | undefined, captcha: string | undefined) =>
  checkCaptcha(t.world, { captchaId, captcha });

test('AUTH-07 a picture is a PNG in base64, and its characters are the answer', async () => {
  const id = someId();
  const picture = await draw(id);
  const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 180, height: 64 });
  await check(id, ANSWER);
});

test('AUTH-07 no two pictures of one text are alike', async () => {
  const ctx = { ...t.world, origin: origin({ ip: someAddress() }) };
  const first = await drawCaptcha(ctx, { captchaId: someId() });
  t.world.clock.advance(SECOND_MS);
  expect(await drawCaptcha(ctx, { captchaId: someId() })).not.toBe(first);
});

test('AUTH-07 small letters and blanks around them are as good', async () => {
  const id = someId();
  await draw(id);
  await check(id, ` ${ANSWER.toLowerCase()} `);
});

test('AUTH-07 used twice, it is wrong the second time', async () => {
  const id = someId();
  await draw(id);
  await check(id, ANSWER);
  await expect(check(id, ANSWER)).rejects.toThrow('captcha_wrong');
});

test('AUTH-07 a wrong answer uses the picture up', async () => {
  const id = someId();
  await draw(id);
  await expect(check(id, 'WRONG')).rejects.toThrow('captcha_wrong');
  await expect(check(id, ANSWER)).rejects.toThrow('captcha_wrong');
});

test('AUTH-07 of twenty who answer at once, one is right', async () => {
  const id = someId();
  await draw(id);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => check(id, ANSWER)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('AUTH-07 a picture is good for five minutes, to the moment', async () => {
  const [early, late] = [someId(), someId()];
  await draw(early);
  await draw(late);
  t.world.clock.advance(5 * MINUTE_MS - 1);
  await check(early, ANSWER);
  t.world.clock.advance(1);
  await expect(check(late, ANSWER)).rejects.toThrow('captcha_wrong');
});

test('AUTH-07 a new picture comes after a second, by the page and by the address', async () => {
  const [id, address] = [someId(), someAddress()];
  await draw(id, address);
  t.world.clock.advance(SECOND_MS - 1);
  await expect(draw(id)).rejects.toThrow('captcha_too_soon');
  await expect(draw(someId(), address)).rejects.toThrow('captcha_too_soon');
  await draw(someId());
  t.world.clock.advance(1);
  await draw(id, address);
});

test('AUTH-07 twenty asked for at once from one address are one', async () => {
  const address = someAddress();
  const asked = Array.from({ length: 20 }, () => draw(someId(), address));
  const results = await Promise.allSettled(asked);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('AUTH-07 a clock set back by an hour keeps nobody waiting for a picture', async () => {
  const [id, address] = [someId(), someAddress()];
  await draw(id, address);
  t.world.clock.advance(-60 * MINUTE_MS);
  await expect(check(id, ANSWER)).rejects.toThrow('captcha_wrong');
  await draw(id, address);
  t.world.clock.advance(60 * MINUTE_MS);
});

test('the answer to one picture is none to another', async () => {
  const [id, other] = [someId(), someId()];
  await draw(id);
  await expect(check(other, ANSWER)).rejects.toThrow('captcha_wrong');
});

test.each([
  ['no answer', undefined],
  ['an empty one', ''],
])('ERR-10 %s asks to complete the verification first', async (_, answer) => {
  await expect(check(someId(), answer)).rejects.toThrow('verification_first');
  await expect(check(undefined, ANSWER)).rejects.toThrow('verification_first');
});

test.each(['🎲🎲🎲', '\u202eAAAAA', "' or '1'='1", 'A'.repeat(100_000), 'AAAA\u0000'])(
  'AUTH-07 %j is a wrong answer',
  async (answer) => {
    const id = someId();
    await draw(id);
    await expect(check(id, answer)).rejects.toThrow('captcha_wrong');
  },
);
