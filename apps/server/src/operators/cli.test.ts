import { expect, test } from 'vitest';
import { loadBrand } from '../brand/index.ts';
import { codeOf } from '../testing/operator.ts';
import { origin, useWorld } from '../testing/world.ts';
import { runCommand } from './cli.ts';
import { signInOperator } from './sign-in-operator.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

const run = (words: string) => runCommand(t.world, words.split(' '));
const passwordIn = (said: string | null) => /with (\S+) and/.exec(said ?? '')?.[1] ?? '';
const signIn = (password: string, more: { code?: string; newPassword?: string } = {}) =>
  signInOperator(
    { ...t.world, caller: null, origin: origin() },
    { brand },
    {
      username: 'root-admin',
      password,
      ...more,
    },
  );

test('OPS-01 the first operator is made at the server, and helped there when all is lost', async () => {
  expect(await run('list')).toContain('nobody yet');
  const first = passwordIn(await run('add root-admin admin Root Admin'));
  expect(await signIn(first)).toMatchObject({ step: 'setup' });
  expect(await run('add root-admin admin Another')).toContain('already');
  expect(await run('list')).toMatch(/^root-admin +admin +Root Admin$/);
  const second = passwordIn(await run('renew root-admin'));
  await expect(signIn(first)).rejects.toThrow('login_wrong');
  const setup = await signIn(second);
  const code = setup.step === 'setup' ? codeOf(t.world, setup.secret) : '';
  expect(await signIn(second, { code })).toEqual({ step: 'password' });
  const done = await signIn(second, { code, newPassword: 'seven-quiet-herons' });
  expect(done).toMatchObject({ step: 'done' });
  expect(await run('renew nobody-here')).toContain('there is no nobody-here');
  const proof = await run('prove');
  expect(proof).toMatch(/^4 lines, last digest [0-9a-f]{64}\nThe log is sound\.$/);
});

test.each(['', 'add', 'add x admin X', 'add fine-name owner X', 'add fine-name admin', 'remove a'])(
  'words that make no sense are answered with what does: %j',
  async (words) => {
    expect(await run(words)).toBe(null);
  },
);
