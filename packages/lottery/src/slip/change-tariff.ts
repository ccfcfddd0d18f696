import {
  decimalText,
  fraction,
  isMore,
  NOTHING,
  readFraction,
  times,
  WHOLE,
} from '../core/fraction.ts';
import type { Lottery } from '../core/lottery.ts';
import { BACK, type Play } from '../core/play.ts';
import { GROUP_MAX, GROUP_MIN, groupTariff, type Tariff } from '../core/tariff.ts';
import { playReturns } from './play-prizes.ts';

/** Prizes by the names that a tariff has them under; of a prize group, `group`. */
export type PrizeChange = Readonly<Record<string, string>>;

export type PrizeRefusal = {
  readonly reason: 'name' | 'prize' | 'group' | 'return';
  /** The prize that is wrong, or the play that would return more than is staked. */
  readonly name: string;
  /** How many per cent it would return. */
  readonly returns?: string;
};

type Changed =
  | { readonly ok: true; readonly value: Tariff }
  | { readonly ok: false; readonly refusal: PrizeRefusal };

const PRIZE = /^\d{1,7}(\.\d{1,4})?$/;

/** A tariff with other prizes, if no play that they change returns more than is staked on it. */
export function changeTariff(lottery: Lottery, tariff: Tariff, change: PrizeChange): Changed {
  const changed = tariff.kind === 'table' ? changeTable(tariff, change) : changeGroup(change);
  if (!changed.ok) return changed;
  const generous = findGenerous(changedPlays(lottery, changed.value, change), changed.value);
  return generous ? { ok: false, refusal: generous } : changed;
}

type Table = Extract<Tariff, { kind: 'table' }>;

function changeTable(tariff: Table, change: PrizeChange): Changed {
  for (const [name, text] of Object.entries(change)) {
    if (!Object.hasOwn(tariff.prizes, name)) return refuse('name', name);
    const isPrize = PRIZE.test(text) && isMore(readFraction(text), NOTHING);
    if (!isPrize) return refuse('prize', name);
  }
  const prizes = { ...tariff.prizes };
  for (const [name, text] of Object.entries(change)) {
    // In its one form: 90.0 is the prize that 90 is.
    prizes[name] = decimalText(readFraction(text));
  }
  return { ok: true, value: { ...tariff, prizes } };
}

function changeGroup({ group: text = '', ...others }: PrizeChange): Changed {
  const [other] = Object.keys(others);
  if (other !== undefined) return refuse('name', other);
  const group = /^\d{4}$/.test(text) ? Number(text) : 0;
  const isGroup = group >= GROUP_MIN && group <= GROUP_MAX;
  return isGroup ? { ok: true, value: groupTariff(group) } : refuse('group', 'group');
}

const refuse = (reason: PrizeRefusal['reason'], name: string): Changed => ({
  ok: false,
  refusal: { reason, name },
});

const changedPlays = ({ plays }: Lottery, tariff: Tariff, change: PrizeChange): readonly Play[] => {
  if (tariff.kind === 'group') return plays;
  const codes = new Set(Object.keys(change).map((name) => name.split('.')[0]));
  return plays.filter(({ code }) => codes.has(code));
};

/** The first of these plays that returns more than is staked on it, counted exactly. */
function findGenerous(plays: readonly Play[], tariff: Tariff): PrizeRefusal | null {
  for (const play of plays) {
    const most = playReturns(play, tariff)?.most;
    if (!most || !isMore(most, WHOLE)) continue;
    return {
      reason: 'return',
      name: play.code,
      returns: decimalText(times(most, fraction(100)), 2),
    };
  }
  return null;
}

/** The prizes of a tariff that can be set, by their names, in the order of the plays. */
export function namedPrizes(lottery: Lottery, tariff: Tariff): PrizeChange {
  if (tariff.kind === 'group') return { group: `${tariff.group}` };
  const names = lottery.plays.flatMap((play) => namesOf(play.code, tariff));
  return Object.fromEntries(names.map((name) => [name, tariff.prizes[name] ?? '']));
}

const namesOf = (code: string, { prizes }: Table): readonly string[] =>
  Object.keys(prizes).filter(
    (name) => name === code || (name.startsWith(`${code}.`) && name !== `${code}.${BACK}`),
  );
