import { POK_DENG_GAME } from '@baize/engines/families/poker-titles';
import { until } from '@baize/vendor-kit/testing/until';
import { expect, test } from 'vitest';
import { startKillableStudio } from '../testing/killed-studio.ts';
import { ask, seatMember, usePlatform } from '../testing/platform.ts';
import type { WirePokDengTable } from './pok-deng-wire.ts';
import type { WirePokerStay } from './wire.ts';

// The studio beside the tests is the process that goes on.
const p = usePlatform({ tables: new Map() });
const CODE = 'talat-noi';
/** A process is started and killed: on a busy machine that takes its time. */
const PROCESSES_MS = 120_000;

const at = (path = '') => `/api/poker/tables/${CODE}${path}`;

const look = async (url: string, token: string): Promise<WirePokDengTable> =>
  (await ask<WirePokDengTable>(url, at(), { token })).value;

/** What a player knows of a hand: its number, the root and the own cards. */
const known = ({ hand, seats, staking }: WirePokDengTable) => ({
  number: hand?.number,
  root: hand?.root,
  staking: staking?.hand,
  cards: seats.find((seat) => seat?.isOwn)?.cards,
});

test(
  'ROOM-01 ROOM-08 a process killed in a hand of Pok Deng: another goes on with the same cards, and not a chip is lost or doubled',
  async () => {
    const doomed = await startKillableStudio(p.options());
    const members: Awaited<ReturnType<typeof seatMember>>[] = [];
    for (const place of [0, 2]) {
      const member = await seatMember({ ...p, url: doomed.url }, 100_000n, POK_DENG_GAME);
      const body = {
        place,
        buyIn: '20000',
        requestKey: `killed-seat-${place}`,
        clientSeed: `seed-${place}`,
      };
      const { token } = member;
      const { value } = await ask<WirePokerStay>(doomed.url, at('/seat'), { token, body });
      expect(value.status).toBe('seated');
      members.push(member);
    }
    const [bank, player] = members;
    if (!bank || !player) throw new Error('two sit');
    const { staking } = await until(
      () => look(doomed.url, player.token),
      (table) => table.staking !== null,
    );
    const stake = { hand: staking?.hand, turn: 1, move: { type: 'stake', stake: 500 } };
    await ask(doomed.url, at('/moves'), { token: player.token, body: stake });
    const before = await until(
      () => look(doomed.url, player.token),
      (table) => table.hand !== null,
    );
    await doomed.kill();

    const after = await look(p.url, player.token);
    if (before.hand?.turn && after.hand?.number === before.hand.number) {
      expect(known(after)).toEqual(known(before));
    }
    await until(
      async () => {
        for (const { token } of members) {
          const { hand, isOwnTurn } = await look(p.url, token);
          const body = { hand: hand?.number, turn: hand?.turn?.number, move: { type: 'stand' } };
          if (isOwnTurn) await ask(p.url, at('/moves'), { token, body });
        }
        return look(p.url, player.token);
      },
      ({ hand, events }) => hand?.isOver === true || events.some(({ type }) => type === 'settled'),
    );
    for (const { token } of members) {
      await ask(p.url, at('/wishes'), { token, body: { wish: 'leave' } });
    }
    const cash = async () => {
      const all = await Promise.all(members.map(({ memberId }) => p.cashOf(memberId)));
      return all.reduce((sum, one) => sum + one, 0n);
    };
    const total = await until(cash, (sum) => sum > 199_000n);
    // One stake, five times at most, of which the winner pays five percent.
    expect(200_000n - total).toBeLessThanOrEqual(125n);
    expect(total).toBeLessThanOrEqual(200_000n);
  },
  PROCESSES_MS,
);
