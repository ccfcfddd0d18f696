import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import { answerLanguage } from '../../base/brand/index.ts';
import { type Caller, type Ctx, ensure } from '../../base/kernel/index.ts';
import { findPlayable } from './find-playable.ts';
import { launchAddress } from './launch-address.ts';
import type { LobbyOptions } from './options.ts';

type Call = typeof contract.launchTrial;

/** Opens a game to be tried: no token, so no wallet, and nothing is remembered. */
export async function launchTrial(
  { caller }: Ctx<Caller | null>,
  options: LobbyOptions,
  { nodeId, language }: Input<Call>,
): Promise<Output<Call>> {
  const { brand, flags } = options.site;
  if (!flags.guestTrial) checkMember(caller);
  const { game, base } = findPlayable(options, nodeId);
  ensure(game.hasTrial, 'not_found');
  const spoken = answerLanguage(brand, language);
  const { timezone } = brand;
  const back = `${options.publicUrl}/`;
  return {
    gameUrl: launchAddress({
      base,
      code: game.code,
      language: spoken,
      timezone,
      back,
      token: null,
    }),
    game: options.catalogue.itemOf(game, spoken),
    isTrial: true,
  };
}

/** The gate that stands before every launch: a complete login, and an account of one's own. */
function checkMember(caller: Caller | null): void {
  ensure(caller && 'memberId' in caller && caller.pending === undefined, 'not_signed_in');
  ensure(caller.role !== 'trial', 'in_need_true_account');
}
