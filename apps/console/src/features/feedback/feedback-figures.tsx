import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { lengthText } from '../../shared/length-text.ts';
import './feedback.css';
import { useFeedbackDesk } from './use-feedback.ts';

/** How fast people are answered, and who waits longer than was promised. */
export function FeedbackFigures() {
  const t = useT();
  const { number } = useFormats();
  const { data } = useFeedbackDesk();
  if (!data) return null;
  const { medianFirstAnswerSeconds, medianClosingSeconds, waiting, overdue } = data.figures;
  return (
    <div className="feedback-figures">
      <Facts
        facts={[
          { name: t('console.fb_waiting_now'), value: number(waiting) },
          { name: t('console.fb_overdue_now'), value: number(overdue) },
          { name: t('console.fb_median_first'), value: lengthText(medianFirstAnswerSeconds, t) },
          { name: t('console.fb_median_closing'), value: lengthText(medianClosingSeconds, t) },
        ]}
      />
    </div>
  );
}
