import type { RedEnvelope } from '@baize/contract/red-envelope';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { CopyButton } from '@baize/ui/copy-button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { useRequestKey } from '@baize/ui/use-request-key';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { StepUpDialog } from '../../shared/fields/step-up-dialog.tsx';
import type { FactorProof } from '../../shared/fields/use-factor.ts';
import { useStepUp } from '../../shared/fields/use-step-up.ts';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { GiftFields } from './gift-fields.tsx';
import { giftProblem, NO_GIFT, wholeOf } from './gift-rules.ts';
import { linkOf } from './my-envelopes.tsx';
import type { EnvelopeLists } from './red-envelopes.tsx';
import { useSendEnvelope } from './use-envelopes.ts';

type Gifts = EnvelopeLists['gifts'];

/** Cash for friends: how much, in how many packets, how it is split, and a wish. */
export function GiftForm({ gifts }: { gifts: Gifts }) {
  const t = useT();
  const [sent, setSent] = useState<RedEnvelope | null>(null);
  return (
    <Card className="envelope-gift">
      <h2>{t('rewards.gift_title')}</h2>
      <p className="muted">{t('rewards.gift_lead')}</p>
      {!gifts.hasPaymentPassword ? (
        <NoPassword />
      ) : sent ? (
        <GiftSent sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <Fields gifts={gifts} onSent={setSent} />
      )}
    </Card>
  );
}

function NoPassword() {
  const t = useT();
  return (
    <>
      <p>{t('rewards.gift_no_password')}</p>
      <Link to="/member/securityCenter" className={buttonClass({ look: 'line' })}>
        {t('shell.my_account')}
      </Link>
    </>
  );
}

type FieldsProps = { gifts: Gifts; onSent: (sent: RedEnvelope) => void };

function Fields({ gifts, onSent }: FieldsProps) {
  const t = useT();
  const { currency } = useBrand();
  const [draft, setDraft] = useState(NO_GIFT);
  const [isTried, setTried] = useState(false);
  const sending = useSendEnvelope();
  const keyOf = useRequestKey();
  const total = parseAmount(draft.amount, currency.scale);
  const problem = giftProblem(gifts, draft, total);
  const stepUp = useStepUp(() => sending.reset());
  const send = (factor?: FactorProof) => {
    setTried(true);
    if (problem || total === null || sending.isPending) return;
    const { split, password: paymentPassword } = draft;
    const [packets, wish] = [wholeOf(draft.packets), draft.wish.trim()];
    const requestKey = keyOf([total, packets, split, wish].join(' '));
    const gift = { requestKey, total, packets, split, paymentPassword, ...(factor && { factor }) };
    const hearing = { onSuccess: onSent, onError: stepUp.hear };
    sending.mutate({ ...gift, ...(wish && { wish }) }, hearing);
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <GiftFields
          gifts={gifts}
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          problem={isTried ? problem : null}
        />
        {stepUp.ways === null && <CallError error={sending.error} onRetry={() => send()} />}
        <Button look="brand" type="submit" isBusy={sending.isPending}>
          {t('rewards.gift_send')}
        </Button>
      </form>
      {stepUp.ways !== null && (
        <StepUpDialog
          stepUp={stepUp}
          of="sending"
          isBusy={sending.isPending}
          error={sending.error}
          onProve={send}
        />
      )}
    </>
  );
}

type SentProps = { sent: RedEnvelope; onAgain: () => void };

function GiftSent({ sent, onAgain }: SentProps) {
  const t = useT();
  const { money } = useFormats();
  return (
    <>
      <Note tone="brand">
        <p>{t('rewards.gift_sent', { amount: money(sent.total), packets: sent.packets })}</p>
      </Note>
      <p className="envelope-link">
        <bdi>{linkOf(sent)}</bdi>
      </p>
      <div className="envelope-sent">
        <CopyButton value={linkOf(sent)} hasWords />
        <Button look="ghost" onClick={onAgain}>
          {t('rewards.gift_again')}
        </Button>
      </div>
    </>
  );
}
