import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import './feedback.css';
import { STATUS_NAMES, STATUS_TONES } from './status-names.ts';
import { useFeedback } from './use-feedback.ts';

/** The member's newest open case with its last word: it matters more than any article. */
export function OpenCase() {
  const t = useT();
  const { dateTime } = useFormats();
  const { data } = useFeedback();
  const open = data?.pages[0]?.cases.find(({ status }) => status !== 'closed');
  const last = open?.entries.at(-1);
  if (!open || !last) return null;
  return (
    <Card className="feedback-case" aria-labelledby="open-case">
      <header>
        <div>
          <h2 id="open-case">{t('feedback.open_case')}</h2>
          <bdi className="faint small">{open.reference}</bdi>
        </div>
        <Tag tone={STATUS_TONES[open.status]}>{t(STATUS_NAMES[open.status])}</Tag>
      </header>
      <div>
        <b>{t(last.isTeam ? 'feedback.team' : 'feedback.you')}</b>{' '}
        <time className="faint small" dateTime={last.at}>
          {dateTime(instant(new Date(last.at)))}
        </time>
        <p className="feedback-last">{last.text}</p>
      </div>
      <Link to="/feedback" className={buttonClass({ look: 'line' })}>
        {t('feedback.open_case_read')}
      </Link>
    </Card>
  );
}
