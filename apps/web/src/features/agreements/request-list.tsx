import type { AgreementRequest } from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import { KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import './agreements.css';
import { RequestDialog } from './request-dialog.tsx';
import { useAnswers } from './use-answers.ts';
import { markOf } from './use-requests.ts';
import { newsText, otherSide } from './words.ts';

type Props = {
  /** As they were when the list was opened: what is answered stays to be read. */
  requests: readonly AgreementRequest[];
  onClose: () => void;
};

/** Everything that waits, in one place: answered one by one, or all together. Closing decides nothing. */
export function RequestList({ requests, onClose }: Props) {
  const t = useT();
  const [looked, setLooked] = useState<AgreementRequest | null>(null);
  const answers = useAnswers();
  const open = requests.filter((each) => each.kind !== 'success');
  const news = requests.filter((each) => each.kind === 'success');
  const undecided = open.filter((each) => answers.outcomeOf(each) === undefined);
  if (looked) {
    return <RequestDialog request={looked} onClose={() => setLooked(null)} />;
  }
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      canClose={!answers.isBusy}
      title={t('agreements.list_title', { count: requests.length })}
      footer={<ListFooter undecided={undecided} answers={answers} onClose={onClose} />}
    >
      <div className="request-list">
        {open.length > 0 && <p className="muted">{t('agreements.list_lead')}</p>}
        <ul>
          {open.map((request) => (
            <OpenRow
              key={markOf(request)}
              request={request}
              answers={answers}
              onLook={() => setLooked(request)}
            />
          ))}
          {news.map((request) => (
            <NewsRow key={markOf(request)} request={request} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type Answers = ReturnType<typeof useAnswers>;

type RowProps = { request: AgreementRequest; answers: Answers; onLook: () => void };

/** What ends contracts below is agreed to by name: it is opened, and not answered from here. */
function OpenRow({ request, answers, onLook }: RowProps) {
  const t = useT();
  const { agreement, kind, wouldEnd } = request;
  const title = kind === 'newContract' ? 'agreements.new_title' : 'agreements.ending_title';
  const outcome = answers.outcomeOf(request);
  return (
    <li>
      <div className="request-head">
        <b>{t(title, { kind: t(KINDS[agreement.kind]) })}</b>
        <span className="muted">
          <bdi>{otherSide(agreement, t)}</bdi> ·{' '}
          {t('agreements.up_to', { rate: rateText(agreement.topRate) })}
        </span>
      </div>
      {outcome ? (
        <Note tone={outcome === 'accepted' ? 'brand' : 'info'}>{t(OUTCOMES[outcome])}</Note>
      ) : (
        <div className="agreement-actions">
          {wouldEnd.length > 0 ? (
            <Button look="line" size="small" disabled={answers.isBusy} onClick={onLook}>
              {t('agreements.look_answer')}
            </Button>
          ) : (
            <>
              <Button
                look="line"
                size="small"
                disabled={answers.isBusy}
                onClick={() => answers.answer([request], false)}
              >
                {t('agreements.reject')}
              </Button>
              <Button
                look="line"
                size="small"
                disabled={answers.isBusy}
                onClick={() => answers.answer([request], true)}
              >
                {t('agreements.accept')}
              </Button>
            </>
          )}
        </div>
      )}
      <CallError error={answers.errorOf(request) ?? null} />
      <Disclosure title={t('agreements.in_words')}>
        <AgreedTerms kind={agreement.kind} terms={agreement} isMine={agreement.side === 'payee'} />
      </Disclosure>
    </li>
  );
}

const OUTCOMES = {
  accepted: 'agreements.list_accepted',
  rejected: 'agreements.rejected_told',
  answered: 'agreements.list_answered',
} as const;

function NewsRow({ request: { agreement, news } }: { request: AgreementRequest }) {
  const t = useT();
  return (
    <li>
      <div className="request-head">
        <b>{t('agreements.news_title', { kind: t(KINDS[agreement.kind]) })}</b>
        {news && <span className="muted">{newsText(news, otherSide(agreement, t), t)}</span>}
      </div>
    </li>
  );
}

type FooterProps = {
  undecided: readonly AgreementRequest[];
  answers: Answers;
  onClose: () => void;
};

/** All together is asked once more before it is done; what rejects stands apart from what accepts. */
function ListFooter({ undecided, answers, onClose }: FooterProps) {
  const t = useT();
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null);
  const together = undecided.filter(({ wouldEnd }) => wouldEnd.length === 0);
  const count = together.length;
  if (asked && count > 0) {
    return (
      <>
        <Button look="line" disabled={answers.isBusy} onClick={() => setAsked(null)}>
          {t('agreements.back')}
        </Button>
        <Button
          className="request-all"
          look={asked === 'reject' ? 'danger' : 'act'}
          isBusy={answers.isBusy}
          onClick={() => {
            answers.answer(together, asked === 'accept');
            setAsked(null);
          }}
        >
          {t(asked === 'accept' ? 'agreements.do_accept_all' : 'agreements.do_reject_all', {
            count,
          })}
        </Button>
      </>
    );
  }
  return (
    <>
      {count > 1 && (
        <Button
          className="request-reject-all"
          look="ghost"
          disabled={answers.isBusy}
          onClick={() => setAsked('reject')}
        >
          {t('agreements.reject_all')}
        </Button>
      )}
      <Button look="ghost" isBusy={answers.isBusy} onClick={onClose}>
        {t(undecided.length > 0 ? 'agreements.later' : 'agreements.done')}
      </Button>
      {count > 1 && (
        <Button look="line" disabled={answers.isBusy} onClick={() => setAsked('accept')}>
          {t('agreements.accept_all')}
        </Button>
      )}
    </>
  );
}
