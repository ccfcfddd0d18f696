import type { MemberPromotion } from '@baize/contract/promotion';
import { isPaidInPieces } from '@baize/contract/promotion-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { Link } from '@tanstack/react-router';
import { CallError } from '../../shared/server/call-error.tsx';
import { STATUS_NAMES } from './promotion-names.ts';
import { useClaimPromotion } from './use-promotions.ts';

type Props = { promotion: MemberPromotion; size?: 'small' | 'medium' };

/** The one thing to do about a promotion where it stands; nothing to do is a button that is off. */
export function PromotionAction({ promotion, size = 'small' }: Props) {
  const t = useT();
  const { promotionId: id, status, offer, needsApplication, notForYou } = promotion;
  const link = buttonClass({ look: 'brand', size });
  const line = buttonClass({ look: 'line', size });
  if (status === 'claim') return <ClaimButton promotion={promotion} size={size} />;
  if (status === 'join' && offer.page !== null)
    return (
      <Link to={offer.page} className={link}>
        {t('promotions.do_open')}
      </Link>
    );
  if (status === 'join' && (notForYou === null || notForYou === 'guest'))
    return (
      <Link to="/promotions" search={{ id }} className={link}>
        {t(needsApplication ? 'promotions.do_apply' : 'promotions.do_join')}
      </Link>
    );
  if (status === 'joined' && offer.kind === 'deposit')
    return (
      <Link to="/member/depositv2" search={{ promotion: id }} className={link}>
        {t('promotions.do_deposit')}
      </Link>
    );
  if (status === 'process' && offer.kind === 'deposit')
    return (
      <Link to="/member/bonusDetails" className={line}>
        {t('promotions.do_progress')}
      </Link>
    );
  if (status === 'issued')
    return (
      <Link to="/member/rewardCenter" className={line}>
        {t('promotions.do_rewards')}
      </Link>
    );
  return (
    <Button look="line" size={size} disabled>
      {status === 'join' ? t('promotions.do_join') : t(STATUS_NAMES[status])}
    </Button>
  );
}

function ClaimButton({ promotion, size }: Required<Props>) {
  const t = useT();
  const formats = useFormats();
  const show = useToast();
  const claiming = useClaimPromotion();
  const { participation, title, offer } = promotion;
  const rewardId = participation?.rewardId;
  const claim = () => {
    if (!rewardId || claiming.isPending) return;
    const onSuccess = () =>
      show({ tone: 'win', text: t('promotions.claimed_done', { name: title }) });
    claiming.mutate(rewardId, { onSuccess });
  };
  const sum = participation?.amount ?? null;
  const amount =
    sum === null ? '' : isPaidInPieces(offer.pays) ? formats.number(sum) : formats.money(sum);
  return (
    <>
      <Button look="act" size={size} isBusy={claiming.isPending} onClick={claim}>
        {t('promotions.do_claim', { amount })}
      </Button>
      <CallError error={claiming.error} onRetry={claim} />
    </>
  );
}
