import { useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { clock } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { now } from '../../shared/clock.ts';
import { ageOf, hoursOf } from './age.ts';

/** How long something has waited; the colour only repeats whether that is too long. */
export function AgeTag({ since }: { since: string }) {
  const t = useT();
  const age = ageOf(instant(new Date(since)), now());
  const { hours, minutes } = hoursOf(age);
  return (
    <Tag tone={age.tone} icon={clock}>
      {hours > 0
        ? t('console.age_hours', { hours, minutes })
        : t('console.age_minutes', { minutes })}
    </Tag>
  );
}
