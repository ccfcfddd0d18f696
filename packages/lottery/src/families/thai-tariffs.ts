import type { Tariff } from '../core/tariff.ts';

/** What the plays of Thai lotteries pay for one, the stake included. */
const table = (code: string, prizes: Readonly<Record<string, string>>): Tariff => ({
  kind: 'table',
  code,
  prizes,
});

export const THAI_A = table('thai-a', {
  'top-3': '900',
  'tod-3': '130',
  'front-3': '400',
  'bottom-3': '400',
  'top-2': '90',
  'bottom-2': '90',
  'run-top': '3.2',
  'run-bottom': '4.2',
});

export const THAI_B = table('thai-b', {
  'top-3': '900',
  'tod-3': '150',
  'front-3': '450',
  'bottom-3': '450',
  'top-2': '90',
  'bottom-2': '90',
  'run-top': '3.2',
  'run-bottom': '4.2',
});

/** Lotteries with many draws. Four digits return as much of a stake as three. */
export const THAI_DAILY = table('thai-daily', {
  'top-4': '8000',
  'top-3': '800',
  'tod-3': '120',
  'top-2': '90',
  'bottom-2': '90',
  'run-top': '3.2',
  'run-bottom': '4.2',
});
