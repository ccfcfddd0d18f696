import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Facts } from '@baize/ui/facts.tsx';
import { lengthText } from '../../shared/length-text.ts';
import './support.css';
import { useSupportFigures } from './use-support.ts';

/** Whether the desk is open, who waits, and how fast and how well members are helped. */
export function SupportFigures() {
  const t = useT();
  const { number, dateTime } = useFormats();
  const { data } = useSupportFigures();
  if (!data) return null;
  const { waiting, active, medianFirstAnswerSeconds, medianClosingSeconds, rating, ratings } =
    data.figures;
  const at = (moment: string) => dateTime(instant(new Date(moment)));
  const hours = () => {
    if (!data.isOffered) return t('console.sup_off');
    if (data.opensAt) return t('console.sup_shut_until', { time: at(data.opensAt) });
    if (data.closesAt) return t('console.sup_open_until', { time: at(data.closesAt) });
    return t('console.sup_open');
  };
  return (
    <div className="support-figures">
      <Facts
        facts={[
          { name: t('console.sup_desk'), value: hours() },
          { name: t('console.fb_waiting_now'), value: number(waiting) },
          { name: t('console.sup_active_now'), value: number(active) },
          { name: t('console.fb_median_first'), value: lengthText(medianFirstAnswerSeconds, t) },
          { name: t('console.sup_median_closing'), value: lengthText(medianClosingSeconds, t) },
          {
            name: t('console.sup_rating'),
            value:
              rating === null
                ? '—'
                : t('console.sup_rating_of', {
                    rating: number(Math.round(rating * 10) / 10),
                    count: ratings,
                  }),
          },
        ]}
      />
    </div>
  );
}
