import type { MemberId } from '@baize/std/id';
import { HOUR_MS, later } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { Origin, World } from '../../base/kernel/index.ts';
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
  const { memberId, method, origin, outcome } = login;
  await queries.insertLogin(tx, {
    id: world.newId('lgn'),
    member_id: memberId,
    at: world.clock.now(),
    ip: origin.ip,
    user_agent: origin.userAgent,
    method,
    outcome,
  });
}

type RefusedLogin = Omit<LoginRecord, 'outcome' | 'memberId'> & {
  /** Null when there is nobody by that name: it takes as long, and leaves no line. */
  readonly memberId: MemberId | null;
};

/** Somebody tried to be this member. Once an hour for an address is enough to know. */
export async function recordRefusal(world: Maker, tx: Tx, login: RefusedLogin): Promise<void> {
  const { memberId, method, origin } = login;
  const at = world.clock.now();
  const refused = {
    id: world.newId('lgn'),
    member_id: memberId,
    at,
    ip: origin.ip,
    user_agent: origin.userAgent,
    method,
  };
  await queries.insertRefusal(tx, refused, later(at, -HOUR_MS));
}
