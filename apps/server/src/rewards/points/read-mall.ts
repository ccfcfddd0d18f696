import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/points';
import { REDEMPTIONS_PER_PAGE } from '@baize/contract/points';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import { minor, ZERO } from '@baize/std/money';
import type { Ctx } from '../../base/kernel/index.ts';
import { findPassword } from '../../people/credentials/index.ts';
import { moneyFor } from './convert-points.ts';
import { mallOf, type PointsOptions, pricesOf, programmeOf, ratioOf } from './options.ts';
import { readPoints } from './read-points.ts';
import { listOfMember, listTaken } from './redemption-queries.ts';
import { nameIn, viewRedemption } from './redemption-view.ts';

type Balance = typeof contract.readPointsBalance;

export const readPointsBalance =
  (options: PointsOptions) =>
  async ({ db, caller: { memberId } }: Ctx): Promise<Output<Balance>> => {
    const held = await readPoints(db, memberId);
    const programme = programmeOf(options);
    const step = programme ? ratioOf(programme).points : held.balance + 1n;
    const convertible = minor(held.balance - (held.balance % step));
    const worth = (programme && moneyFor(programme, convertible)) ?? ZERO;
    const hasPaymentPassword = (await findPassword(db, memberId, 'payment')) !== undefined;
    return { ...held, convertible, worth, hasPaymentPassword };
  };

type Rewards = typeof contract.listPointsRewards;

export const listPointsRewards =
  (options: PointsOptions) =>
  async ({ db }: Pick<Ctx, 'db'>, { language }: Input<Rewards>): Promise<Output<Rewards>> => {
    const taken = await listTaken(db);
    return {
      rewards: mallOf(options).map((reward) => ({
        rewardId: reward.id,
        type: reward.type,
        picture: reward.picture,
        name: nameIn(reward.name, language),
        text: nameIn(reward.text, language),
        ...pricesOf(reward, 1),
        left:
          reward.stock === null ? null : Math.max(0, reward.stock - (taken.get(reward.id) ?? 0)),
      })),
    };
  };

type Config = typeof contract.readPointsConfig;

export const readPointsConfig =
  (options: PointsOptions) =>
  async (_ctx: object, { language }: Input<Config>): Promise<Output<Config>> => {
    const programme = programmeOf(options);
    if (!programme) {
      return { isOn: false, exchangeRatio: { points: ZERO, amount: ZERO }, rates: [], rules: [] };
    }
    const { ratesPpm, rules } = programme;
    return {
      isOn: true,
      exchangeRatio: ratioOf(programme),
      rates: RECORD_CATEGORIES.flatMap((category) => {
        const ratePpm = ratesPpm[category];
        return ratePpm === undefined ? [] : [{ category, ratePpm }];
      }),
      rules: rules[language] ?? rules['EN'] ?? Object.values(rules)[0] ?? [],
    };
  };

type List = typeof contract.listRedemptions;

export async function listRedemptions(
  { db, caller }: Ctx,
  { language, status, before }: Input<List>,
): Promise<Output<List>> {
  const rows = await listOfMember(db, caller.memberId, { status, before });
  return {
    redemptions: rows.slice(0, REDEMPTIONS_PER_PAGE).map((row) => viewRedemption(row, language)),
    hasMore: rows.length > REDEMPTIONS_PER_PAGE,
  };
}
