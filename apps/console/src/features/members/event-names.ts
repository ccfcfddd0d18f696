import type { PlainKey } from '@baize/i18n/translate';

/** What happened, by its whole name or by what stands before its state. */
export const EVENT_NAMES: Readonly<Record<string, PlainKey>> = {
  deposit: 'players.deposit',
  withdrawal: 'players.withdrawal',
  bonus: 'players.bonus',
  login_in: 'players.login_in',
  login_refused: 'players.login_refused',
  login_factor: 'players.login_factor',
};

/** How far it has come. */
export const EVENT_STATES: Readonly<Record<string, PlainKey>> = {
  deposit_opening: 'console.dstatus_opening',
  deposit_waiting: 'console.dstatus_waiting',
  deposit_checking: 'console.dstatus_checking',
  deposit_credited: 'console.dstatus_credited',
  deposit_expired: 'console.dstatus_expired',
  deposit_cancelled: 'console.dstatus_cancelled',
  deposit_failed: 'console.dstatus_failed',
  deposit_refused: 'console.dstatus_refused',
  withdrawal_review: 'console.status_review',
  withdrawal_approved: 'console.status_approved',
  withdrawal_paying: 'console.status_paying',
  withdrawal_paid: 'console.status_paid',
  withdrawal_received: 'console.status_received',
  withdrawal_partly: 'console.status_partly',
  withdrawal_notReceived: 'console.status_not_received',
  withdrawal_closed: 'console.status_closed',
  withdrawal_refused: 'console.status_refused',
  withdrawal_cancelled: 'console.status_cancelled',
  bonus_active: 'players.bonus_active',
  bonus_completed: 'players.bonus_completed',
  bonus_forfeited: 'players.bonus_forfeited',
  bonus_expired: 'players.bonus_expired',
};
