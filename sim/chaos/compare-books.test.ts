import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { VENDOR as ACME, givenMember, openPlay } from '../../apps/server/src/testing/play.ts';
import { useWorld } from '../../apps/server/src/testing/world.ts';
import { newLog } from './client.ts';
import { compareBooks } from './compare-books.ts';
import { PURSE, VENDOR } from './seats.ts';

const t = useWorld();

test('an answer that the books do not have is found, and so is one they have twice', async () => {
  const memberId = await givenMember(t.world, { cash: PURSE });
  const { play, close } = openPlay(t.world);
  const bet = (txId: string, amount: bigint) =>
    play.perform(
      {
        kind: 'bet',
        vendor: { ...ACME, code: VENDOR },
        txId,
        memberId,
        currency: 'THB',
        eventAt: null,
        game: null,
        roundId: null,
        tokenHash: null,
        amount: minor(amount),
      },
      () => ({ status: 200, body: txId }),
    );
  const ids = { kept: `${memberId}-1`, twice: `${memberId}-2`, never: `${memberId}-3` };
  await bet(ids.kept, 10n);
  await bet(ids.twice, 14n);
  await close();
  const log = newLog();
  const acknowledge = (txId: string, moved: bigint) =>
    log.acknowledged.set(`bet:${txId}`, { call: 'bet', body: { txId }, text: txId, moved });
  acknowledge(ids.kept, -10n);
  acknowledge(ids.twice, -7n);
  acknowledge(ids.never, -5n);
  const table = { key: { keyId: '', secret: '' }, players: [{ memberId, token: '' }] };
  expect(await compareBooks(t.world.url, table, log)).toMatchObject({
    lost: [`bet:${ids.never}`],
    doubled: [`bet:${ids.twice}`],
    wrongBalances: 1,
    findings: [],
  });
});
