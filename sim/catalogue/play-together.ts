import { isPokDengTitle } from '@baize/engines/families/poker-titles';
import type { LiveTable } from '@baize/engines/rooms/live-tables';
import { assert } from '@baize/std/assert';
import { onSchema } from '@baize/vendor-kit/testing/on-schema';
import { until } from '@baize/vendor-kit/testing/until';
import type { WirePokDengTable } from '../../apps/studio/src/poker/pok-deng-wire.ts';
import type {
  WirePokerRow,
  WirePokerStay,
  WirePokerTable,
} from '../../apps/studio/src/poker/wire.ts';
import { ask, newKey } from '../../apps/studio/src/testing/platform.ts';
import { openRoundOf, placeBetAt, watchRoom } from '../../apps/studio/src/testing/room.ts';
import { usualChoice } from '../../tools/engines/usual-choice.ts';
import type { House, Launched } from './open-house.ts';
import { openAt } from './play-alone.ts';

/** Stops the clock of the rooms at a moment: bets stay open until the next is set. */
export const setRoomClock = ({ world }: House, at: number) =>
  onSchema(
    { databaseUrl: world.url, schema: 'studio' },
    `create or replace function room_clock() returns timestamptz language sql volatile
      as 'select timestamptz ''${new Date(at).toISOString()}'''`,
  );

/** Sits down at a live table, bets the least it takes, and answers how to wait for the end. */
export async function betAt(
  url: string,
  { table, currency, launched }: { table: LiveTable; currency: string; launched: Launched },
) {
  const seat = await openAt(url, table.code, launched);
  const watcher = await watchRoom({ url, token: seat.token });
  const round = await openRoundOf(watcher);
  const stake = `${table.limits[currency]?.min ?? 0n}`;
  const { chips } = usualChoice({ ...table.engine, key: table.game }) as {
    chips: readonly [{ readonly bet: string }];
  };
  const placed = await placeBetAt(url, seat.token, {
    roomRoundId: round.id,
    stake,
    bet: chips[0].bet,
  });
  assert(placed.value?.status === 'running', `${table.code} takes a bet: ${placed.message}`);
  return {
    closesAt: round.closesAt,
    everyMs: table.clock.everyMs,
    settled: async () => {
      const isPaid = () =>
        watcher.frames.some(
          (frame) =>
            frame.type === 'own' &&
            frame.bets.some(
              ({ roundId, status }) => roundId === placed.value.roundId && status === 'settled',
            ),
        );
      await until(async () => isPaid(), Boolean);
      watcher.close();
    },
  };
}

type Player = Awaited<ReturnType<typeof takeSeat>>;

async function takeSeat(
  url: string,
  launched: Launched,
  { game, place }: { game: string; place: number },
) {
  const { token } = await openAt(url, game, launched);
  const [row] = (await ask<readonly WirePokerRow[]>(url, '/api/poker/tables', { token })).value;
  assert(row?.isCash, `${game} has a table for money`);
  const at = `/api/poker/tables/${row.code}`;
  const body = {
    place,
    buyIn: `${row.buyInMin}`,
    requestKey: newKey(),
    clientSeed: `seed-${place}`,
  };
  const { value } = await ask<WirePokerStay>(url, `${at}/seat`, { token, body });
  assert(value?.status === 'seated', `there is a seat at ${game}`);
  const look = async (after?: string) =>
    (
      await ask<WirePokerTable & Pick<Partial<WirePokDengTable>, 'staking'>>(
        url,
        `${at}${after ? `?after=${after}` : ''}`,
        { token },
      )
    ).value;
  const post = (path: string, sent: object) => ask(url, `${at}/${path}`, { token, body: sent });
  return { place, stayId: value.stayId, look, post };
}

/** Two sit down at a title of poker, one folds, or one stakes at Pok Deng; both leave; answers the ids of their stays. */
export async function playHand(url: string, game: string, launches: readonly Launched[]) {
  const players: Player[] = [];
  for (const [place, launched] of launches.entries()) {
    players.push(await takeSeat(url, launched, { game, place }));
  }
  const [first] = players;
  assert(first, 'somebody plays');
  let table = await first.look();
  if (isPokDengTitle(game)) {
    while (!table.staking) table = await first.look(table.version);
    const { hand } = table.staking;
    const stake = table.rules.buyInMin / 40;
    for (const player of players) {
      await player.post('moves', { hand, turn: 1, move: { type: 'stake', stake } });
    }
    while (!table.hand) table = await first.look(table.version);
    for (const player of players) await player.post('wishes', { wish: 'leave' });
    return players.map(({ stayId }) => stayId);
  }
  while (!table.hand?.turn) table = await first.look(table.version);
  const { number, turn } = table.hand;
  const actor = players.find(({ place }) => place === turn.place);
  await actor?.post('moves', { hand: number, turn: turn.number, move: { type: 'fold' } });
  for (const player of players) await player.post('wishes', { wish: 'leave' });
  return players.map(({ stayId }) => stayId);
}
