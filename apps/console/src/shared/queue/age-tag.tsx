import { useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { alert, clock } from '@baize/ui/icons';
import { now } from '../clock.ts';
import { ageOf, hoursOf } from './age.ts';
import './queue.css';

type Props = {
  since: string;
  /** Of many, it is the one that has waited longest. */
  isOldest?: boolean;
};

/** How long something has waited; the colour only repeats whether that is too long. */
export function AgeTag({ since, isOldest }: Props) {
  const t = useT();
  const age = ageOf(instant(new Date(since)), now());
  const { hours, minutes } = hoursOf(age);
  const waited =
    hours > 0 ? t('console.age_hours', { hours, minutes }) : t('console.age_minutes', { minutes });
  return (
    <span className={`age age-${age.tone}`}>
      <Icon of={age.tone === 'loss' ? alert : clock} />
      {isOldest ? t('console.oldest', { age: waited }) : waited}
    </span>
  );
}
