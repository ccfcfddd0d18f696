import type { MemberPromotion } from '@baize/contract/promotion';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Note } from '@baize/ui/note.tsx';

/** How far the member's own part has come, and why it went no further. */
export function PromotionProgress({ promotion }: { promotion: MemberPromotion }) {
  const t = useT();
  const formats = useFormats();
  const { status, participation, offer } = promotion;
  if (!participation) return null;
  const { progress, reason, joinedAt } = participation;
  if (status === 'rejected')
    return <Note tone="loss">{t('promotions.rejected_because', { reason: reason ?? '' })}</Note>;
  if (status === 'applying') {
    const time = formats.dateTime(instant(new Date(joinedAt)));
    return <Note>{t('promotions.applied', { time })}</Note>;
  }
  if (progress === null || (status !== 'joined' && status !== 'process')) return null;
  if (offer.bets === null)
    return <Note>{t('promotions.loss', { amount: formats.money(progress) })}</Note>;
  const words = t('promotions.progress', {
    done: formats.money(progress),
    required: formats.money(offer.bets),
  });
  const share = Math.min(100, Number((progress * 100n) / offer.bets));
  return (
    <div className="promotion-progress">
      <progress max={100} value={share} aria-label={words} />
      <b>{words}</b>
    </div>
  );
}
