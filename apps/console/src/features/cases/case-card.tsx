import type { CaseFile, CaseKind } from '@baize/contract/case';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { ReactNode } from 'react';
import { CASE_KIND_NAMES, caseName, outcomeName } from '../../shared/case-names.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { CaseEvidenceView } from './case-evidence.tsx';
import './cases.css';

type Props = { file: CaseFile; children?: ReactNode };

/** All there is to know about a case, with the way to what is behind it. */
export function CaseCard({ file, children }: Props) {
  const t = useT();
  return (
    <Card className="queue-detail" aria-label={caseName(file, t)}>
      <header>
        <h2>{caseName(file, t)}</h2>
        <p className="muted">
          {t(CASE_KIND_NAMES[file.kind])} · <bdi>{file.reference}</bdi>{' '}
          <CopyButton value={file.reference} />
        </p>
      </header>
      {file.evidence && <CaseEvidenceView file={file} evidence={file.evidence} />}
      <Facts facts={factsOf(file, t)} />
      {file.reason && (
        <Note tone="brand">
          {file.outcome && <b>{outcomeName(file.kind, file.outcome, t)}: </b>}
          {file.reason}
        </Note>
      )}
      {file.notes.length > 0 && <Notes notes={file.notes} />}
      {children}
    </Card>
  );
}

const factsOf = (file: CaseFile, t: Translate) => [
  ...(file.member ? [{ name: t('console.member'), value: <MemberLink {...file.member} /> }] : []),
  ...(file.operator ? [{ name: t('console.operator'), value: file.operator.name }] : []),
  ...(file.party ? [{ name: t(partyOf(file)), value: <bdi>{file.party}</bdi> }] : []),
  ...(file.about ? [{ name: t(aboutOf(file)), value: <bdi>{file.about}</bdi> }] : []),
  ...(file.day
    ? [
        {
          name: t('console.books'),
          value: (
            <ConsoleLink to="/books" query={{ day: file.day }} className="link">
              {file.day}
            </ConsoleLink>
          ),
        },
      ]
    : []),
  ...(ONE_SIDED.has(file.kind)
    ? []
    : [
        {
          name: t(OURS[file.kind] ?? 'console.ours'),
          value: <Side {...file.ours} />,
        },
        {
          name: t(THEIRS[file.kind] ?? 'console.theirs'),
          value: <Side {...file.theirs} />,
        },
      ]),
  { name: t('console.case_opened'), value: <Moment at={file.openedAt} /> },
  ...(file.decideBy
    ? [{ name: t('console.case_decide_by'), value: <Moment at={file.decideBy} /> }]
    : []),
  { name: t('console.case_seen'), value: String(file.seenCount) },
  { name: t('console.case_owner'), value: file.owner?.name ?? t('console.case_nobody') },
  ...(file.endedAt
    ? [{ name: t('console.case_ended_at'), value: <Moment at={file.endedAt} /> }]
    : []),
  ...(file.endedBy ? [{ name: t('console.case_ended_by'), value: file.endedBy }] : []),
];

const partyOf = ({ kind }: CaseFile) =>
  kind === 'payment' ? 'console.provider' : 'console.vendor';

const aboutOf = ({ kind }: CaseFile) => {
  if (kind === 'alert') return 'console.case_call';
  if (kind === 'exclusion') return 'console.case_excluded_account';
  return kind === 'reward' ? 'console.case_other_account' : 'console.statement';
};

/** Cases in which nothing is held against something else. */
const ONE_SIDED: ReadonlySet<CaseKind> = new Set([
  'alert',
  'operator',
  'exclusion',
  'risk',
  'care',
]);

/** What the two sides of a case are called where they are no books. */
const OURS: Readonly<Partial<Record<CaseKind, PlainKey>>> = {
  claim: 'console.payout',
  reward: 'console.case_held_sum',
};
const THEIRS: Readonly<Partial<Record<CaseKind, PlainKey>>> = {
  claim: 'console.said_came',
  reward: 'console.case_member_says',
};

const Side = ({ amount, text }: CaseFile['ours']) =>
  amount === null ? <bdi>{text ?? '—'}</bdi> : <MoneyText amount={amount} />;

function Notes({ notes }: Pick<CaseFile, 'notes'>) {
  const t = useT();
  return (
    <section>
      <h3>{t('console.case_notes')}</h3>
      <ol className="case-notes">
        {notes.map(({ operator, at, text }) => (
          <li key={`${operator} ${at} ${text}`}>
            <p>{text}</p>
            <span className="muted small">
              {operator}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
