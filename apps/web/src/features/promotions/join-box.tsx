import type { MemberPromotion } from '@baize/contract/promotion';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { useGate } from '../../shared/session/gate.ts';
import { ApplicationForm } from './application-form.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { reasonNot } from './promotion-facts.ts';
import { useJoin } from './use-promotions.ts';

/** Below everything that is asked: join, apply, or why not. */
export function JoinBox({ promotion }: { promotion: MemberPromotion }) {
  const t = useT();
  const { status, notForYou, needsApplication, offer } = promotion;
  const why = reasonNot(promotion, t);
  if (status !== 'join' || offer.page !== null)
    return <PromotionAction promotion={promotion} size="medium" />;
  if (notForYou !== null && notForYou !== 'guest') return <Note>{why}</Note>;
  if (needsApplication && notForYou === null) return <ApplicationForm promotion={promotion} />;
  return <JoinButton promotion={promotion} />;
}

function JoinButton({ promotion }: { promotion: MemberPromotion }) {
  const t = useT();
  const gate = useGate();
  const show = useToast();
  const joining = useJoin();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const { title, needsApplication, offer } = promotion;
  const isMissing = offer.needsCode && code.trim() === '';
  const join = () => {
    if (!gate({ label: title }) || joining.isPending) return;
    setTried(true);
    if (isMissing) return;
    const asked = { ...promotion, ...(offer.needsCode && { code: code.trim() }) };
    joining.mutate(asked, {
      onSuccess: () => show({ tone: 'win', text: t('promotions.joined_done', { name: title }) }),
    });
  };
  return (
    <>
      {offer.needsCode && (
        <TextField
          label={t('promotions.code')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={code}
          error={isTried && isMissing ? t('promotions.code_missing') : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <CallError error={joining.error} onRetry={join} />
      <Button look="act" isFull isBusy={joining.isPending} onClick={join}>
        {t(needsApplication ? 'promotions.do_apply' : 'promotions.do_join')}
      </Button>
    </>
  );
}
