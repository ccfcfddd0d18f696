import type { Promotion } from '@baize/contract/system';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { PromotionBoard } from '../features/promotions/promotion-board.tsx';
import { PromotionWords } from '../features/promotions/promotion-cards.tsx';
import { usePromotions } from '../features/promotions/use-promotions.ts';
import { StatePicture } from '../features/system/state-picture.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';
import { useAnnouncements } from '../shared/server/announcements.ts';
import { AnnouncementsAway } from './announcements-away.tsx';

/**
 * The page shows no title: its name is in the menu one came by, and for readers. The words came with
 * the page; terms, and where the member stands, take their place when they are there.
 */
export function PromotionsPage() {
  const t = useT();
  const announcements = useAnnouncements();
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
      {promotions && promotions.length > 0 && (
        <AreaTexts
          areas={textsAt('/promotions')}
          waiting={<PromotionWords promotions={promotions} />}
        >
          <Board promotions={promotions} />
        </AreaTexts>
      )}
    </>
  );
}

function Board({ promotions }: { promotions: readonly Promotion[] }) {
  const { data } = usePromotions();
  return data ? <PromotionBoard answer={data} /> : <PromotionWords promotions={promotions} />;
}
