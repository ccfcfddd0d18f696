import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Link } from '@tanstack/react-router';
import { useUsedLimit } from './used-limit.ts';

const TEXTS = {
  stake: {
    day: 'play.stake_used_day',
    week: 'play.stake_used_week',
    month: 'play.stake_used_month',
  },
  loss: { day: 'play.loss_used_day', week: 'play.loss_used_week', month: 'play.loss_used_month' },
} as const;

/** Says above the game that a limit is used up: no bet is taken until it renews. */
export function LimitNotice({ isPlaying }: { isPlaying: boolean }) {
  const t = useT();
  const formats = useFormats();
  const used = useUsedLimit(isPlaying);
  if (used === null) return null;
  const when = formats.dateTime(instant(new Date(used.renewsAt)));
  return (
    <output className="play-limit">
      {t(TEXTS[used.kind][used.period], { when })}{' '}
      <Link to="/member/limits">{t('play.check_limits')}</Link>
    </output>
  );
}
