import { wholePlayName } from '@baize/client/play-names';
import type { NumberState } from '@baize/contract/draw-limits';
import type { DeskDrawRow, DrawStatus } from '@baize/contract/draw-shape';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Tone } from '@baize/ui/tag.tsx';

export const DRAW_STATUSES = {
  scheduled: ['draws.is_scheduled', 'plain'],
  selling: ['draws.is_selling', 'win'],
  closed: ['draws.is_closed', 'plain'],
  drawing: ['draws.is_drawing', 'info'],
  awaiting: ['draws.is_awaiting', 'warn'],
  entered: ['draws.is_entered', 'warn'],
  confirmed: ['draws.is_confirmed', 'info'],
  settling: ['draws.is_settling', 'info'],
  settled: ['draws.is_settled', 'win'],
  corrected: ['draws.is_corrected', 'info'],
  void: ['draws.is_void', 'loss'],
} as const satisfies Record<DrawStatus, readonly [PlainKey, Tone]>;

/** What somebody has to do about it; otherwise how it stands. */
export function standingOf({
  status,
  entries,
  isProposed,
}: DeskDrawRow): readonly [PlainKey, Tone] {
  if (isProposed) return ['draws.waits_correction', 'warn'];
  if (status === 'entered' && entries > 1) return ['draws.waits_differ', 'loss'];
  return DRAW_STATUSES[status];
}

export const NUMBER_STATES = {
  open: ['draws.number_open', 'plain'],
  half: ['draws.number_half', 'warn'],
  closed: ['draws.number_closed', 'loss'],
} as const satisfies Record<NumberState, readonly [PlainKey, Tone]>;

const PRIZES: Readonly<Record<string, PlainKey>> = {
  special: 'draws.prize_special',
  first: 'draws.prize_1',
  second: 'draws.prize_2',
  third: 'draws.prize_3',
  fourth: 'draws.prize_4',
  fifth: 'draws.prize_5',
  sixth: 'draws.prize_6',
  seventh: 'draws.prize_7',
  eighth: 'draws.prize_8',
  'front-3': 'draws.prize_front_3',
  'last-3': 'draws.prize_last_3',
  'last-2': 'draws.prize_last_2',
  numbers: 'draws.prize_numbers',
  normal: 'draws.prize_numbers',
  result: 'draws.prize_numbers',
};

/** The name of a prize of a board; one this page has never heard of stands as it is. */
export function prizeName(prize: string, t: Translate): string {
  const name = PRIZES[prize];
  return name ? t(name) : prize;
}

export const TICKET_STATUSES: Readonly<Record<string, PlainKey>> = {
  pending: 'draws.ticket_pending',
  reserved: 'draws.ticket_reserved',
  accepted: 'draws.ticket_accepted',
  refused: 'draws.ticket_refused',
  cancelling: 'draws.ticket_cancelling',
  cancelled: 'draws.ticket_cancelled',
  settled: 'draws.ticket_settled',
};

/** All lotteries, all plays: where a limit holds that has no closer one. */
export const EVERY = '*';

export type LotteryNames = ReadonlyMap<string, string>;

/** A lottery by its name; all of them where none is named. */
export const lotteryOrAll = (code: string, names: LotteryNames, t: Translate): string =>
  code === EVERY ? t('draws.every') : (names.get(code) ?? code);

/** A play by the name that players know it by; all of them where none is named. */
export const playOrAll = (code: string, t: Translate): string =>
  code === EVERY ? t('draws.every') : wholePlayName(code, t);
