import { useLanguage, useT } from '@baize/i18n/react.tsx';
import { DAY_MS } from '@baize/std/time';
import { useBrand } from '../../shared/loading/start.tsx';

/** A Monday, to count the days of the week from. */
const MONDAY = Date.UTC(2024, 0, 1);

/** When an agent reaches a person, by the brand's days and clock. */
export function SupportHours() {
  const t = useT();
  const { tag } = useLanguage();
  const { days, from, to } = useBrand().agentSupport;
  const names = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const dayName = (day: number) => names.format(MONDAY + (day - 1) * DAY_MS);
  const [first, last] = days;
  return t('agent.hours', { first: dayName(first), last: dayName(last), from, to });
}
