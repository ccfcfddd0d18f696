import type { Input, Output } from '@baize/contract/endpoint';
import { type listOnlinePlayers as contract, ONLINE_MINUTES } from '@baize/contract/live';
import { later, MINUTE_MS } from '@baize/std/time';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listAccounts } from '../../people/members/index.ts';
import { countOnline, listOnline } from '../../people/sessions/index.ts';

const PAGE = 50;

export async function listOnlinePlayers(
  { db, clock }: Ctx<OperatorCaller>,
  { page = 1 }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = clock.now();
  const span = { seenSince: later(now, -ONLINE_MINUTES * MINUTE_MS), now };
  const rows = await listOnline(db, span, { limit: PAGE, offset: (page - 1) * PAGE });
  const accounts = await listAccounts(
    db,
    rows.map(({ memberId }) => memberId),
  );
  const { players } = await countOnline(db, span);
  return {
    players: rows.map(({ memberId, sinceAt, seenAt, device, address, sessions }) => ({
      memberId,
      account: accounts.get(memberId) ?? '',
      sinceAt: sinceAt.toISOString(),
      seenAt: seenAt.toISOString(),
      device,
      address,
      sessions,
    })),
    total: players,
  };
}
