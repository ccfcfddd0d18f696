import type { Tariff } from '../core/tariff.ts';

/** What a hit pays for one unit, the stake included. A bet on all lots costs a unit for each lot. */
const table = (code: string, prizes: Readonly<Record<string, string>>): Tariff => ({
  kind: 'table',
  code,
  prizes,
});

const COMMON = {
  'lo-3': '960',
  'lo-4': '8880',
  'de-head': '98',
  'de-first': '98',
  'de-special-head': '98',
  tens: '9.8',
  units: '9.8',
  'special-3': '960',
  'head-3': '960',
  'special-4': '8880',
};

export const VIETNAM_NORTH = table('vietnam-north', {
  ...COMMON,
  'lo-2': '98.5',
  'lo-2-once': '3.649',
  'xien-2': '16',
  'xien-3': '65',
  'xien-4': '180',
  'truot-4': '2.3',
  'truot-8': '8',
  'truot-10': '12',
  de: '99',
});

export const VIETNAM_SOUTH = table('vietnam-south', {
  ...COMMON,
  'lo-2': '99',
  'lo-2-once': '5.445',
  'xien-2': '28',
  'xien-3': '150',
  'xien-4': '750',
  'truot-4': '1.8',
  'truot-8': '3.3',
  'truot-10': '4.3',
  de: '98',
});

/** For draws of our own on the southern board. */
export const VIETNAM_QUICK = table('vietnam-quick', {
  'lo-2': '99.6',
  'lo-2-once': '5.5',
  'lo-3': '980',
  'lo-4': '9500',
  'xien-2': '30',
  'xien-3': '165',
  'xien-4': '775',
  'truot-4': '2',
  'truot-8': '4',
  'truot-10': '6',
  de: '99',
  'special-3': '980',
  'special-4': '9200',
  tens: '9.94',
  units: '9.94',
  sides: '1.997',
});
