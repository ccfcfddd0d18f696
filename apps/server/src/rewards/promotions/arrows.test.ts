import { PROMOTION_ARROWS, PROMOTION_STATUSES } from '@baize/contract/promotion';
import { expect, test } from 'vitest';
import type { Db, Tx } from '../../base/db/index.ts';
import { givenMember } from '../../testing/play.ts';
import { promotionOf } from '../../testing/promotions.ts';
import { useWorld } from '../../testing/world.ts';
import type { Participation } from './promotion.ts';
import { insertParticipation, saveParticipation } from './queries.ts';

const t = useWorld();

const isArrow = (from: string, to: string): boolean =>
  PROMOTION_ARROWS.some((arrow) => arrow[0] === from && arrow[1] === to);

/** The way from the beginning to a status, by arrows that are there. */
const WAYS: Readonly<Record<string, readonly Participation['status'][]>> = {
  comingSoon: [],
  join: ['join'],
  applying: ['join', 'applying'],
  joined: ['join', 'joined'],
  process: ['join', 'joined', 'process'],
  claim: ['join', 'joined', 'process', 'claim'],
  claimed: ['join', 'joined', 'process', 'claim', 'claimed'],
  issued: ['join', 'applying', 'issued'],
  rejected: ['join', 'applying', 'rejected'],
  close: ['close'],
};

let count = 0;

async function givenAt(db: Db | Tx, status: string): Promise<Participation['id']> {
  count += 1;
  const at = t.world.clock.now();
  const id = t.world.newId('ptc');
  const body = promotionOf(`arrow-${count}`);
  const row: Participation = {
    id,
    member_id: await member,
    promotion: body.id,
    period: '',
    status: 'comingSoon',
    terms: body,
    terms_version: 1,
    terms_hash: 'x',
    kind: 'bets',
    comment: 'Please',
    decided_at: null,
    decided_by: null,
    agreed_by: null,
    agreed_at: null,
    agreed_amount: null,
    reason: 'because',
    reserved: 0n as never,
    amount: null,
    progress: 0n as never,
    reward_id: null,
    bonus_id: null,
    joined_at: at,
    ends_at: at,
    changed_at: at,
  };
  await insertParticipation(db as Tx, row);
  for (const step of WAYS[status] ?? []) await saveParticipation(db as Tx, id, { status: step });
  return id;
}

let member: ReturnType<typeof givenMember>;

const PAIRS = PROMOTION_STATUSES.flatMap((from) =>
  PROMOTION_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(PAIRS.filter(([from, to]) => isArrow(from, to)))(
  'PROMO-07 %s becomes %s',
  async (from, to) => {
    member ??= givenMember(t.world);
    const id = await givenAt(t.world.db, from);
    await saveParticipation(t.world.db as never, id, { status: to });
  },
);

test.each(PAIRS.filter(([from, to]) => !isArrow(from, to)))(
  'PROMO-07 %s never becomes %s, whoever writes',
  async (from, to) => {
    member ??= givenMember(t.world);
    const id = await givenAt(t.world.db, from);
    await expect(saveParticipation(t.world.db as never, id, { status: to })).rejects.toThrow(
      `a participation does not go from ${from} to ${to}`,
    );
  },
);

test('PROMO-07 a participation begins at its beginning, and the arrows are those of the contract', async () => {
  const kept = await t.world.db.selectFrom('promotions_arrow').selectAll().execute();
  const arrows = kept.map(({ from_status, to_status }) => `${from_status} ${to_status}`);
  expect(new Set(arrows)).toEqual(new Set(PROMOTION_ARROWS.map((arrow) => arrow.join(' '))));
  await expect(
    t.world.db
      .insertInto('promotions_participation')
      .columns(['id', 'status'])
      .expression((eb) =>
        eb
          .selectFrom('promotions_participation')
          .select((row) => [row.val('ptc_x').as('id'), row.val('claim').as('status')])
          .limit(1),
      )
      .execute(),
  ).rejects.toThrow('a participation begins as comingSoon or join, not as claim');
});
