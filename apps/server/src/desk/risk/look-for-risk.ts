import type { MemberId } from '@baize/std/id';
import { type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import type { RiskOptions } from './options.ts';
import * as queries from './queries.ts';
import { FINDERS } from './rules/finders.ts';
import type { Look } from './rules/look.ts';
import { tellOfCare } from './tell-of-care.ts';

/** What is written carries the moment it was decided at and can be seen a little later. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** Members that are looked at in one transaction. */
const BATCH = 500;

type Looking = Pick<World, 'db' | 'clock' | 'newId'>;

/**
 * Holds every member whose figures changed since the last time against every rule that is on.
 * Harmless when repeated, done by several at once or killed: a case is open once, and what was not
 * looked at to the end is looked at again.
 */
export async function lookForRisk(world: Looking, { brand }: RiskOptions): Promise<void> {
  const { db, clock } = world;
  await queries.insertUsualRules(db, brand.code);
  const now = clock.now();
  const { lookedTo, countedTo } = await queries.readMarks(db);
  const changed = await queries.listChanged(db, later(lookedTo, -OVERLAP_MS));
  const rules = (await queries.listRules(db, brand.code)).filter(({ is_on }) => is_on);
  const messages = rules.find(({ code }) => code === 'care_messages') ?? null;
  for (let from = 0; from < changed.length; from += BATCH) {
    const memberIds = changed.slice(from, from + BATCH);
    for (const rule of rules) {
      await lookByRule(world, { rule, memberIds, messages, now, zone: brand.timezone });
    }
  }
  // A bet that is not counted yet is found the next time.
  await queries.setRiskMark(db, lookedTo, earlier(now, countedTo));
}

type RuleLook = Pick<Look, 'now' | 'zone'> & {
  readonly rule: queries.RuleRow;
  readonly messages: queries.RuleRow | null;
  readonly memberIds: readonly MemberId[];
};

const lookByRule = (world: Looking, { rule, messages, ...look }: RuleLook): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    const at = (name: string) => BigInt(rule.thresholds[name] ?? '0');
    const found = await FINDERS[rule.code](tx, { ...look, rule: rule.code, at });
    const cases = found.map(({ member_id, evidence }) => ({
      id: world.newId('rsk'),
      memberId: member_id,
      evidence,
    }));
    await queries.openCases(tx, { rule, at: look.now, cases });
    await tellOfCare(world, tx, { rule, messages, found, now: look.now });
  });

const earlier = (a: Instant, b: Instant): Instant => (isBefore(a, b) ? a : b);
