import type { MemberPromotion } from '@baize/contract/promotion';
import { useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Dialog } from '@baize/ui/dialog.tsx';
import { JoinBox } from './join-box.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { PromotionProgress } from './promotion-progress.tsx';
import { PromotionSpan } from './promotion-span.tsx';
import { PromotionStatusTag } from './promotion-status.tsx';
import { PromotionTerms } from './promotion-terms.tsx';
import './promotions.css';
import { RaceBoard } from './race-board.tsx';
import { WorkedExample } from './worked-example.tsx';

type Details = { zone: string; lastDeposit: Minor | null };
type Props = Details & { promotion: MemberPromotion | undefined; onClose: () => void };

/** One promotion in all its words and figures; what it asks stands above the button. */
export function PromotionDialog({ promotion, onClose, ...details }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={promotion !== undefined}
      onClose={onClose}
      title={promotion?.title ?? t('hd_event')}
    >
      {promotion && <PromotionDetail promotion={promotion} {...details} />}
    </Dialog>
  );
}

function PromotionDetail({
  promotion,
  zone,
  lastDeposit,
}: Details & { promotion: MemberPromotion }) {
  const { url, content, status, offer } = promotion;
  return (
    <div className="stack">
      <PromotionPicture url={url} />
      <div className="promotion-when">
        <PromotionStatusTag of={status} />
        <span className="muted small">
          <PromotionSpan promotion={promotion} zone={zone} />
        </span>
      </div>
      {content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PromotionProgress promotion={promotion} />
      {offer.kind === 'deposit' && <WorkedExample offer={offer} lastDeposit={lastDeposit} />}
      {offer.board && <RaceBoard board={offer.board} />}
      {offer.page === null && <PromotionTerms promotion={promotion} />}
      <JoinBox promotion={promotion} />
    </div>
  );
}
