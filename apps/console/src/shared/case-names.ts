import type { CaseFile, CaseKind } from '@baize/contract/case';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { RULE_WORDS } from './risk-words.ts';

export const CASE_KIND_NAMES = {
  alert: 'console.case_alert',
  reconciliation: 'console.case_reconciliation',
  payment: 'console.case_payment',
  claim: 'console.case_claim',
  operator: 'console.case_operator',
  reward: 'console.case_reward',
  exclusion: 'console.case_exclusion',
  risk: 'ops.case_risk',
  care: 'ops.case_care',
} as const satisfies Record<CaseKind, PlainKey>;

const CODES: Readonly<Record<string, PlainKey>> = {
  repeated_differently: 'console.case_repeated_differently',
  settled_differently: 'console.case_settled_differently',
  result_not_bet: 'console.case_result_not_bet',
  bet_of_another: 'console.case_bet_of_another',
  funds_spent: 'console.case_funds_spent',
  payout_above_ceiling: 'console.case_payout_above_ceiling',
  round_above_ceiling: 'console.case_round_above_ceiling',
  soft_play: 'console.case_soft_play',
  chip_dumping: 'console.case_chip_dumping',
  books_unbalanced: 'console.unbalanced',
  clearing_differs: 'console.case_clearing_differs',
  movement_missing_here: 'console.missing_here',
  movement_missing_there: 'console.missing_there',
  player_differs: 'console.case_player_differs',
  statement_contradicts: 'console.case_statement_contradicts',
  bet_aged: 'console.case_bet_aged',
  missing_here: 'console.missing_here',
  missing_there: 'console.missing_there',
  amount_differs: 'console.amount_differs',
  partly: 'console.status_partly',
  notReceived: 'console.status_not_received',
  closed: 'console.status_closed',
  shared_bank_account: 'console.case_shared_bank_account',
  shared_document: 'console.case_shared_document',
  shared_device: 'console.case_shared_device',
  bank_account: 'console.case_same_bank_account',
  document: 'console.case_same_document',
  device: 'console.case_same_device',
  name_and_birthday: 'console.case_same_person',
  approval_too_new: 'console.case_approval_too_new',
  approval_of_maker: 'console.case_approval_of_maker',
  emergency: 'rights.emergency_alert',
  webhook_stopped: 'integrations.stopped_alert',
};

const RULES: Readonly<Record<string, readonly [PlainKey, PlainKey]>> = RULE_WORDS;

/** What is wrong, in words; a code this page has never heard of stands as it is. */
export function caseName({ code }: Pick<CaseFile, 'code'>, t: Translate): string {
  const name = CODES[code] ?? RULES[code]?.[0];
  return name ? t(name) : code.replaceAll('_', ' ');
}

const OUTCOMES: Readonly<Record<string, PlainKey>> = {
  explained: 'console.outcome_explained',
  corrected: 'console.outcome_corrected',
  returned: 'console.outcome_returned',
  released: 'console.outcome_released',
  refused: 'console.outcome_refused',
  forcedReceived: 'console.outcome_received',
  confirmed: 'ops.outcome_confirmed',
  dismissed: 'ops.outcome_dismissed',
};

/** Of a case about looking after somebody, nothing is proven or unfounded. */
const CARE_OUTCOMES: Readonly<Record<string, PlainKey>> = {
  confirmed: 'ops.care_confirmed',
  dismissed: 'ops.care_dismissed',
};

export function outcomeName(kind: CaseKind, outcome: string, t: Translate): string {
  const name = (kind === 'care' ? CARE_OUTCOMES : OUTCOMES)[outcome];
  return name ? t(name) : outcome;
}
