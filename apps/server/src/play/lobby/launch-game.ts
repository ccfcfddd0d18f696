import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { BOOK } from '../../config/read-launchers.ts';
import { ensureAgreed } from '../../people/consents/index.ts';
import { ensureMayPlay, getMember } from '../../people/members/index.ts';
import { findSession } from '../../people/sessions/index.ts';
import type { CatalogueGame } from '../catalog/index.ts';
import { issuePlayToken } from '../play/index.ts';
import { bookAddress } from './book-address.ts';
import { findPlayable } from './find-playable.ts';
import { launchAddress } from './launch-address.ts';
import type { LobbyOptions } from './options.ts';
import * as queries from './queries.ts';

type Call = typeof contract.launchGame;

const RECENT_KEPT = 50;

/** Opens a game with the member's own money, and remembers that they played it. */
export async function launchGame(
  ctx: Ctx,
  options: LobbyOptions,
  { nodeId, language }: Input<Call>,
): Promise<Output<Call>> {
  const { game, base } = findPlayable(options, nodeId);
  const spoken = answerLanguage(options.site.brand, language);
  const token = await ctx.db.transaction().execute(async (tx) => {
    await remember(ctx, tx, nodeId);
    return issueToken(ctx, tx, { game, zone: options.site.brand.timezone });
  });
  const { timezone } = options.site.brand;
  const { publicUrl } = options;
  const gameUrl =
    game.provider === BOOK
      ? bookAddress(game, { publicUrl, language: spoken, token })
      : launchAddress({
          base,
          code: game.code,
          language: spoken,
          timezone,
          back: `${publicUrl}/`,
          token,
        });
  return {
    gameUrl,
    game: options.catalogue.itemOf(game, spoken),
    isTrial: false,
  };
}

async function remember({ caller, clock }: Ctx, tx: Tx, nodeId: number): Promise<void> {
  const { memberId } = caller;
  await queries.lockLobbyOf(tx, memberId);
  const launched_at = clock.now();
  await queries.upsertRecent(tx, { member_id: memberId, node_id: nodeId, launched_at });
  await queries.cutRecent(tx, memberId, RECENT_KEPT);
}

type Launch = { readonly game: CatalogueGame; readonly zone: string };

async function issueToken(ctx: Ctx, tx: Tx, { game, zone }: Launch): Promise<string> {
  assert(game.provider !== null, 'a game that can be played has somebody who runs it');
  const { caller } = ctx;
  // Who comes was asked a moment ago, maybe of another process: what opens a wallet asks again.
  const session = caller.sessionId && (await findSession(tx, caller.sessionId));
  const member = await getMember(tx, caller.memberId);
  ensure(session && session.ended_at === null && member.status === 'active', 'not_signed_in');
  const { id: memberId, currency } = member;
  await ensureMayPlay(tx, memberId, ctx.clock.now());
  await ensureAgreed(tx, member, dayOf(ctx.clock.now(), zone));
  const { provider: vendor } = game;
  const { sessionId } = caller;
  // Who opens one lottery goes on to another without coming back: the book's token is for all of them.
  const code = vendor === BOOK ? null : game.code;
  return issuePlayToken(ctx, tx, { memberId, vendor, game: code, currency, sessionId });
}
