import type { Output } from '@baize/contract/endpoint';
import type { listPlatformAgreements as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../kernel/index.ts';
import { listFirstOfLines } from '../../members/index.ts';
import * as lists from '../list-queries.ts';
import type { AgreementsOptions } from '../options.ts';
import { viewAgreements } from '../view.ts';
import { countTeams } from './count-teams.ts';

/** With whom the platform agrees, and whom it could offer something. */
export const listPlatformAgreements =
  ({ brand }: AgreementsOptions) =>
  async (ctx: Ctx<OperatorCaller>): Promise<Output<typeof contract>> => {
    const now = ctx.clock.now();
    const rows = await lists.listOfPlatform(ctx.db, now);
    const lines = await listFirstOfLines(ctx.db, brand.agentTypes);
    const counts = await countTeams(
      ctx.db,
      lines.map(({ id }) => id),
    );
    return {
      agreements: await viewAgreements(ctx.db, rows, { viewer: null, now }),
      lines: lines.map(({ id, account }) => ({
        memberId: id,
        account,
        members: counts.get(id) ?? 0,
      })),
    };
  };
