import { expect, test } from 'vitest';
import { checkContent } from './check-brand.ts';
import { loadBrand } from './load-brand.ts';

const { brand, content } = loadBrand('mekhala');

const TOO_OFTEN = { kind: 'bonus', times: 11, days: 7, games: null } as const;
const OFTEN_ENOUGH = { ...TOO_OFTEN, times: 10 } as const;

type Pays = typeof TOO_OFTEN | typeof OFTEN_ENOUGH;

const paying = (pays: Pays): Record<string, typeof content> => {
  const [mission] = content.missions;
  const [board] = content.leaderboards;
  const rank = content.ranks.find(({ upgrade, periodic }) => upgrade && periodic);
  if (!mission || !board || !rank?.upgrade || !rank.periodic) throw new Error('all are there');
  const others = content.ranks.filter((each) => each !== rank);
  const round = { provider: 'baize-studio', games: null, playDays: 7, stake: '100', wins: pays };
  const voucher = {
    type: 'voucher' as const,
    id: 'rounds',
    picture: content.mall[0]?.picture ?? '',
    points: 10,
    amount: '0',
    name: mission.title,
    text: mission.title,
    stock: null,
    freeRounds: { rounds: 5, ...round },
  };
  return {
    'mall.0.freeRounds.wins': { ...content, mall: [voucher] },
    'missions.0': { ...content, missions: [{ ...mission, pays }] },
    'leaderboards.0': {
      ...content,
      leaderboards: [{ ...board, pays }, ...content.leaderboards.slice(1)],
    },
    [`ranks.${rank.id}.upgrade`]: {
      ...content,
      ranks: [...others, { ...rank, upgrade: { ...rank.upgrade, pays } }],
    },
    [`ranks.${rank.id}.periodic`]: {
      ...content,
      ranks: [...others, { ...rank, periodic: { ...rank.periodic, pays } }],
    },
  };
};

test('REW-13 whatever programme pays bonus money, its multiplier is held to the brand’s policy', () => {
  for (const [field, edited] of Object.entries(paying(TOO_OFTEN))) {
    expect(checkContent(edited, brand)).toEqual([
      {
        field: `${field.endsWith('wins') ? field : `${field}.pays`}.times`,
        reason: 'is above the brand’s policy of 10',
      },
    ]);
  }
  for (const edited of Object.values(paying(OFTEN_ENOUGH))) {
    expect(checkContent(edited, brand)).toEqual([]);
  }
});

test('PROMO-01 a race names a leaderboard that is there', () => {
  const race = content.promotions.find(({ offer }) => offer.kind === 'race');
  if (!race) throw new Error('the brand has a race');
  const edited = { ...race, offer: { kind: 'race' as const, board: 'gone' } };
  expect(checkContent({ ...content, promotions: [edited] }, brand)).toEqual([
    { field: 'promotions.0.offer.board', reason: 'there is no leaderboard gone' },
  ]);
});
