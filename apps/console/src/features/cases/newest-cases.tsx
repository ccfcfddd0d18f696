import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Answered } from '../../shared/answered.tsx';
import { CASE_KIND_NAMES, caseName } from '../../shared/case-names.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { AgeTag } from '../../shared/queue/age-tag.tsx';
import './newest-cases.css';
import { useCases } from './use-cases.ts';

const SHOWN = 6;
const NEWEST = { sort: 'time', direction: 'down' } as const;
const OPEN = { view: 'open', kind: undefined } as const;

/** The newest of what somebody must look at, each a press away from the desk of cases. */
export function NewestCases() {
  const t = useT();
  const query = useCases(OPEN, 1, NEWEST);
  return (
    <Card padding="tight" className="newest-cases">
      <h2>{t('live.alerts')}</h2>
      <Answered query={query}>
        {({ cases }) =>
          cases.length === 0 ? (
            <p className="muted">{t('live.alerts_none')}</p>
          ) : (
            <ul>
              {cases.slice(0, SHOWN).map((file) => (
                <li key={`${file.kind} ${file.source}`}>
                  <span>
                    <ConsoleLink
                      to="/cases"
                      query={{ kind: file.kind }}
                      className="link link-quiet"
                    >
                      {caseName(file, t)}
                    </ConsoleLink>
                    <small className="faint">
                      {t(CASE_KIND_NAMES[file.kind])}
                      {file.party && <> · {file.party}</>}
                    </small>
                  </span>
                  <AgeTag since={file.openedAt} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Card>
  );
}
