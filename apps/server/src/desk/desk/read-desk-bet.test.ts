import { readDeskBet } from '@baize/contract/found-record';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { openSeededCatalogue } from '../../testing/catalogue.ts';
import { callerOf, givenOperator } from '../../testing/operator.ts';
import { commandOf, givenMember, perform, usePlay } from '../../testing/play.ts';
import { betDeskRoutes } from './index.ts';

const t = usePlay();
const loaded = loadBrand('mekhala');

test('OPS-05 an operator reads a bet as its member sees it, with whose it is; one that never was is not found', async () => {
  const { world, play } = t;
  const memberId = await givenMember(world, { cash: 10_000n });
  const vendor = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
  const bet = { vendor, game: 'over-under', memberId, txId: 'asked-about-1', amount: minor(500n) };
  await perform(play, commandOf('bet', bet));
  const { bus, catalogue } = await openSeededCatalogue(world);
  const routes = betDeskRoutes({ site: loaded, catalogue, launchers: new Map() });
  const { caller } = await givenOperator(world, 'support');
  const read = (betId: string) =>
    callerOf(world, routes)(caller, readDeskBet, { language: 'EN', betId });
  expect((await read('studio:bet:asked-about-1')).value).toMatchObject({
    memberId,
    status: 'running',
    game: { displayName: expect.any(String) as string },
    recallUrl: null,
  });
  expect((await read('studio:bet:never-was')).message).toBe('not_found');
  await bus.stop();
});
