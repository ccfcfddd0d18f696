import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import { FEEDBACK_PER_PAGE } from '@baize/contract/feedback';
import type { Ctx } from '../../base/kernel/index.ts';
import { readThreads, viewOf } from './feedback-view.ts';
import * as queries from './queries.ts';

type List = typeof contract.listFeedback;

export async function listFeedback(
  { db, caller: { memberId } }: Ctx,
  { before }: Input<List>,
): Promise<Output<List>> {
  const rows = await queries.listOfMember(db, memberId, { before, limit: FEEDBACK_PER_PAGE + 1 });
  const page = rows.slice(0, FEEDBACK_PER_PAGE);
  const threads = await readThreads(db, page);
  return {
    cases: page.map((row) => viewOf(row, threads)),
    hasMore: rows.length > FEEDBACK_PER_PAGE,
  };
}
