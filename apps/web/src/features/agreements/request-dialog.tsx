import type { Agreement, AgreementRequest } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import { instant } from '@baize/std/time';
import { KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { ConsentList } from './consent-list.tsx';
import { useAnswerEnding, useAnswerOffer } from './use-agreements.ts';
import { newsText, otherSide } from './words.ts';

type Props = { request: AgreementRequest; onClose: () => void };

/** An offer or a request to end, with what it means, to be answered here; or what came of one. */
export function RequestDialog({ request, onClose }: Props) {
  return request.kind === 'success' ? (
    <NewsDialog request={request} onClose={onClose} />
  ) : (
    <AnswerDialog request={request} onClose={onClose} />
  );
}

function NewsDialog({ request: { agreement, news }, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t('agreements.news_title', { kind: t(KINDS[agreement.kind]) })}
      footer={
        <Button look="brand" onClick={onClose}>
          {t('agreements.understood')}
        </Button>
      }
    >
      {news && (
        <Note tone={news === 'offerAccepted' || news === 'endingAccepted' ? 'brand' : 'warn'}>
          <p>{newsText(news, otherSide(agreement, t), t)}</p>
          {news === 'endingRejected' && <Answer agreement={agreement} />}
          <Moment agreement={agreement} />
        </Note>
      )}
      <AgreedTerms kind={agreement.kind} terms={agreement} isMine={agreement.side === 'payee'} />
    </Dialog>
  );
}

/** Why the last request was rejected, where that was said. */
function Answer({ agreement: { pastEndings } }: { agreement: Agreement }) {
  const [last] = pastEndings;
  return last?.answer && <blockquote className="offer-message">{last.answer}</blockquote>;
}

/** From when or until when it holds, where that is known. */
function Moment({ agreement: { status, startsAt, endsAt } }: { agreement: Agreement }) {
  const t = useT();
  const { dateTime } = useFormats();
  const at = (iso: string) => dateTime(instant(new Date(iso)));
  if (endsAt) return <p>{t('agreements.ends_at', { at: at(endsAt) })}</p>;
  if (status === 'agreed' && startsAt)
    return <p>{t('agreements.is_coming', { at: at(startsAt) })}</p>;
  return null;
}

function useAnswer({ kind, agreement }: AgreementRequest) {
  const offer = useAnswerOffer();
  const ending = useAnswerEnding();
  const used = kind === 'newContract' ? offer : ending;
  const answer = (accepts: boolean, endsBelow: readonly MemberId[]) => {
    const said = { accepts, endsBelow: [...endsBelow] };
    if (kind === 'newContract') offer.mutate({ agreementId: agreement.agreementId, ...said });
    else if (agreement.ending) ending.mutate({ endingId: agreement.ending.endingId, ...said });
  };
  return { answer, ...used };
}

function AnswerDialog({ request, onClose }: Props) {
  const t = useT();
  const [agreed, setAgreed] = useState<readonly MemberId[]>([]);
  const [isTried, setTried] = useState(false);
  const { answer, ...answering } = useAnswer(request);
  const { agreement, wouldEnd } = request;
  const isMissing = wouldEnd.some(({ memberId }) => !agreed.includes(memberId));
  const accept = () => {
    setTried(true);
    if (!isMissing)
      answer(
        true,
        wouldEnd.map(({ memberId }) => memberId),
      );
  };
  const title = request.kind === 'newContract' ? 'agreements.new_title' : 'agreements.ending_title';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!answering.isPending}
      title={t(title, { kind: t(KINDS[agreement.kind]) })}
      footer={
        answering.data ? (
          <Button look="brand" onClick={onClose}>
            {t('agreements.done')}
          </Button>
        ) : (
          <>
            <Button look="line" disabled={answering.isPending} onClick={() => answer(false, [])}>
              {t('agreements.reject')}
            </Button>
            <Button look="line" isBusy={answering.isPending} onClick={accept}>
              {t('agreements.accept')}
            </Button>
          </>
        )
      }
    >
      {answering.data ? (
        <Outcome request={request} after={answering.data} />
      ) : (
        <div className="offer-form">
          <Asked request={request} />
          <ConsentList
            people={wouldEnd}
            agreed={agreed}
            onChange={setAgreed}
            isMissing={isTried && isMissing}
          />
          <CallError error={answering.error} />
        </div>
      )}
    </Dialog>
  );
}

/** What is asked for, by whom, and until when. */
function Asked({ request: { kind, agreement } }: { request: AgreementRequest }) {
  const t = useT();
  const { dateTime } = useFormats();
  const isNew = kind === 'newContract';
  const from = otherSide(agreement, t);
  const words = isNew ? agreement.message : agreement.ending?.reason;
  return (
    <>
      <p>
        {t(isNew ? 'agreements.offers_you' : 'agreements.asks_to_end', { from })}
        {isNew && (
          <b className="offer-rate">
            {' '}
            {t('agreements.up_to', { rate: rateText(agreement.topRate) })}
          </b>
        )}
      </p>
      {words && <blockquote className="offer-message">{words}</blockquote>}
      <AgreedTerms kind={agreement.kind} terms={agreement} isMine={agreement.side === 'payee'} />
      <p className="muted small">
        {isNew ? (
          <>
            {t('agreements.begins_text')}{' '}
            {t('agreements.answer_until', {
              at: dateTime(instant(new Date(agreement.offeredUntil))),
            })}
          </>
        ) : (
          t('agreements.runs_until_period')
        )}
      </p>
    </>
  );
}

function Outcome({ request, after }: { request: AgreementRequest; after: Agreement }) {
  const t = useT();
  const { dateTime } = useFormats();
  const at = (iso: string | null) => (iso ? dateTime(instant(new Date(iso))) : '');
  if (request.kind === 'newContract') {
    return after.status === 'agreed' ? (
      <Note tone="brand">{t('agreements.agreed_from', { at: at(after.startsAt) })}</Note>
    ) : (
      <Note>{t('agreements.rejected_told')}</Note>
    );
  }
  return after.endsAt ? (
    <Note tone="brand">{t('agreements.ends_at', { at: at(after.endsAt) })}</Note>
  ) : (
    <Note>{t('agreements.goes_on')}</Note>
  );
}
