import type { HealthState, OutsideHealth } from '@baize/contract/live';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type ReactNode, useState } from 'react';
import { ConsoleLink, type ConsolePath, type Query } from '../../shared/console-link.tsx';
import type { Overview } from '../../shared/overview-query.ts';
import { useMay } from '../../shared/use-operator.ts';
import type { Live } from './use-live.ts';

const STATE_NAMES: Readonly<Record<HealthState, PlainKey>> = {
  well: 'live.state_well',
  slow: 'live.state_slow',
  failing: 'live.state_failing',
  quiet: 'live.state_quiet',
  closed: 'live.state_closed',
};

/** What needs a look comes first. */
const ORDER: readonly HealthState[] = ['failing', 'slow', 'closed', 'well', 'quiet'];

const SHOWN = 8;

type Props = { live: Live; overview: Overview };

/** The ledger, the vendors and the payment providers, as they were in the last quarter of an hour. */
export function Health({ live: { vendors, providers }, overview: { isBalanced } }: Props) {
  const t = useT();
  const may = useMay();
  const [isWhole, setWhole] = useState(false);
  const ordered = vendors.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN);
  return (
    <Card padding="tight" className="health">
      <h2>{t('live.health')}</h2>
      <ul>
        <Line
          state={isBalanced ? 'well' : 'failing'}
          name={t('live.ledger')}
          to={may('books.read') ? '/books' : null}
        >
          {t(isBalanced ? 'live.ledger_well' : 'live.ledger_broken')}
        </Line>
        {providers.map((one) => (
          <Outside
            key={one.code}
            one={one}
            kind={t('live.provider')}
            to={may('books.read') ? '/books' : null}
          />
        ))}
        {shown.map((one) => (
          <Outside
            key={one.code}
            one={one}
            kind={t('live.vendor')}
            to={may('reports.read') ? '/reports' : null}
            query={{ vendor: one.code, by: 'game' }}
          />
        ))}
      </ul>
      {ordered.length > SHOWN && (
        <button type="button" className="link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('live.less') : t('live.all_vendors', { count: ordered.length })}
        </button>
      )}
    </Card>
  );
}

type OutsideProps = { one: OutsideHealth; kind: string; to: ConsolePath | null; query?: Query };

function Outside({ one, kind, to, query = {} }: OutsideProps) {
  const t = useT();
  const formats = useFormats();
  const { name, state, calls, failures, meanMs } = one;
  return (
    <Line state={state} name={name} kind={kind} to={to} query={query}>
      {calls === 0
        ? t(STATE_NAMES[state])
        : t('live.calls', {
            state: t(STATE_NAMES[state]),
            failed: rateText(Math.round((failures * 10_000) / calls)),
            ms: formats.number(meanMs ?? 0),
          })}
    </Line>
  );
}

type LineProps = {
  state: HealthState;
  name: string;
  kind?: string;
  to: ConsolePath | null;
  query?: Query;
  children: ReactNode;
};

function Line({ state, name, kind, to, query = {}, children }: LineProps) {
  return (
    <li>
      <i className={`health-mark health-${state}`} aria-hidden="true" />
      <span>
        {to ? (
          <ConsoleLink to={to} query={query} className="link link-quiet">
            {name}
          </ConsoleLink>
        ) : (
          name
        )}
        {kind && <small className="faint">{kind}</small>}
      </span>
      <span className="muted">{children}</span>
    </li>
  );
}
