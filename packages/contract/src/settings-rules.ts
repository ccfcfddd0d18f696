import * as z from 'zod/mini';
import { approvalChain } from './approval-rules.ts';
import { DECIMALS_SHOWN, SYMBOL_PLACES } from './brand.ts';
import { openingHours } from './payment-methods.ts';
import { displayFont, themeChoice, themeColors } from './theme.ts';

const words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const sum = z
  .string()
  .check(z.regex(/^(?:0|[1-9]\d{0,14})$/, 'is a sum in the smallest unit, like "10000"'));

/** A way to deposit as operators set it; who stands behind it is a fact of the brand. */
const depositWay = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'is the name of a way to deposit')),
  isOn: z.boolean(),
  names: z.record(z.string(), words(60)),
  min: sum,
  max: sum,
  feeFixed: sum,
  feePpm: whole(0, 200_000),
  minutes: whole(1, 10_080),
  expiresMinutes: whole(5, 10_080),
  presets: z.array(sum).check(z.maxLength(6)),
  hours: z.nullable(openingHours),
  /** Where money is sent that no provider takes: only of ways without one. */
  bank: z.nullable(
    z.strictObject({ bankName: words(60), accountName: words(80), accountNumber: words(34) }),
  ),
});

/** What holds for every withdrawal: one row. */
const payoutRules = z.strictObject({
  id: z.literal('withdrawals'),
  min: sum,
  max: sum,
  perDay: whole(1, 1_000),
  feeFixed: sum,
  feePpm: whole(0, 200_000),
  depositTurnover: whole(0, 100),
  automaticUpTo: sum,
  stepUpFrom: sum,
  canCancel: z.boolean(),
  autoReceiveMinutes: whole(1, 10_080),
});

/** How amounts are written: one row, of the brand's currency. */
const currencyDisplay = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z]{3}$/, 'is a currency of three letters')),
  symbol: words(4),
  place: z.enum(SYMBOL_PLACES),
  decimals: z.enum(DECIMALS_SHOWN),
});

/** The colours of the site: one row; what can hardly be read is refused. */
const themeRow = z.strictObject({
  id: z.literal('theme'),
  initial: themeChoice,
  displayFont,
  dark: themeColors,
  light: themeColors,
});

/** What a brand's file says first and operators change while the site runs: lists of the content. */
export const settingsLists = {
  depositWays: z.array(depositWay),
  payouts: z.array(payoutRules),
  currency: z.array(currencyDisplay),
  theme: z.array(themeRow),
  approvals: z.array(approvalChain),
};

export type SettingsKind = keyof typeof settingsLists;

/** Lists that are changed by who may change the settings. */
export const SETTINGS_KINDS = Object.keys(settingsLists) as readonly SettingsKind[];

export const isSettingsKind = (kind: string): kind is SettingsKind =>
  SETTINGS_KINDS.some((each) => each === kind);

export type SettingsLists = { [Kind in SettingsKind]: z.output<(typeof settingsLists)[Kind]> };
