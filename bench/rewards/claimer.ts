import { openEnvelope } from '@baize/contract/red-envelope';
import { assert } from '@baize/std/assert';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  answer,
  createLog,
  idMaker,
  systemChance,
  systemClock,
} from '../../apps/server/src/base/kernel/index.ts';
import { envelopesRoutes } from '../../apps/server/src/rewards/envelopes/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import type { ClaimerAnswer, ClaimerOrder } from './claim-all.ts';

/** A process that claims for the members it is told of, all at once, as the site does. */
const url = process.argv[2];
assert(url, 'a claimer is told its database');
const { db } = openDatabase(url, { max: 4, vault: testVault });
const world = {
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('silent'),
  wording: (code: string) => code,
};
const route = envelopesRoutes(loadBrand('mekhala').brand).find(
  ({ endpoint }) => endpoint === openEnvelope,
);
assert(route, 'envelopes are opened by a call');
const origin = {
  requestId: 'bench',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'bench',
};

process.on('message', ({ envelopeId, claims }: ClaimerOrder) => {
  for (const [place, memberId] of claims) {
    const caller = { role: 'member', memberId } as const;
    void answer(route, world, { caller, origin, body: { envelopeId } }).then(({ body }) => {
      const value = body.value as { amount?: string | null } | null;
      const told: ClaimerAnswer = { place, amount: value?.amount ?? null, problem: body.message };
      process.send?.(told);
    });
  }
});
process.send?.('ready');
