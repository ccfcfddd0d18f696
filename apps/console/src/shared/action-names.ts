import type { PlainKey, Translate } from '@baize/i18n/translate';

const NAMES: Readonly<Record<string, PlainKey>> = {
  'operator.signed_in': 'console.did_signed_in',
  'operator.sign_in_refused': 'console.did_sign_in_refused',
  'operator.signed_out': 'console.did_signed_out',
  'operator.added': 'console.did_operator_added',
  'operator.set_up': 'console.did_operator_set_up',
  'operator.link_sent': 'console.did_operator_link_sent',
  'operator.renewed': 'console.did_operator_renewed',
  'operator.approval_refused': 'console.did_approval_refused',
  'operator.role_changed': 'console.did_role_changed',
  'operator.opened': 'console.did_operator_opened',
  'operator.closed': 'console.did_operator_closed',
  'operator.authenticator_reset': 'console.did_authenticator_reset',
  'deposit.approved': 'console.did_deposit_approved',
  'deposit.credited': 'console.did_deposit_credited',
  'deposit.refused': 'console.did_deposit_refused',
  'withdrawal.agreed': 'console.did_withdrawal_agreed',
  'withdrawal.approved': 'console.did_withdrawal_approved',
  'withdrawal.refused': 'console.did_withdrawal_refused',
  'claim.agreed': 'console.did_claim_agreed',
  'claim.returned': 'console.did_claim_returned',
  'claim.forcedReceived': 'console.did_claim_forced',
  'redemption.approved': 'console.did_redemption_approved',
  'redemption.rejected': 'console.did_redemption_rejected',
  'adjustment.asked': 'console.did_adjustment_asked',
  'adjustment.approved': 'console.did_adjustment_approved',
  'adjustment.refused': 'console.did_adjustment_refused',
  'agreement.offered': 'console.did_agreement_offered',
  'agreement.withdrawn': 'console.did_agreement_withdrawn',
  'agreement.ended': 'console.did_agreement_ended',
  'agreement.ending_asked': 'console.did_ending_asked',
  'agreement.ending_rejected': 'console.did_ending_rejected',
  'agreement.ending_withdrawn': 'console.did_ending_withdrawn',
  'bill.rejected': 'console.did_bill_rejected',
  'content.published': 'console.did_content_published',
  'content.withdrawn': 'console.did_content_withdrawn',
  'content.restored': 'console.did_content_restored',
  'application.approved': 'console.did_application_approved',
  'application.rejected': 'console.did_application_rejected',
  'member.password_issued': 'console.did_password_issued',
  'member.excluded': 'console.did_member_excluded',
  'member.stopped': 'console.did_member_stopped',
  'member.reopened': 'console.did_member_reopened',
  'member.moved': 'console.did_member_moved',
  'case.taken': 'console.did_case_taken',
  'case.noted': 'console.did_case_noted',
  'case.ended': 'console.did_case_ended',
  'feedback.taken': 'console.did_feedback_taken',
  'feedback.assigned': 'console.did_feedback_assigned',
  'feedback.answered': 'console.did_feedback_answered',
  'feedback.answered_closed': 'console.did_feedback_answered_closed',
  'feedback.closed': 'console.did_feedback_closed',
  'difference.closed': 'console.did_difference_closed',
};

/** Every action that has a name, for a choice of them. */
export const ACTIONS: readonly string[] = Object.keys(NAMES);

/** What was done, in words; an action this page has never heard of stands as it is. */
export function actionName(action: string, t: Translate): string {
  const name = NAMES[action];
  return name ? t(name) : action;
}
