import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { actionName } from '../../shared/action-names.ts';
import type { Overview } from '../../shared/overview-query.ts';

/** Who changed what, the newest first. */
export function RecentLines({ lines }: { lines: NonNullable<Overview['recent']> }) {
  const t = useT();
  const formats = useFormats();
  if (lines.length === 0) return <p className="muted">{t('console.none_yet')}</p>;
  return (
    <ol className="recent">
      {lines.map(({ at, operator, action, subject, subjectName }) => (
        <li key={`${at} ${operator} ${action} ${subject}`}>
          <span title={subject}>
            <b>{operator || subjectName || t('console.nobody_known')}</b> {actionName(action, t)}
          </span>
          <time dateTime={at}>{formats.dateTime(instant(new Date(at)))}</time>
        </li>
      ))}
    </ol>
  );
}
