import type { Output } from '@baize/contract/endpoint';
import type { listPromotions } from '@baize/contract/promotion';
import { PROMOTION_CATEGORIES, type PromotionCategory } from '@baize/contract/promotion-rules';
import { useT } from '@baize/i18n/react.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { useState } from 'react';
import { PromotionCards } from './promotion-cards.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { CATEGORY_NAMES } from './promotion-names.ts';
import './promotions.css';
import { useOpenedPromotion } from './use-opened-promotion.ts';

type Props = { answer: Output<typeof listPromotions> };

/** Promotions by category, or all of them, and the one that the address names. */
export function PromotionBoard({ answer: { promotions, zone, lastDeposit } }: Props) {
  const t = useT();
  const [category, setCategory] = useState<PromotionCategory | null>(null);
  const { id, close } = useOpenedPromotion();
  const shown = promotions.filter((each) => category === null || each.category === category);
  const used = PROMOTION_CATEGORIES.filter((one) =>
    promotions.some((each) => each.category === one),
  );
  return (
    <>
      <fieldset className="promotion-categories">
        <legend className="sr">{t('promotions.categories')}</legend>
        <Chip isChosen={category === null} onClick={() => setCategory(null)}>
          {t('promotions.all')}
        </Chip>
        {used.map((one) => (
          <Chip key={one} isChosen={category === one} onClick={() => setCategory(one)}>
            {t(CATEGORY_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      {shown.length === 0 && <p className="muted">{t('promotions.none_here')}</p>}
      <PromotionCards promotions={shown} zone={zone} />
      <PromotionDialog
        promotion={promotions.find(({ promotionId }) => promotionId === id)}
        zone={zone}
        lastDeposit={lastDeposit}
        onClose={close}
      />
    </>
  );
}
