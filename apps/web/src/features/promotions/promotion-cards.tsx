import type { MemberPromotion } from '@baize/contract/promotion';
import type { Promotion } from '@baize/contract/system';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Link } from '@tanstack/react-router';
import { PromotionAction } from './promotion-action.tsx';
import { factsOf, reasonNot } from './promotion-facts.ts';
import { PromotionPicture } from './promotion-picture.tsx';
import { PromotionSpan } from './promotion-span.tsx';
import { PromotionStatusTag } from './promotion-status.tsx';
import './promotions.css';

/** The words alone, as they came with the page: where the member stands comes after it. */
export const PromotionWords = ({ promotions }: { promotions: readonly Promotion[] }) => (
  <ul className="promotions">
    {promotions.map(({ id, title, content, url }) => (
      <li key={id} className="promotion">
        <PromotionPicture url={url} />
        <div className="promotion-words">
          <CardTitle id={id} title={title} />
          <p>{content[0]}</p>
        </div>
      </li>
    ))}
  </ul>
);

type Props = { promotions: readonly MemberPromotion[]; zone: string };

export const PromotionCards = ({ promotions, zone }: Props) => (
  <ul className="promotions">
    {promotions.map((promotion) => (
      <li key={promotion.promotionId} className="promotion" data-status={promotion.status}>
        <PromotionCard promotion={promotion} zone={zone} />
      </li>
    ))}
  </ul>
);

const CardTitle = ({ id, title }: { id: string; title: string }) => (
  <h2>
    <Link to="/promotions" search={{ id }}>
      {title}
    </Link>
  </h2>
);

function PromotionCard({ promotion, zone }: { promotion: MemberPromotion; zone: string }) {
  const t = useT();
  const formats = useFormats();
  const { promotionId, title, content, url, status, offer } = promotion;
  const why = reasonNot(promotion, t);
  return (
    <>
      <PromotionPicture url={url} />
      <div className="promotion-status">
        <PromotionStatusTag of={status} />
      </div>
      <div className="promotion-words">
        <CardTitle id={promotionId} title={title} />
        <p>{content[0]}</p>
        <div className="promotion-facts">
          {factsOf(offer, { t, formats }).map((fact) => (
            <Tag key={fact}>{fact}</Tag>
          ))}
        </div>
        {why && <p className="promotion-why">{why}</p>}
        <footer>
          <span className="faint small">
            <PromotionSpan promotion={promotion} zone={zone} />
          </span>
          <PromotionAction promotion={promotion} />
        </footer>
      </div>
    </>
  );
}
