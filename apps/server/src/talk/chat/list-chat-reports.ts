import {
  CHAT_AROUND,
  type ChatReportFile,
  type listChatReports as listContract,
  type readChatReport as readContract,
} from '@baize/contract/chat-desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { Db, Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, listOrder, type OperatorCaller } from '../../base/kernel/index.ts';
import { findMessage, listAround } from './queries.ts';
import * as reports from './report-queries.ts';
import { listDeskPersons, viewDeskMessage, viewReports } from './report-view.ts';

type Operating = Ctx<OperatorCaller>;

export async function listChatReports(
  ctx: Operating,
  input: Input<typeof listContract>,
): Promise<Output<typeof listContract>> {
  const { view, page = 1 } = input;
  const { isDown } = listOrder(input, { by: 'time', isDown: view === 'done' });
  const rows = await reports.listReports(ctx.db, { view, isDown, page });
  return {
    reports: await viewReports(ctx.db, rows, ctx.clock.now()),
    total: await reports.countReports(ctx.db, view),
  };
}

export async function readChatReport(
  ctx: Operating,
  { reportId }: Input<typeof readContract>,
): Promise<ChatReportFile> {
  const row = await reports.findReport(ctx.db, reportId);
  ensure(row, 'not_found');
  return viewReportFile(ctx, ctx.db, row);
}

/** A report with what was said around its message. */
export async function viewReportFile(
  { clock }: Pick<Operating, 'clock'>,
  db: Db | Tx,
  row: reports.ReportRow,
): Promise<ChatReportFile> {
  const [view] = await viewReports(db, [row], clock.now());
  assert(view, 'one report is one view');
  const around = await listAround(db, row.room, { seq: row.seq, each: CHAT_AROUND });
  const personOf = await listDeskPersons(
    db,
    around.map(({ person_id }) => person_id),
  );
  const message = await findMessage(db, row.message_id);
  return {
    ...view,
    around: around.map((each) => viewDeskMessage(each, personOf)),
    upheldBefore: message ? await reports.countUpheld(db, message.person_id, row.message_id) : 0,
  };
}
