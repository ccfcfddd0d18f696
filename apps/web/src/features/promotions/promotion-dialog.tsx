import type { Promotion } from '@baize/contract/system';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { dayAt } from '../../shared/timing/clock.ts';
import { PromotionPicture } from './promotion-picture.tsx';
import './promotions.css';

type Props = { promotion: Promotion | undefined; onClose: () => void };

/** One promotion in all its words. */
export function PromotionDialog({ promotion, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={promotion !== undefined}
      onClose={onClose}
      title={promotion?.title ?? t('hd_event')}
    >
      {promotion && <Told {...promotion} />}
    </Dialog>
  );
}

function Told({ url, since, content }: Promotion) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className="stack">
      <PromotionPicture url={url} />
      <time className="faint small" dateTime={since}>
        {t('shell.promotion_since', { day: formats.date(dayAt(since), 'long') })}
      </time>
      {content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
