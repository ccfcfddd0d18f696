import type { Agreement } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Id } from '@baize/std/id';
import { AgreementTag } from '@baize/ui/agreement-tag.tsx';
import { KINDS } from '@baize/ui/agreement-words';
import { Card } from '@baize/ui/card.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { type EndingWords, PastEndings } from '@baize/ui/past-endings.tsx';
import { rateText } from '@baize/ui/rate-text';
import { type Column, Table } from '@baize/ui/table.tsx';
import { TermsText } from '@baize/ui/terms-text.tsx';
import { Answered } from '../../shared/answered.tsx';
import { now } from '../../shared/clock.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import { MemberLink } from '../../shared/member-link.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { AgreementActs } from './agreement-acts.tsx';
import './agreements.css';
import { EndingNote } from './ending-note.tsx';
import { type AgreementFile, useAgreement } from './use-platform-agreements.ts';

/** One agreement of the platform: what it says, what was asked about it, and all its versions. */
export function AgreementDetail({ agreementId }: { agreementId: Id<'agr'> }) {
  const query = useAgreement(agreementId);
  return <Answered query={query}>{(file) => <Parts file={file} />}</Answered>;
}

function Parts({ file }: { file: AgreementFile }) {
  const t = useT();
  const { brand } = useOperator();
  const { agreement, versions } = file;
  return (
    <>
      <header className="console-head">
        <div>
          <h1>
            {t(KINDS[agreement.kind])} · <bdi>{agreement.payee.account}</bdi>
          </h1>
          <p className="row muted">
            <AgreementTag agreement={agreement} now={now()} />
            {t('console.version_of', { version: agreement.version })}
          </p>
        </div>
        <AgreementActs file={file} />
      </header>
      <EndingNote file={file} />
      <div className="case-cards">
        <Card>
          <h2>{t('agreements.in_words')}</h2>
          <TermsText
            kind={agreement.kind}
            terms={agreement}
            isMine={false}
            activeValidBets={brand.activeValidBets}
          />
        </Card>
        <Card>
          <h2>{t('console.course')}</h2>
          <Course agreement={agreement} />
          <PastEndings agreement={agreement} words={WORDS} />
        </Card>
      </div>
      <section className="stack">
        <h2>{t('console.versions')}</h2>
        <Card padding="flush">
          <Table
            caption={t('console.versions')}
            rows={versions}
            keyOf={(each) => each.agreementId}
            density="dense"
            columns={columnsOf(t, agreement.agreementId)}
          />
        </Card>
      </section>
    </>
  );
}

/** Here the platform and the agent are the two sides, whoever sits at the desk. */
const WORDS: EndingWords = {
  mine: {
    accepted: 'console.past_platform_accepted',
    rejected: 'console.past_platform_rejected',
    withdrawn: 'console.past_platform_withdrawn',
  },
  theirs: {
    accepted: 'console.past_agent_accepted',
    rejected: 'console.past_agent_rejected',
    withdrawn: 'console.past_agent_withdrawn',
  },
};

function Course({ agreement }: { agreement: Agreement }) {
  const t = useT();
  const { answeredAt, startsAt, endsAt, endReason } = agreement;
  return (
    <Facts
      facts={[
        { name: t('console.top_agent'), value: <MemberLink {...agreement.payee} /> },
        { name: t('console.offered_at'), value: <Moment at={agreement.offeredAt} /> },
        ...(answeredAt === null
          ? [{ name: t('console.offered_until'), value: <Moment at={agreement.offeredUntil} /> }]
          : [{ name: t('console.answered_at'), value: <Moment at={answeredAt} /> }]),
        ...(startsAt ? [{ name: t('agreements.since'), value: <Moment at={startsAt} /> }] : []),
        ...(endsAt ? [{ name: t('agreements.until'), value: <Moment at={endsAt} /> }] : []),
        ...(endReason ? [{ name: t('console.end_reason'), value: endReason }] : []),
      ]}
    />
  );
}

const columnsOf = (t: Translate, shown: Id<'agr'>): readonly Column<Agreement>[] => [
  {
    key: 'version',
    title: t('agreements.version'),
    isHeader: true,
    cell: ({ agreementId, version }) =>
      agreementId === shown ? (
        <b>{t('console.version_shown', { version })}</b>
      ) : (
        <ConsoleLink to={`/agreements/${agreementId}`} className="link">
          {t('console.version_of', { version })}
        </ConsoleLink>
      ),
  },
  {
    key: 'rate',
    title: t('console.rate_up_to'),
    isNumber: true,
    cell: ({ topRate }) => rateText(topRate),
  },
  {
    key: 'state',
    title: t('console.status'),
    cell: (agreement) => <AgreementTag agreement={agreement} now={now()} />,
  },
  {
    key: 'offered',
    title: t('console.offered_at'),
    cell: ({ offeredAt }) => <Moment at={offeredAt} />,
  },
  { key: 'since', title: t('agreements.since'), cell: ({ startsAt }) => <Moment at={startsAt} /> },
  { key: 'until', title: t('agreements.until'), cell: ({ endsAt }) => <Moment at={endsAt} /> },
];
