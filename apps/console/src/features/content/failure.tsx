import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { fieldName } from './field-name.ts';
import { problemsOf } from './problems.ts';

type Props = { error: unknown; isStale: boolean };

/** Why nothing was published; of a version that was overtaken its own note tells. */
export function Failure({ error, isStale }: Props) {
  const t = useT();
  const problems = [...problemsOf(error)];
  if (!error || isStale) return null;
  if (problems.length === 0) return <CallError error={error} />;
  return (
    <div role="alert">
      <Note tone="loss">
        <p>{t('content.problems')}</p>
        <ul>
          {problems.map(([place, reason]) => (
            <li key={place}>
              {fieldName(t, place.split('.'))} <code>{place}</code>: {reason}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}
