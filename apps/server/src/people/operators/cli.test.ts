import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { codeOf, OPERATING } from '../../testing/operator.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { runCommand } from './cli.ts';
import { readOperatorLink } from './read-link.ts';
import { useOperatorLink } from './use-link.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

const run = (words: string) => runCommand({ ...t.world, ...OPERATING }, words.split(' '));
const linkIn = (said: string | null) =>
  /^https:\/\/site\.example\/console\/welcome#token=(\S+)$/m.exec(said ?? '')?.[1] ?? '';
const guest = () => ({ ...t.world, caller: null, origin: origin() });
const open = (linkToken: string) => readOperatorLink(guest(), { brand }, { linkToken });

test('OPS-01 the first operator is made at the server, and helped there when all is lost', async () => {
  expect(await run('list')).toContain('nobody yet');
  const first = linkIn(await run('add root-admin admin Root Admin'));
  expect(await open(first)).toMatchObject({ username: 'root-admin' });
  expect(await run('add root-admin admin Another')).toContain('already');
  expect(await run('list')).toMatch(/^root-admin +admin +Root Admin$/);
  const second = linkIn(await run('renew root-admin'));
  await expect(open(first)).rejects.toThrow('reset_link_invalid');
  const { secret } = await open(second);
  const own = { password: 'seven-quiet-herons', code: codeOf(t.world, secret) };
  const done = await useOperatorLink(guest(), { linkToken: second, ...own });
  expect(done).toMatchObject({ step: 'done', operator: { role: 'admin' } });
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
