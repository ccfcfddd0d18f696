import type { BetOfList } from '@baize/contract/records';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Tag, type Tone } from '@baize/ui/tag.tsx';

type BetState = 'running' | 'void' | 'tip' | 'won' | 'lost' | 'even';

const LOOKS = {
  running: ['records.running', 'info'],
  void: ['records.void', 'warn'],
  tip: ['records.tip', 'plain'],
  won: ['records.won', 'win'],
  lost: ['records.lost', 'plain'],
  even: ['records.even', 'plain'],
} as const satisfies Record<BetState, readonly [PlainKey, Tone]>;

/** What became of a bet, in a word. */
export function BetTag({ bet }: { bet: BetOfList }) {
  const t = useT();
  const state = standingOf(bet);
  const [word, tone] = LOOKS[state];
  const isFree = bet.kind === 'bet' && bet.stake === 0n;
  // Nothing was staked: a free round without a win is not even.
  const isWithoutWin = isFree && state === 'even';
  return (
    <>
      {isFree && <Tag>{t('records.free')}</Tag>}
      {!isWithoutWin && <Tag tone={tone}>{t(word)}</Tag>}
    </>
  );
}

function standingOf({ kind, status, result }: BetOfList): BetState {
  if (status !== 'settled') return status;
  if (kind === 'tip') return 'tip';
  const change = result ?? 0n;
  return change > 0n ? 'won' : change < 0n ? 'lost' : 'even';
}
