import type { Feedback, FeedbackEntry } from '@baize/contract/feedback';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { KIND_NAMES } from './feedback-form.tsx';
import { ReplyForm } from './reply-form.tsx';
import { STATUS_NAMES, STATUS_TONES } from './status-names.ts';
import { useFeedback } from './use-feedback.ts';

/** The member's own cases, the newest first; none shows nothing. */
export function MyCases() {
  const t = useT();
  const asked = useFeedback();
  return (
    <Answered query={asked} waiting={<Waiting />}>
      {({ pages }) => {
        const cases = pages.flatMap((page) => page.cases);
        if (cases.length === 0) return null;
        return (
          <section className="feedback-cases" aria-labelledby="feedback-cases">
            <h2 id="feedback-cases">{t('feedback.cases')}</h2>
            {cases.map((each) => (
              <CaseCard key={each.feedbackId} of={each} />
            ))}
            <MoreButton more={asked}>{t('feedback.older')}</MoreButton>
          </section>
        );
      }}
    </Answered>
  );
}

function CaseCard({ of }: { of: Feedback }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Card className="feedback-case" aria-label={of.reference}>
      <header>
        <div>
          <h3>
            <bdi>{of.reference}</bdi>
          </h3>
          <span className="faint small">
            {t(KIND_NAMES[of.kind])}
            {of.answerBy &&
              ` · ${t('feedback.answer_by', { time: dateTime(instant(new Date(of.answerBy))) })}`}
          </span>
        </div>
        <Tag tone={STATUS_TONES[of.status]}>{t(STATUS_NAMES[of.status])}</Tag>
      </header>
      <ol className="feedback-thread">
        {of.entries.map((entry) => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </ol>
      <ReplyForm of={of} />
    </Card>
  );
}

function Entry({ entry: { at, isTeam, text, attachmentIds } }: { entry: FeedbackEntry }) {
  const t = useT();
  const { dateTime } = useFormats();
  const count = attachmentIds.length;
  return (
    <li className={isTeam ? 'is-team' : undefined}>
      <b>{t(isTeam ? 'feedback.team' : 'feedback.you')}</b>{' '}
      <time className="faint small" dateTime={at}>
        {dateTime(instant(new Date(at)))}
      </time>
      <p>{text}</p>
      {count > 0 && <span className="faint small">{t('feedback.picture_count', { count })}</span>}
    </li>
  );
}

const Waiting = () => (
  <Loading className="feedback-cases">
    <Skeleton height="12rem" />
  </Loading>
);
