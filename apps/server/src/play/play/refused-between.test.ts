import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { openDatabase } from '../../base/db/index.ts';
import { ceilings, commandOf, givenMember, perform, usePlay, ZONE } from '../../testing/play.ts';
import { createPlay } from './index.ts';

const t = usePlay();

type Question = { readonly name?: string };

/** A process in which something happens between its n-th look at balances and that at bets. */
function openSlow(place: number, happens: () => Promise<unknown>) {
  const { pool, db } = openDatabase(t.world.url, { max: 2, pipeline: true });
  let looks = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (question: Question) => Promise<unknown>;
    const watched = async (question: Question) => {
      if (question.name === 'play_bets' && (looks += 1) === place) await happens();
      return query(question);
    };
    Object.assign(client, { query: watched });
  });
  const play = createPlay(t.world, { pool, zone: ZONE, ceilings });
  const close = async () => {
    await play.stop();
    await db.destroy();
  };
  return { play, close };
}

/** Elsewhere: a bet of all there is, and its result. */
async function betAndWin(memberId: MemberId, betId: string) {
  const bet = commandOf('bet', { txId: betId, memberId, amount: minor(10n) });
  expect(await perform(t.play, bet)).toMatchObject({ ok: true });
  const win = { txId: `${betId}-won`, memberId, betId, amount: minor(246n) };
  expect(await perform(t.play, commandOf('settle', win))).toMatchObject({ ok: true });
}

test.each([1, 2])(
  'MONEY-18 a bet settled amid reading %i is not said to be spent',
  async (place) => {
    const memberId = await givenMember(t.world, { cash: 10n });
    const betId = `amid-${place}`;
    const slow = openSlow(place, () => betAndWin(memberId, betId));
    const cancel = commandOf('void-settled', { txId: `${betId}-void`, memberId, betId });
    expect(await perform(slow.play, cancel)).toMatchObject({ ok: true, balance: '10' });
    await slow.close();
  },
);
