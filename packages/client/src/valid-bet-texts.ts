import type { BetOfList } from '@baize/contract/records';
import type { ValidBetReason } from '@baize/contract/valid-bet';
import type { PlainKey } from '@baize/i18n/translate';

/** Why a bet counts as much as it does. */
export const VALID_BET_TEXTS = {
  counted: 'records.valid_counted',
  net_result: 'records.valid_net_result',
  both_sides: 'records.valid_both_sides',
  push: 'records.valid_push',
  void: 'records.valid_void',
  free: 'records.valid_free',
  tip: 'records.valid_tip',
  running: 'records.valid_running',
  pending: 'records.valid_pending',
} as const satisfies Record<ValidBetReason, PlainKey>;

/** Whether it can be said already what the bet counts. */
export const isCounted = ({ validReason }: Pick<BetOfList, 'validReason'>): boolean =>
  validReason !== 'running' && validReason !== 'pending';
