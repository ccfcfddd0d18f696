import type { World } from '../../base/kernel/index.ts';
import { writeMessage } from '../messages/index.ts';
import { findStrangeLogins } from '../sessions/index.ts';

/** Tells members that somebody tried to come in from a strange place. */
export const tellStrangeLogins = (world: World): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    for (const login of await findStrangeLogins(world, tx)) {
      await writeMessage(world, tx, {
        memberId: login.member_id,
        news: {
          kind: 'login_refused',
          at: login.at.toISOString(),
          address: login.ip,
          device: login.user_agent,
          hadPassword: login.outcome === 'factor',
        },
      });
    }
  });
