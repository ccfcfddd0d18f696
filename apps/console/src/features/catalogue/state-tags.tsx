import type { DeskGame, DeskVendor } from '@baize/contract/catalog-desk';
import { useT } from '@baize/i18n/react.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Moment } from '../../shared/moment.tsx';

type ListingState = Pick<DeskVendor | DeskGame, 'isListed' | 'maintenance'>;

/** Whether it is off, and until when it is closed. */
export function StateTags({ of: { isListed, maintenance } }: { of: ListingState }) {
  const t = useT();
  return (
    <>
      {!isListed && <Tag tone="loss">{t('ops.is_off')}</Tag>}
      {maintenance && (
        <Tag tone="warn">
          {t('ops.in_maintenance')}
          {maintenance.until !== null && (
            <>
              {' · '}
              <Moment at={maintenance.until} />
            </>
          )}
        </Tag>
      )}
    </>
  );
}
