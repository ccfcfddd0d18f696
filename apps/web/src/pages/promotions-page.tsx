import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { PromotionCards } from '../features/promotions/promotion-cards.tsx';
import { PromotionDialog } from '../features/promotions/promotion-dialog.tsx';
import { useOpenedPromotion } from '../features/promotions/use-opened-promotion.ts';
import { StatePicture } from '../features/system/state-picture.tsx';
import { useAnnouncements } from '../shared/server/announcements.ts';
import { AnnouncementsAway } from './announcements-away.tsx';

/** The page shows no title: its name is in the menu one came by, and for readers. */
export function PromotionsPage() {
  const t = useT();
  const announcements = useAnnouncements();
  const { id, close } = useOpenedPromotion();
  const promotions = announcements.data?.promotion;
  return (
    <>
      <h1 className="sr">{t('hd_event')}</h1>
      <AnnouncementsAway query={announcements} />
      {promotions?.length === 0 && (
        <Card>
          <EmptyState art={<StatePicture of="records" />} title={t('shell.promotions_none')}>
            {t('shell.promotions_none_text')}
          </EmptyState>
        </Card>
      )}
      {promotions && promotions.length > 0 && <PromotionCards promotions={promotions} />}
      <PromotionDialog promotion={promotions?.find((row) => row.id === id)} onClose={close} />
    </>
  );
}
