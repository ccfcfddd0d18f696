import { type CalledMarket, lineOf, marketName, type Sides } from '@baize/client/sport-names';
import type { TradedMatch } from '@baize/contract/trading-shape';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Tone } from '@baize/ui/tag.tsx';

export const matchName = ({ home, away }: Sides): string => `${home.name} – ${away.name}`;

/** A market with its line, as one of a list. */
export function marketTitle(market: CalledMarket, t: Translate): string {
  const line = lineOf(market, 'home');
  const name = marketName(market, t);
  return line === null ? name : `${name} ${line}`;
}

type TradingState = Pick<TradedMatch, 'status' | 'stopped' | 'main'>;

/** Whether it is sold, in a word. */
export function stateOf({ status, stopped, main }: TradingState): readonly [PlainKey, Tone] {
  if (stopped !== null) return ['trading.is_stopped', 'loss'];
  if (status === 'postponed' || status === 'interrupted') return ['trading.is_waiting', 'warn'];
  if (main?.status === 'suspended') return ['trading.is_suspended', 'warn'];
  return status === 'live' ? ['trading.is_live', 'win'] : ['trading.is_open', 'plain'];
}

export const MARKET_STATES: Readonly<Record<string, readonly [PlainKey, Tone]>> = {
  active: ['trading.is_open', 'win'],
  suspended: ['trading.is_suspended', 'warn'],
  settled: ['trading.is_settled', 'plain'],
  cancelled: ['trading.is_cancelled', 'plain'],
};

const ACTS: Readonly<Record<string, PlainKey>> = {
  stop: 'trading.did_stopped',
  resume: 'trading.did_resumed',
  nudge: 'trading.did_nudged',
  cancel_window: 'trading.did_cancelled',
  result_entered: 'trading.did_result_entered',
  result_confirmed: 'trading.did_result_confirmed',
  result_withdrawn: 'trading.did_result_withdrawn',
};

/** What a trader did; an act this page has never heard of stands as it is. */
export function actName(kind: string, t: Translate): string {
  const name = ACTS[kind];
  return name ? t(name) : kind;
}
