import { RISK_RULE_CODES, RISK_RULES, type RiskRuleCode } from '@baize/contract/risk-rules';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

/** Whole numbers as text, by the threshold's name. */
export type Thresholds = Readonly<Record<string, string>>;

export type RuleRow = Omit<Row<'risk_rule'>, 'code' | 'thresholds'> & {
  readonly code: RiskRuleCode;
  readonly thresholds: Thresholds;
};

/** Every rule has a row of the brand; a new one begins with what is usual. */
export async function insertUsualRules(db: Db | Tx, brand: string): Promise<void> {
  await db
    .insertInto('risk_rule')
    .values(
      RISK_RULE_CODES.map((code) => ({
        brand,
        code,
        thresholds: JSON.stringify(usualOf(code)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const usualOf = (code: RiskRuleCode): Thresholds =>
  Object.fromEntries(
    Object.entries(RISK_RULES[code].thresholds).map(([name, { usual }]) => [name, `${usual}`]),
  );

export const listRules = (db: Db | Tx, brand: string): Promise<readonly RuleRow[]> =>
  db
    .selectFrom('risk_rule')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', 'in', RISK_RULE_CODES)
    .execute() as Promise<readonly RuleRow[]>;

export async function lockRule(tx: Tx, brand: string, code: RiskRuleCode): Promise<RuleRow> {
  const row = await tx
    .selectFrom('risk_rule')
    .selectAll()
    .where('brand', '=', brand)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  assert(row, 'every rule has its row');
  return row as RuleRow;
}

type RuleChange = Pick<
  RuleRow,
  'is_on' | 'thresholds' | 'version' | 'changed_at' | 'changed_by'
> & {
  readonly reason: string;
};

export const saveRule = (
  tx: Tx,
  { brand, code }: Pick<RuleRow, 'brand' | 'code'>,
  { thresholds, ...change }: RuleChange,
): Promise<unknown> =>
  tx
    .updateTable('risk_rule')
    .set({ ...change, thresholds: JSON.stringify(thresholds) })
    .where('brand', '=', brand)
    .where('code', '=', code)
    .execute();

export type RuleOutcomes = {
  readonly open: number;
  readonly confirmed: number;
  readonly dismissed: number;
};

/** What became of the cases of each rule. */
export async function countOutcomes(db: Db | Tx): Promise<ReadonlyMap<string, RuleOutcomes>> {
  const rows = await db
    .selectFrom('risk_case')
    .select(({ fn }) => [
      'rule',
      fn.countAll<bigint>().filterWhere('ended_at', 'is', null).as('open'),
      fn.countAll<bigint>().filterWhere('outcome', '=', 'confirmed').as('confirmed'),
      fn.countAll<bigint>().filterWhere('outcome', '=', 'dismissed').as('dismissed'),
    ])
    .groupBy('rule')
    .execute();
  return new Map(
    rows.map(({ rule, open, confirmed, dismissed }) => [
      rule,
      { open: Number(open), confirmed: Number(confirmed), dismissed: Number(dismissed) },
    ]),
  );
}

/** Up to where changes were looked at, and up to where bets are counted. */
export async function readMarks(db: Db | Tx): Promise<{ lookedTo: Instant; countedTo: Instant }> {
  const { rows } = await sql<{ lookedTo: Instant; countedTo: Instant }>`
    select m.looked_to as "lookedTo", c.to_at as "countedTo"
    from risk_mark m cross join risk_counted c`.execute(db);
  assert(rows[0], 'the marks are there since their tables are');
  return rows[0];
}

/** Only as it was read: what was set back meanwhile is looked at again. */
export const setRiskMark = (db: Db | Tx, from: Instant, to: Instant): Promise<unknown> =>
  db.updateTable('risk_mark').set({ looked_to: to }).where('looked_to', '=', from).execute();

/** Whoever changed since then is looked at again. */
export const setMarkBack = (tx: Tx, to: Instant): Promise<unknown> =>
  sql`update risk_mark set looked_to = least(looked_to, ${to}::timestamptz)`.execute(tx);

export async function listChanged(db: Db | Tx, since: Instant): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('risk_change')
    .select('member_id')
    .distinct()
    .where('at', '>', since)
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id as MemberId);
}

export type NewCase = {
  readonly id: Id<'rsk'>;
  readonly memberId: MemberId;
  readonly evidence: object;
};

type CasesOfRule = {
  readonly rule: Pick<RuleRow, 'code' | 'thresholds'>;
  readonly at: Instant;
  readonly cases: readonly NewCase[];
};

export type NewGameCase = {
  readonly id: Id<'rsk'>;
  readonly vendor: string;
  readonly game: string;
  readonly evidence: object;
};

type CasesOfGames = Omit<CasesOfRule, 'cases'> & { readonly cases: readonly NewGameCase[] };

const NEWER_FIGURES = {
  evidence: sql<string>`excluded.evidence`,
  thresholds: sql<string>`excluded.thresholds`,
  seen_at: sql<Instant>`excluded.seen_at`,
  seen_count: sql<number>`risk_case.seen_count + 1`,
};

/** Opens cases about games; one that is open has the newer figures instead. */
export async function openGameCases(tx: Tx, { rule, at, cases }: CasesOfGames): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insertInto('risk_case')
    .values(
      cases.map(({ id, vendor, game, evidence }) => ({
        id,
        kind: RISK_RULES[rule.code].kind,
        rule: rule.code,
        vendor,
        game,
        evidence: JSON.stringify(evidence),
        thresholds: JSON.stringify(rule.thresholds),
        opened_at: at,
        seen_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['rule', 'vendor', 'game'])
        .where('ended_at', 'is', null)
        .where('member_id', 'is', null)
        .doUpdateSet(NEWER_FIGURES)
        .where(sql<boolean>`risk_case.evidence is distinct from excluded.evidence`),
    )
    .execute();
}

/** Opens cases; one that is open has the newer figures instead, and is seen again when they differ. */
export async function openCases(tx: Tx, { rule, at, cases }: CasesOfRule): Promise<void> {
  if (cases.length === 0) return;
  await tx
    .insertInto('risk_case')
    .values(
      cases.map(({ id, memberId, evidence }) => ({
        id,
        kind: RISK_RULES[rule.code].kind,
        rule: rule.code,
        member_id: memberId,
        evidence: JSON.stringify(evidence),
        thresholds: JSON.stringify(rule.thresholds),
        opened_at: at,
        seen_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['rule', 'member_id'])
        .where('ended_at', 'is', null)
        .doUpdateSet(NEWER_FIGURES)
        .where(sql<boolean>`risk_case.evidence is distinct from excluded.evidence`),
    )
    .execute();
}

type CaseNotice = {
  readonly rule: RiskRuleCode;
  readonly memberIds: readonly MemberId[];
  readonly now: Instant;
  readonly since: Instant;
};

/** Notes that these members are told of their open case, but for those told of any since then. */
export async function markTold(
  tx: Tx,
  { rule, memberIds, now, since }: CaseNotice,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    update risk_case c set told_at = ${now}::timestamptz
    where c.rule = ${rule} and c.ended_at is null and c.member_id = any (${[...memberIds]}::text[])
      and not exists (select from risk_case o
        where o.member_id = c.member_id and o.told_at > ${since}::timestamptz)
    returning c.member_id`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

type CaseEnding = {
  readonly outcome: 'confirmed' | 'dismissed';
  readonly reason: string;
  readonly ended_by: Id<'opr'>;
  readonly ended_at: Instant;
};

/** False when it was ended before. */
export async function endCase(tx: Tx, id: Id<'rsk'>, ending: CaseEnding): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('risk_case')
    .set(ending)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
