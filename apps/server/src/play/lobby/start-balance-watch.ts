import type { MemberId } from '@baize/std/id';
import { SECOND_MS } from '@baize/std/time';
import {
  type MemberSocket,
  type Repeating,
  repeat,
  type Sockets,
  type World,
} from '../../base/kernel/index.ts';
import { readVersions } from '../../books/ledger/index.ts';

const EVERY_MS = SECOND_MS;

/**
 * Tells members whose lines are open here that their balance has changed. It looks at the ledger
 * once a second, for all of them together, so that a bet costs nothing more. A line is told once
 * when it is new as well: between its page's first look and its opening something may have moved.
 */
export function startBalanceWatch(
  world: World,
  { lines }: Pick<Sockets, 'lines'>,
  everyMs = EVERY_MS,
): Repeating {
  const told = new WeakMap<MemberSocket, bigint>();
  return repeat(world, { everyMs, failure: 'balances were not watched' }, async () => {
    const open = lines();
    if (open.length === 0) return;
    const versions = await readVersions(world.db, membersOf(open));
    for (const line of open) {
      const version = versions.get(line.memberId);
      if (version === undefined || told.get(line) === version) continue;
      line.tell('balance', {});
      told.set(line, version);
    }
  });
}

const membersOf = (lines: readonly MemberSocket[]): readonly MemberId[] => [
  ...new Set(lines.map(({ memberId }) => memberId)),
];
