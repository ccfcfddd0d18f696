import type { AgreementKind, AgreementStatus, Carry, Period } from '@baize/contract/agreement';
import type { PlainKey } from '@baize/i18n/translate';
import type { Tone } from './tag.tsx';

export const KINDS: Readonly<Record<AgreementKind, PlainKey>> = {
  dividend: 'agreements.dividend',
  daily: 'agreements.daily',
  hourly: 'agreements.hourly',
  realtime: 'agreements.realtime',
};

export const EVERY: Readonly<Record<Period, PlainKey>> = {
  slot: 'agreements.every_slot',
  hour: 'agreements.every_hour',
  day: 'agreements.every_day',
  week: 'agreements.every_week',
  halfMonth: 'agreements.every_half_month',
  month: 'agreements.every_month',
};

export const CARRY_WORDS: Readonly<Record<Carry, PlainKey>> = {
  none: 'agreements.carry_none',
  once: 'agreements.carry_once',
  forever: 'agreements.carry_forever',
};

export const CARRY_CHOICES: Readonly<Record<Carry, PlainKey>> = {
  none: 'agreements.carry_none_short',
  once: 'agreements.carry_once_short',
  forever: 'agreements.carry_forever_short',
};

export const STATUSES: Readonly<Record<AgreementStatus, readonly [PlainKey, Tone]>> = {
  offered: ['agreements.is_offered', 'info'],
  agreed: ['agreements.is_agreed', 'win'],
  rejected: ['agreements.is_rejected', 'loss'],
  withdrawn: ['agreements.is_withdrawn', 'plain'],
  expired: ['agreements.is_expired', 'plain'],
  replaced: ['agreements.is_replaced', 'plain'],
  ended: ['agreements.is_ended', 'plain'],
};
