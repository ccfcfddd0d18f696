import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { answer, type Route } from '../../../server/src/base/kernel/index.ts';
import { limitsRoutes } from '../../../server/src/books/limits/index.ts';
import { ZONE } from '../../../server/src/testing/play.ts';
import { asked } from '../../../server/src/testing/world.ts';
import type { Platform } from './platform.ts';

const [, set] = limitsRoutes({ zone: ZONE, readDeposited: async () => minor(0n) }) as [
  Route,
  Route,
];

/** A member limits what they stake in a day, by the call that their page makes. */
export async function limitDay(p: Platform, memberId: MemberId, amount: bigint): Promise<void> {
  const body = { kind: 'stake', period: 'day', amount: `${amount}` };
  const caller = { role: 'member', memberId } as const;
  const { body: reply } = await answer(
    set,
    { ...p.world, wording: (code) => code },
    asked(body, { caller }),
  );
  if (reply.message !== null) throw new Error(reply.message);
}
