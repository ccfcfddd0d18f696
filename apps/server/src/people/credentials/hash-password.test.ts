import { expect, test } from 'vitest';
import { createQueue, type World } from '../../base/kernel/index.ts';
import { useWorld } from '../../testing/world.ts';
import { COST, hashPassword, readHash, verifyPassword } from './hash-password.ts';

const t = useWorld();

/** The world as it is served: the tests' own asks for cheaper hashes. */
const atFullCost = (): World => {
  const { passwordCost: _, ...world } = t.world;
  return world;
};

const check = async (password: string, given: string) =>
  verifyPassword(t.world, await hashPassword(t.world, password), given);

test('a hash is argon2id at the cost we promise, with a salt of its own', async () => {
  const [one, two] = [
    await hashPassword(atFullCost(), 'same'),
    await hashPassword(atFullCost(), 'same'),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
});

test('the right password is right and any other is not', async () => {
  expect(await check('correct horse', 'correct horse')).toBe(true);
  expect(await check('correct horse', 'correct horsE')).toBe(false);
  expect(await check('correct horse', '')).toBe(false);
});

test.each([
  ['emoji', '🎲🎰🃏'],
  ['Thai', 'รหัสผ่านของฉัน'],
  ['a null byte', 'before\u0000after'],
  ['two hundred characters', 'x'.repeat(200)],
  ['half a character', '\ud800'],
])('a password with %s is hashed whole', async (_, password) => {
  expect(await check(password, password)).toBe(true);
  expect(await check(password, `${password}x`)).toBe(false);
});

test('an accent composed otherwise is the same password', async () => {
  expect(await check('contraseña', 'contrasen\u0303a')).toBe(true);
});

test('a hash made elsewhere at another cost is still checked', async () => {
  const cheap =
    '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$' +
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  expect(await verifyPassword(t.world, cheap, 'anything')).toBe(false);
});

test('without an account the same work is done, and no password is right', async () => {
  const known = readHash(await hashPassword(atFullCost(), 'correct horse'), COST);
  for (const hash of [null, 'plain text']) {
    const unknown = readHash(hash, COST);
    expect(unknown.cost).toEqual(known.cost);
    expect([unknown.salt.length, unknown.tag.length]).toEqual([16, 32]);
    for (const password of ['', 'correct horse', 'plain text']) {
      expect(await verifyPassword(atFullCost(), hash, password)).toBe(false);
    }
  }
});

test('work is done one at a time, in order, and beyond the bound refused', async () => {
  const queue = createQueue({ waitingMax: 2 });
  const done: number[] = [];
  let running = 0;
  const work = (name: number) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise(setImmediate);
    running -= 1;
    done.push(name);
  };
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map((name) => queue(work(name))));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(results[3]).toMatchObject({ reason: { code: 'unavailable' } });
  expect(done).toEqual([1, 2, 3]);
  await queue(work(6));
  expect(done).toEqual([1, 2, 3, 6]);
});

test('work that fails neither stops the queue nor keeps its place', async () => {
  const queue = createQueue({ waitingMax: 0 });
  await expect(queue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue(async () => 'next')).toBe('next');
});

test('a flood of passwords is cut off at the bound, and what was taken is answered', async () => {
  const flood = Array.from({ length: 200 }, () => verifyPassword(t.world, null, 'flood'));
  const results = await Promise.allSettled(flood);
  const answered = results.filter(({ status }) => status === 'fulfilled');
  expect(answered).toHaveLength(65);
  expect(await verifyPassword(t.world, null, 'after')).toBe(false);
}, 30_000);
