import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { CommandKind } from './command.ts';

export type BetStatus = 'running' | 'settled' | 'void';

/** Commands that make a bet or change one. */
export type BetEvent = Exclude<CommandKind, 'payout' | 'end-round'>;

/** The status a bet has afterwards; `done` when it has it already; else why it cannot. */
export type Step = { readonly to: BetStatus } | { readonly done: true } | VendorErrorCode;

const to = (status: BetStatus): Step => ({ to: status });
const DONE: Step = { done: true };

/**
 * The life of a bet: running → settled | void; settled → running when its result is taken back.
 * Void is the end. A cancel of a bet that never came is remembered as a void one, a tombstone, and
 * the late bet finds it. A wallet-out lives like a bet that its wallet-in settles; a tip like a bet
 * that nobody can win.
 */
const LIFE: Record<BetStatus | 'absent', Record<BetEvent, Step>> = {
  absent: {
    bet: to('running'),
    'bet-and-settle': to('settled'),
    tip: to('settled'),
    'wallet-out': to('running'),
    settle: 'bet_unknown',
    'wallet-in': 'bet_unknown',
    rollback: to('void'),
    'cancel-tip': to('void'),
    unsettle: 'bet_unknown',
    resettle: 'bet_unknown',
    'void-settled': 'bet_unknown',
    'return-stake': 'bet_unknown',
    adjust: 'bet_unknown',
  },
  running: {
    bet: 'repeated_differently',
    'bet-and-settle': 'repeated_differently',
    tip: 'repeated_differently',
    'wallet-out': 'repeated_differently',
    settle: to('settled'),
    'wallet-in': to('settled'),
    rollback: to('void'),
    'cancel-tip': to('void'),
    unsettle: 'bet_not_settled',
    resettle: to('settled'),
    'void-settled': to('void'),
    'return-stake': to('running'),
    adjust: to('running'),
  },
  settled: {
    bet: 'repeated_differently',
    'bet-and-settle': 'repeated_differently',
    tip: 'repeated_differently',
    'wallet-out': 'repeated_differently',
    settle: 'settled_differently',
    'wallet-in': 'settled_differently',
    rollback: 'bet_settled',
    'cancel-tip': to('void'),
    unsettle: to('running'),
    resettle: to('settled'),
    'void-settled': to('void'),
    'return-stake': 'bet_settled',
    adjust: to('settled'),
  },
  void: {
    bet: 'bet_void',
    'bet-and-settle': 'bet_void',
    tip: 'bet_void',
    'wallet-out': 'bet_void',
    settle: 'bet_void',
    'wallet-in': 'bet_void',
    rollback: DONE,
    'cancel-tip': DONE,
    unsettle: 'bet_void',
    resettle: 'bet_void',
    'void-settled': DONE,
    'return-stake': DONE,
    adjust: 'bet_void',
  },
};

/** What an event does to a bet of that status. */
export const step = (status: BetStatus | 'absent', event: BetEvent): Step => LIFE[status][event];
