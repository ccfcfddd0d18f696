/** What a threshold counts. An amount is of minor units, an hour is of the brand's clock. */
export type ThresholdUnit = 'count' | 'hours' | 'days' | 'percent' | 'amount' | 'clock';

export type Threshold = {
  readonly unit: ThresholdUnit;
  /** What holds until an operator says otherwise. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
};

export type RiskRuleShape = {
  /** Rules look after the house, markers after the player. */
  readonly kind: 'risk' | 'care';
  readonly thresholds: Readonly<Record<string, Threshold>>;
};

const count = (usual: number, least: number, most: number): Threshold => ({
  unit: 'count',
  usual,
  least,
  most,
});
const hours = (usual: number): Threshold => ({ unit: 'hours', usual, least: 1, most: 168 });
const days = (usual: number): Threshold => ({ unit: 'days', usual, least: 1, most: 90 });
const percent = (usual: number, most = 100): Threshold => ({
  unit: 'percent',
  usual,
  least: 1,
  most,
});
const amount = (usual: number): Threshold => ({
  unit: 'amount',
  usual,
  least: 1,
  most: 1_000_000_000_000,
});
const clock = (usual: number): Threshold => ({ unit: 'clock', usual, least: 0, most: 23 });

/** Every rule and every marker, with what decides when it opens a case. */
export const RISK_RULES = {
  velocity: { kind: 'risk', thresholds: { payments: count(10, 2, 1_000), hours: hours(24) } },
  structuring: {
    kind: 'risk',
    thresholds: {
      line: amount(5_000_000),
      nearPercent: percent(80),
      payments: count(3, 2, 100),
      days: days(7),
    },
  },
  no_play: {
    kind: 'risk',
    thresholds: {
      deposited: amount(500_000),
      withdrawnPercent: percent(80),
      stakedPercent: percent(20),
      days: days(7),
    },
  },
  shared_bank: { kind: 'risk', thresholds: { accounts: count(2, 2, 50) } },
  bonus_hunting: {
    kind: 'risk',
    thresholds: { bonuses: count(3, 1, 100), ownPercent: percent(20), days: days(30) },
  },
  many_accounts: { kind: 'risk', thresholds: { accounts: count(3, 2, 50), days: days(30) } },
  wins_out_of_range: {
    kind: 'risk',
    thresholds: {
      bets: count(200, 10, 1_000_000),
      sheetPercent: percent(150, 10_000),
      days: days(7),
    },
  },
  /** About a game and not a member: what it returned to all of them. */
  game_return: {
    kind: 'risk',
    thresholds: {
      bets: count(1_000, 10, 1_000_000),
      deviations: count(5, 2, 20),
      lowPercent: percent(70),
      days: days(7),
    },
  },
  chasing_losses: {
    kind: 'care',
    thresholds: { deposits: count(3, 1, 100), lostPercent: percent(80), hours: hours(24) },
  },
  night_play: {
    kind: 'care',
    thresholds: { nights: count(4, 1, 90), fromHour: clock(0), toHour: clock(5), days: days(7) },
  },
  cancelled_withdrawals: {
    kind: 'care',
    thresholds: { cancelled: count(3, 1, 100), days: days(7) },
  },
  rising_stakes: {
    kind: 'care',
    thresholds: {
      risePercent: percent(300, 10_000),
      bets: count(50, 5, 100_000),
      days: days(7),
      daysBefore: days(28),
    },
  },
  /** Opens no case: members are written to about what a marker found, at most once in so many days. */
  care_messages: { kind: 'care', thresholds: { days: days(7) } },
} as const satisfies Readonly<Record<string, RiskRuleShape>>;

/** Markers whose figures a member is told of. */
export const CARE_MARKERS = [
  'chasing_losses',
  'night_play',
  'cancelled_withdrawals',
  'rising_stakes',
] as const satisfies readonly (keyof typeof RISK_RULES)[];
export type CareMarker = (typeof CARE_MARKERS)[number];

export type RiskRuleCode = keyof typeof RISK_RULES;

export const RISK_RULE_CODES = Object.keys(RISK_RULES) as RiskRuleCode[];

export const shapeOfRule = (code: RiskRuleCode): RiskRuleShape => RISK_RULES[code];
