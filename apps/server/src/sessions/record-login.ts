import type { MemberId } from '@baize/std/id';
import { HOUR_MS, later } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/index.ts';
import type { Origin, World } from '../kernel/index.ts';
import * as queries from './login-queries.ts';

export type LoginRecord = {
  readonly memberId: MemberId;
  readonly method: string;
  readonly origin: Pick<Origin, 'ip' | 'userAgent'>;
  readonly outcome: 'in' | 'refused' | 'factor';
};

type Maker = Pick<World, 'clock' | 'newId'>;

/** One line of a member's login history. */
export async function recordLogin(world: Maker, tx: Tx | Db, login: LoginRecord): Promise<void> {
  await queries.insertLogin(tx, rowOf(world, login));
}

/** Somebody tried to be this member. Once an hour for an address is enough to know. */
export async function recordRefusal(
  world: Maker & Pick<World, 'db'>,
  login: Omit<LoginRecord, 'outcome'>,
): Promise<void> {
  const row = rowOf(world, { ...login, outcome: 'refused' });
  await queries.insertRefusal(world.db, row, later(row.at, -HOUR_MS));
}

const rowOf = (
  { clock, newId }: Maker,
  { memberId, method, origin, outcome }: LoginRecord,
): Row<'sessions_login'> => ({
  id: newId('lgn'),
  member_id: memberId,
  at: clock.now(),
  ip: origin.ip,
  user_agent: origin.userAgent,
  method,
  outcome,
});
