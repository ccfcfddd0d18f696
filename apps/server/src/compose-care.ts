import type { Brand } from '@baize/contract/brand';
import { dayOf } from '@baize/std/day';
import type { Db, Tx } from './base/db/index.ts';
import type { Route } from './base/kernel/index.ts';
import type { LimitWish } from './books/limits/index.ts';
import { readDeposited } from './cashier/deposits/index.ts';
import { ensureLevel, identityRoutes } from './people/identity/index.ts';
import { privacyRoutes } from './people/privacy/index.ts';
import { uploadsRoutes } from './people/uploads/index.ts';

/** Whose midnight ends a day, and who may allow themselves more. */
export const limitOptionsOf = (brand: Brand) => ({
  zone: brand.timezone,
  readDeposited,
  ensureMayRaise: (db: Db | Tx, { memberId, amount, at }: LimitWish) =>
    ensureLevel(db, {
      memberId,
      needed: brand.identity.limits,
      sum: amount,
      today: dayOf(at, brand.timezone),
    }),
});

/** What members send to prove something, and what is kept about them. */
export const papersRoutesOf = (brand: Brand): readonly Route[] => [
  ...uploadsRoutes,
  ...identityRoutes({ brand }),
  ...privacyRoutes,
];
