import type { BoardShape } from '../core/board.ts';
import type { Lottery } from '../core/lottery.ts';
import type { Play } from '../core/play.ts';
import { eachLot, missAll, parlay } from '../plays/lot-plays.ts';
import { optionsPlay, twoSides } from '../plays/options.ts';
import { numberSpace, straight } from '../plays/thai-plays.ts';
import { every } from './every.ts';
import { lotsOf, NORTH_SHAPE, SOUTH_SHAPE, vietnamParts } from './vietnam-boards.ts';
import { STATIONS } from './vietnam-stations.ts';
import { VIETNAM_NORTH, VIETNAM_QUICK, VIETNAM_SOUTH } from './vietnam-tariffs.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const CLOSE_MINUTES = 10;

/** Plays that every board of Vietnam has. */
function commonPlays(shape: BoardShape): readonly Play[] {
  const lots = lotsOf(shape, 2);
  return [
    ...[2, 3, 4].map((digits) =>
      eachLot({
        code: `lo-${digits}`,
        part: `lots-${digits}`,
        digits,
        lots: lotsOf(shape, digits),
      }),
    ),
    eachLot({ code: 'lo-2-once', part: 'lots-2', digits: 2, lots, stakes: 1 }),
    ...[2, 3, 4].map((pick) => parlay(lots, pick)),
    ...[4, 8, 10].map((pick) => missAll(lots, pick)),
    straight('de', 'special-2', 2),
    straight('special-3', 'special-3', 3),
    straight('special-4', 'special-4', 4),
    straight('tens', 'tens', 1),
    straight('units', 'units', 1),
  ];
}

/** Plays on single prizes, which are sold on official boards. */
function prizePlays(shape: BoardShape, head2: string, head3: string): readonly Play[] {
  const countOf = (name: string) => shape.find((tier) => tier.name === name)?.count ?? 0;
  return [
    eachLot({ code: 'de-head', part: 'head-2', digits: 2, lots: countOf(head2) }),
    straight('de-first', 'first-2', 2),
    straight('de-special-head', 'special-head-2', 2),
    eachLot({ code: 'head-3', part: 'head-3', digits: 3, lots: countOf(head3) }),
  ];
}

const NORTH_PLAYS = [...commonPlays(NORTH_SHAPE), ...prizePlays(NORTH_SHAPE, 'seventh', 'sixth')];
const SOUTH_PLAYS = [...commonPlays(SOUTH_SHAPE), ...prizePlays(SOUTH_SHAPE, 'eighth', 'seventh')];
const SOUTH_PARTS = vietnamParts(SOUTH_SHAPE, 'eighth', 'seventh');

const north: Lottery = {
  code: 'vietnam-north',
  family: 'vietnam-north',
  kind: 'official',
  schedule: {
    kind: 'days',
    zone: ZONE,
    time: '18:15',
    closeMinutes: CLOSE_MINUTES,
    days: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
  },
  shape: NORTH_SHAPE,
  plays: NORTH_PLAYS,
  tariffs: { LOTT: VIETNAM_NORTH, ELOTT: VIETNAM_NORTH },
  parts: vietnamParts(NORTH_SHAPE, 'seventh', 'sixth'),
};

const stations: readonly Lottery[] = STATIONS.map(({ code, region, weekdays }) => ({
  code: `vietnam-${code}`,
  family: `vietnam-${region}`,
  kind: 'official',
  schedule: {
    kind: 'days',
    zone: ZONE,
    time: region === 'south' ? '16:15' : '17:15',
    closeMinutes: CLOSE_MINUTES,
    days: { weekdays },
  },
  shape: SOUTH_SHAPE,
  plays: SOUTH_PLAYS,
  tariffs: { LOTT: VIETNAM_SOUTH, ELOTT: VIETNAM_SOUTH },
  parts: SOUTH_PARTS,
}));

/** The last two digits of the special prize: big from 50, odd and even. */
const sides = optionsPlay({
  code: 'sides',
  part: 'special-2',
  space: numberSpace(2),
  tests: twoSides(([number]) => Number(number), 50),
  together: 2,
});

/** Drawn by us on the southern board. */
const quick = (minutes: 1 | 3 | 5): Lottery => ({
  code: `quick-vietnam-${minutes}m`,
  family: 'quick-vietnam',
  kind: 'own',
  schedule: every(minutes),
  shape: SOUTH_SHAPE,
  plays: [...commonPlays(SOUTH_SHAPE), sides],
  tariffs: { LOTT: VIETNAM_QUICK, ZY: VIETNAM_QUICK, ELOTT: VIETNAM_QUICK },
  parts: SOUTH_PARTS,
});

export const VIETNAM: readonly Lottery[] = [north, ...stations, quick(1), quick(5)];
