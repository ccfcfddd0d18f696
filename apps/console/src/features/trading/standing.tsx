import type { TradedMatch } from '@baize/contract/trading-shape';
import { useFormats } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';

/** Minutes are counted where the clock ends a match. */
const TIMED: readonly string[] = ['football', 'basketball'];

/** When it begins; in play how it stands. */
export function Standing({
  match,
}: {
  match: Pick<TradedMatch, 'status' | 'score' | 'minute' | 'startsAt' | 'sport'>;
}) {
  const { dateTime } = useFormats();
  if (!match.score || match.status === 'scheduled') {
    return dateTime(instant(new Date(match.startsAt)));
  }
  const score = `${match.score.home}–${match.score.away}`;
  return TIMED.includes(match.sport) ? `${match.minute}′ ${score}` : score;
}
