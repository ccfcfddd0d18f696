import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { answer } from '../../base/kernel/index.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { asked } from '../../testing/world.ts';
import { playRoutes } from './index.ts';

const t = usePlay();
const wording = (code: string) => code;

test('MONEY-01 the balance is what can be bet, with the pockets it lies in', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000n, bonus: 50n });
  await perform(t.play, commandOf('bet', { txId: 'b', memberId, amount: minor(200n) }));
  const [route] = playRoutes;
  const caller = { role: 'member', memberId } as const;
  const world = { ...t.world, wording };
  const reply = route && (await answer(route, world, asked({}, { caller })));
  expect(reply?.body).toEqual({
    success: true,
    message: null,
    value: { currency: 'THB', balance: '850', cash: '800', bonus: '50', locked: '0', held: '0' },
  });
  expect(route && (await answer(route, world, asked({})))).toMatchObject({ status: 401 });
});
