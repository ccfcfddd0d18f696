import type { World } from '../../base/kernel/index.ts';
import type { RiskOptions } from './options.ts';
import * as queries from './queries.ts';
import { findGameReturns } from './rules/game-returns.ts';

/**
 * Holds what each game returned to all members against its sheet. Harmless when repeated: a case about a
 * game is open once.
 */
export async function lookAtGames(
  world: Pick<World, 'db' | 'clock' | 'newId'>,
  { brand }: RiskOptions,
): Promise<void> {
  const { db, clock } = world;
  await queries.insertUsualRules(db, brand.code);
  const rules = await queries.listRules(db, brand.code);
  const rule = rules.find(({ code, is_on }) => code === 'game_return' && is_on);
  if (!rule) return;
  const now = clock.now();
  const at = (name: string) => BigInt(rule.thresholds[name] ?? '0');
  await db.transaction().execute(async (tx) => {
    const found = await findGameReturns(tx, { rule: rule.code, now, zone: brand.timezone, at });
    const cases = found.map((each) => ({ id: world.newId('rsk'), ...each }));
    await queries.openGameCases(tx, { rule, at: now, cases });
  });
}
