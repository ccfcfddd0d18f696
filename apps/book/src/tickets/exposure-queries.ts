import type { Minor } from '@baize/std/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import { type PlayLimits, WHOLE_DRAW } from './decide-order.ts';

export type NumberOfDraw = { readonly drawId: string; readonly key: string };

/** `play:number` as two columns; the whole draw has neither. */
function partsOf(key: string): { play: string; number: string } {
  const at = key.indexOf(':');
  return key === WHOLE_DRAW
    ? { play: '', number: '' }
    : { play: key.slice(0, at), number: key.slice(at + 1) };
}

const rowsOf = (numbers: readonly NumberOfDraw[]) =>
  JSON.stringify(numbers.map(({ drawId, key }) => ({ draw_id: drawId, ...partsOf(key) })));

/**
 * What has been sold of these numbers, locked until the transaction ends. All who sell lock in one
 * order, so that two never wait for each other crosswise.
 */
export async function lockExposure(
  tx: Tx,
  numbers: readonly NumberOfDraw[],
): Promise<ReadonlyMap<string, Map<string, bigint>>> {
  const input = rowsOf(numbers);
  await sql`insert into exposure (draw_id, play, number)
    select distinct draw_id, play, number
    from json_to_recordset(${input}) as input (draw_id text, play text, number text)
    order by draw_id, play, number
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ draw_id: string; play: string; number: string; liability: bigint }>`
    select exposure.* from exposure
      join (select distinct draw_id, play, number
        from json_to_recordset(${input}) as input (draw_id text, play text, number text)) as input
        using (draw_id, play, number)
    order by draw_id, play, number for update of exposure`.execute(tx);
  const sold = new Map<string, Map<string, bigint>>();
  for (const { draw_id, play, number, liability } of rows) {
    const ofDraw = sold.get(draw_id) ?? new Map<string, bigint>();
    ofDraw.set(play === '' ? WHOLE_DRAW : `${play}:${number}`, liability);
    sold.set(draw_id, ofDraw);
  }
  return sold;
}

export type ExposureChange = NumberOfDraw & { readonly by: bigint };

/** Adds to what was sold; below zero gives it free again. */
export async function changeExposure(tx: Db | Tx, changes: readonly ExposureChange[]) {
  if (changes.length === 0) return;
  const input = JSON.stringify(
    changes.map(({ drawId, key, by }) => ({ draw_id: drawId, ...partsOf(key), by: `${by}` })),
  );
  await sql`with change as (
      select draw_id, play, number, sum(by) as by
      from json_to_recordset(${input})
        as input (draw_id text, play text, number text, by bigint)
      group by draw_id, play, number),
    held as (
      select exposure.draw_id, exposure.play, exposure.number, change.by
      from exposure join change using (draw_id, play, number)
      order by 1, 2, 3 for update of exposure)
    update exposure set liability = greatest(0, exposure.liability + held.by)
    from held where exposure.draw_id = held.draw_id and exposure.play = held.play
      and exposure.number = held.number`.execute(tx);
}

export type LimitBook = {
  readonly limitsOf: (lottery: string, play: string) => PlayLimits;
  readonly statesOf: (lottery: string) => ReadonlyMap<string, 'closed' | 'half'>;
};

/** Every limit and every number that a person has closed: few rows, read with each decision. */
export async function readLimits(tx: Db | Tx): Promise<LimitBook> {
  const [limits, states] = await Promise.all([
    tx.selectFrom('play_limit').selectAll().execute(),
    tx.selectFrom('number_state').selectAll().execute(),
  ]);
  const byPlay = new Map(limits.map((row) => [`${row.lottery}:${row.play}`, toLimits(row)]));
  const usual = byPlay.get('*:*');
  return {
    limitsOf: (lottery, play) => {
      const found = byPlay.get(`${lottery}:${play}`) ?? byPlay.get(`${lottery}:*`) ?? usual;
      if (!found) throw new Error('there are limits for every play');
      return found;
    },
    statesOf: (lottery) =>
      new Map(
        states
          .filter((row) => row.lottery === lottery)
          .map(({ play, number, state }) => [`${play}:${number}`, state]),
      ),
  };
}

type LimitRow = {
  ticket_max: Minor;
  number_max: Minor;
  draw_max: Minor;
  when_full: 'closed' | 'half';
  half_max: Minor;
};

const toLimits = (row: LimitRow): PlayLimits => ({
  ticketMax: row.ticket_max,
  numberMax: row.number_max,
  drawMax: row.draw_max,
  whenFull: row.when_full,
  halfMax: row.half_max,
});
