import type { Input, Output } from '@baize/contract/endpoint';
import type { searchLines as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { listFirstOfLines } from '../../../people/members/index.ts';
import type { AgreementsOptions } from '../options.ts';
import { countTeams } from './count-teams.ts';

const LINES_SHOWN = 10;

/** Whom the platform could offer something, and how many stand below each. */
export const searchLines =
  ({ brand }: AgreementsOptions) =>
  async (
    { db }: Ctx<OperatorCaller>,
    { text }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const sought = { types: brand.agentTypes, letters: text, limit: LINES_SHOWN + 1 };
    const found = await listFirstOfLines(db, sought);
    const shown = found.slice(0, LINES_SHOWN);
    const counts = await countTeams(
      db,
      shown.map(({ id }) => id),
    );
    const lines = shown.map(({ id, account }) => ({
      memberId: id,
      account,
      members: counts.get(id) ?? 0,
    }));
    return { lines, hasMore: found.length > LINES_SHOWN };
  };
