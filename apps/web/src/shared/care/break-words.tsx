import type { ExclusionInForce } from '@baize/contract/exclusion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import './break-words.css';

/** The break, and until when. */
export function BreakTitle({ exclusion }: { exclusion: ExclusionInForce }) {
  const t = useT();
  const formats = useFormats();
  if (exclusion.isForGood) return t('security.break_for_good_on');
  const when = formats.dateTime(instant(new Date(exclusion.until)));
  return exclusion.kind === 'exclusion'
    ? t('security.exclusion_until', { when })
    : t('security.break_until', { when });
}

/** What a break shuts and leaves open, the way to one's money and to help. */
export function BreakWords() {
  const t = useT();
  return (
    <>
      <p>{t('security.break_on_text')}</p>
      <div className="break-ways">
        <Link to="/member/withdraw" search={{}} className={buttonClass({ look: 'line' })}>
          {t('security.break_withdraw')}
        </Link>
        <Link to="/help" hash="limits" hashScrollIntoView={false} className="link">
          {t('security.break_help')}
        </Link>
      </div>
    </>
  );
}
