import type { Input } from '@baize/contract/endpoint';
import type { listAudit as contract } from '@baize/contract/operator';
import { addDays, startOfDay } from '@baize/std/calendar';
import { type Id, isId } from '@baize/std/id';
import { MINUTE_MS } from '@baize/std/time';
import type { Db, Tx } from '../../../base/db/index.ts';
import {
  type Ctx,
  listOrder,
  type OperatorCaller,
  type World,
} from '../../../base/kernel/index.ts';
import { findByAccount, listAccounts } from '../../members/index.ts';
import { operatorNames } from '../operator-name.ts';
import * as queries from './queries.ts';
import { verifyAudit } from './verify-audit.ts';

const PAGE = 50;

/** Lines with the names of who did it. */
export async function readLines(db: Db | Tx, wanted: queries.LinesWanted) {
  const lines = await queries.listLinesBefore(db, wanted);
  const names = await operatorNames(
    db,
    lines.flatMap(({ operator_id, subject }) => [operator_id, ofOperator(subject)]),
  );
  return lines.map((line) => ({
    number: String(line.number),
    at: line.at.toISOString(),
    operator: line.operator_id === null ? '' : (names.get(line.operator_id) ?? line.operator_id),
    action: line.action,
    subject: line.subject,
    subjectName: nameOf(names, line.subject),
    reason: line.reason,
    details: line.details,
  }));
}

const nameOf = (names: ReadonlyMap<Id<'opr'>, string>, subject: string): string | null =>
  isId('opr', subject) ? (names.get(subject) ?? null) : null;

const ofOperator = (subject: string) => (isId('opr', subject) ? subject : null);

/** The log of operators, and whether it is what it was. */
export function createListAudit(zone: string) {
  const isIntact = createIsIntact();
  return async (ctx: Ctx<OperatorCaller>, input: Input<typeof contract>) => {
    const before = input.before === undefined ? null : BigInt(input.before);
    const { isDown } = listOrder(input, { by: 'number', isDown: true });
    const { text, action, from, to } = input;
    // Whoever looks for a member types the account; the lines say the id.
    const member = text ? await findByAccount(ctx.db, text) : undefined;
    const wanted = {
      before,
      isDown,
      text: text || undefined,
      memberId: member?.id,
      action,
      from: from === undefined ? undefined : startOfDay(from, zone),
      until: to === undefined ? undefined : startOfDay(addDays(to, 1), zone),
    };
    const lines = await readLines(ctx.db, { ...wanted, limit: PAGE + 1 });
    const page = lines.slice(0, PAGE);
    return {
      lines: page,
      hasMore: lines.length > PAGE,
      names: await namesIn(ctx.db, page),
      isIntact: await isIntact(ctx),
    };
  };
}

type AuditNames = { readonly subject: string; readonly details: Readonly<Record<string, string>> };

/** Members by their account, operators by their name: an id tells nobody who it was. */
async function namesIn(db: Db, lines: readonly AuditNames[]): Promise<Record<string, string>> {
  const words = lines.flatMap(({ subject, details }) => [subject, ...Object.values(details)]);
  const members = words.filter((word) => isId('mem', word));
  const operators = words.filter((word) => isId('opr', word));
  return Object.fromEntries([
    ...(await listAccounts(db, [...new Set(members)])),
    ...(await operatorNames(db, operators)),
  ]);
}

const BELIEVED_MS = MINUTE_MS;

/** All of the log is read for this, so who turns its pages is told what was found a minute ago. */
function createIsIntact(): (world: World) => Promise<boolean> {
  let found: { readonly atMs: number; readonly isIntact: Promise<boolean> } | null = null;
  const ask = async ({ db }: World) => (await verifyAudit(db)).breaks.length === 0;
  return (world) => {
    const nowMs = world.clock.now().getTime();
    if (found === null || Math.abs(nowMs - found.atMs) >= BELIEVED_MS) {
      found = { atMs: nowMs, isIntact: ask(world) };
      found.isIntact.catch(() => {
        found = null;
      });
    }
    return found.isIntact;
  };
}
