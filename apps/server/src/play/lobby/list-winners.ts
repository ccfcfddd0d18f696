import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import { later } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { listAccounts, maskAccount } from '../../people/members/index.ts';
import { SHOWN_MAX, SHOWN_MS } from './collect-wins.ts';
import type { LobbyOptions } from './options.ts';
import * as queries from './win-queries.ts';

type Call = typeof contract.listWinners;

/** The largest wins of the last day. A game that has just left the catalogue is passed over. */
export async function listWinners(
  { db, clock }: World,
  { site, catalogue }: LobbyOptions,
  { gameCategory, language, limitNum }: Input<Call>,
): Promise<Output<Call>> {
  const rows = await queries.listLargest(db, {
    currency: site.brand.currency.code,
    gameType: gameCategory === 'ALL' ? null : gameCategory,
    since: later(clock.now(), -SHOWN_MS),
    limit: SHOWN_MAX,
  });
  const spoken = answerLanguage(site.brand, language);
  const found = rows.flatMap((row) => {
    const game = catalogue.byProviderCode(row.vendor, row.game);
    return game ? { row, game } : [];
  });
  const shown = found.slice(0, limitNum);
  const accounts = await listAccounts(
    db,
    shown.map(({ row }) => row.member_id),
  );
  return {
    list: shown.map(({ row, game }) => ({
      customerName: maskAccount(accounts.get(row.member_id) ?? ''),
      winAmount: row.win,
      wonAt: row.won_at.toISOString(),
      game: catalogue.itemOf(game, spoken),
    })),
  };
}
